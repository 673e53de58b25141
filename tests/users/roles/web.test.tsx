import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (at = "") => {
  screens = await openScreensAt(`/apps/roles${at}`, { fragile: "Role" });
};
const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });

test("each card counts as many users as its link leads to", async () => {
  await open();
  const [link] = await screen.findAllByRole("link", { name: /^\d+ users$/ });
  const count = /\d+/.exec(link?.textContent ?? "")?.[0];
  await screens.berth.user.click(link ?? expect.fail("no card"));
  expect(await screen.findByText(new RegExp(`of ${count}$`))).toBeTruthy();
  expect(screens.search().get("role")).toBe("admin");
});

test("changes one cell, shows the difference before saving, saves, and takes it back", async () => {
  await open();
  await screens.berth.user.click(await box("Subscriber: Look at bills"));
  expect(await screen.findByText("1 change")).toBeTruthy();
  await screens.press("Review and save");
  const review = within(await screen.findByRole("dialog", { name: "Review changes" }));
  expect(review.getByText("Look at bills")).toBeTruthy();
  await screens.berth.user.click(review.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("1 change saved")).toBeTruthy();
  expect(await screens.ask('{ sampleRole(id: "5") { grants } }')).toEqual({
    sampleRole: { grants: ["CONTENT_READ", "BILLING_READ"] },
  });
  await screens.press("Undo");
  await waitFor(async () => expect((await box("Subscriber: Look at bills")).checked).toBe(false));
});

test("toggles a row and a column, leaves the administrator alone, and discards all", async () => {
  await open();
  await screens.berth.user.click(await box("Cancel bills for every role"));
  expect(await screen.findByText("4 changes")).toBeTruthy();
  await screens.berth.user.click(await box("Everything for Subscriber"));
  expect(await screen.findByText("16 changes")).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: /^Administrator:/ })).toBeNull();
  await screens.press("Discard all");
  expect(screen.queryByText("16 changes")).toBeNull();
});

test("says who can do something, and what a role can do", async () => {
  await open("?tab=who");
  await screens.berth.user.selectOptions(
    await screen.findByRole("combobox", { name: "Permission" }),
    "Change settings",
  );
  const who = within(await screen.findByRole("list", { name: "Who can do this" }));
  expect(who.getByText("Maintainer")).toBeTruthy();
  expect(who.queryByText("Author")).toBeNull();
  await screens.press("What can a role do", "tab");
  await screens.berth.user.selectOptions(await screen.findByRole("combobox", { name: "Role" }), "Author");
  const what = within(await screen.findByRole("list", { name: "What can a role do" }));
  expect(what.getAllByRole("listitem")).toHaveLength(2);
});

test("copies a role with what it may do, and refuses a name that is taken", async () => {
  await open();
  await screens.press("Copy of Maintainer");
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  await screens.berth.user.clear(name);
  await screens.berth.user.type(name, "Editor");
  await screens.press("Add role");
  expect(await screen.findByText("This is in use already. Choose another.")).toBeTruthy();
  await screens.berth.user.type(name, " in chief");
  await screens.press("Add role");
  expect(await screen.findByRole("heading", { name: "Editor in chief" })).toBeTruthy();
  expect(screen.getByText("Role of your own")).toBeTruthy();
});
