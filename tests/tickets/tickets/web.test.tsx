import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openTickets, signed } from "./webTickets.ts";
import type { Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

test("answers of the help centre are offered while a ticket is written", async () => {
  screens = await openTickets("/workorder/list/WorkOrderUser?add=1", { as: "client" });
  const drawer = within(await screen.findByRole("dialog"));
  await screens.berth.user.type(await drawer.findByLabelText(/^Subject/), "payment password order");
  await drawer.findByText("These may answer it");
});

test("a ticket without a subject is not sent, and says at its field why", async () => {
  screens = await openTickets("/workorder/list/WorkOrderUser?add=1", { as: "client" });
  const drawer = within(await screen.findByRole("dialog"));
  await drawer.findByLabelText(/^Subject/);
  await screens.berth.user.click(drawer.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(drawer.getByLabelText(/^Subject/).getAttribute("aria-invalid")).toBe("true"));
  expect(screens.berth.sent("TicketCreate")).toBe(0);
});

test("whoever wrote a ticket sees no queue", async () => {
  screens = await openTickets("/workorder/list", { as: "client" });
  await screen.findByRole("link", { name: "New work order" });
  expect(screen.queryByRole("button", { name: "Take the next one" })).toBeNull();
});

test("a solved ticket is rated, then opened again", async () => {
  let id = "";
  screens = await openTickets("/workorder/list/WorkOrderUser", {
    as: "client",
    before: async (ask) => {
      const { client, support } = await signed(ask);
      id = await client.create();
      await support.step(id, "CLAIM");
      await support.step(id, "RESOLVE");
    },
  });
  await screens.berth.go(`/workorder/details/${id}`);
  await screens.press("4 stars", "radio");
  await screen.findByText(/gave 4 stars/);
  await screens.press("More actions");
  await screens.press("Reopen", "menuitem");
  await screen.findByText(/reopened it/);
});

test("a list that cannot be fetched says so", async () => {
  screens = await openTickets("/workorder/list/WorkOrderUser", { as: "client", away: true });
  await screen.findByText("The work orders cannot be shown right now");
});
