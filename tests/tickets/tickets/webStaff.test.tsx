import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Screens } from "#tests/support/screens.ts";
import { openTickets, signed } from "./webTickets.ts";

let screens: Screens;
afterEach(() => screens.close());

/** The screen of the staff at a ticket of the client's. */
async function openTaken() {
  let id = "";
  screens = await openTickets("/workorder/list", {
    as: "support",
    before: async (ask) => {
      const { client, support } = await signed(ask);
      id = await client.create();
      await support.step(id, "CLAIM");
    },
  });
  await screens.berth.go(`/workorder/details/${id}`);
  await screen.findByText("Since noon.");
}
const more = async (name: string) => {
  await screens.press("More actions");
  await screens.press(name, "menuitem");
  return within(await screen.findByRole("dialog"));
};

test("a ticket is given to a colleague", async () => {
  await openTaken();
  const drawer = await more("Assign");
  const people = await drawer.findByLabelText<HTMLSelectElement>(/^Person/);
  const admin = await drawer.findByRole("option", { name: "Maren Okafor" });
  await screens.berth.user.selectOptions(people, admin);
  await screens.berth.user.click(drawer.getByRole("button", { name: "Assign" }));
  await screen.findByText(/gave it to Maren Okafor/);
});

test("category and priority of a ticket are changed", async () => {
  await openTaken();
  const drawer = await more("Change category and priority");
  await screens.berth.user.selectOptions(await drawer.findByLabelText(/^Priority/), "High");
  await screens.berth.user.click(drawer.getByRole("button", { name: "Save" }));
  await screen.findByText(/set the priority to High/);
});

test("a part of a ticket becomes one of its own", async () => {
  await openTaken();
  const drawer = await more("Split");
  await screens.berth.user.type(await drawer.findByLabelText(/^Subject/), "A second fault");
  await screens.berth.user.click(drawer.getByRole("checkbox"));
  await screens.berth.user.click(drawer.getByRole("button", { name: "Split" }));
  await screen.findByRole("heading", { name: "A second fault" });
});

test("a ready reply without a title is not kept", async () => {
  screens = await openTickets("/workorder/list", { as: "support" });
  const [manage] = await screen.findAllByRole("button", { name: "Ready replies" });
  await screens.berth.user.click(manage ?? document.body);
  await screens.press("New ready reply");
  const form = within(await screen.findByRole("form", { name: "New ready reply" }));
  await screens.berth.user.click(form.getByRole("button", { name: "Save" }));
  expect((await form.findByLabelText(/^Title/)).getAttribute("aria-invalid")).toBe("true");
});

test("the report tells how tickets went, by category and by person", async () => {
  screens = await openTickets("/workorder/list?part=report", { as: "support" });
  const byCategory = within(await screen.findByRole("table", { name: "By category" }));
  expect(byCategory.getByRole("rowheader", { name: "Billing" })).toBeTruthy();
  await screens.press("By person");
  const byPerson = within(await screen.findByRole("table", { name: "By person" }));
  expect(byPerson.getByRole("rowheader", { name: "Tobias Lindqvist" })).toBeTruthy();
});

test("the report by category stays under its own heading until the one by person came", async () => {
  screens = await openTickets("/workorder/list?part=report", { as: "support" });
  const byCategory = within(await screen.findByRole("table", { name: "By category" }));
  const answer = screens.holdBack("TicketReport");
  await screens.press("By person");
  expect(screen.queryByRole("table", { name: "By person" })).toBeNull();
  expect(byCategory.getByRole("rowheader", { name: "Billing" })).toBeTruthy();
  answer();
  await screen.findByRole("table", { name: "By person" });
});

test("a report that does not come says so, and the one before is there to go back to", async () => {
  screens = await openTickets("/workorder/list?part=report", { as: "support", fragile: "TicketReport" });
  await screen.findByRole("table", { name: "By category" });
  screens.away = true;
  await screens.press("By person");
  await screen.findByText("The reports cannot be shown right now");
  expect(screen.queryByRole("table")).toBeNull();
  await screens.press("By category");
  await screen.findByRole("table", { name: "By category" });
});
