import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (as: string) => {
  screens = await openScreensAt("/user/dashboards", { fragile: "WrittenAnnouncements", as });
};
const list = async () => within(await screen.findByRole("list", { name: "Announcements" }));
const manage = async () => {
  const card = (await screen.findByRole("heading", { name: "Announcements" })).closest("section");
  await screens.berth.user.click(within(card ?? document.body).getByRole("button", { name: "Manage" }));
  return within(await screen.findByRole("dialog", { name: "All announcements" }));
};

test("an announcement is put away for good", async () => {
  await open("client");
  expect((await list()).getByText("Important")).toBeTruthy();
  await screens.press("Put “Passkeys sign you in now” away");
  await waitFor(() => expect(screen.queryByText("Passkeys sign you in now")).toBeNull());
  await screens.berth.go("/apps/ecommerce/product/list");
  await screens.berth.go("/user/dashboards");
  await waitFor(() => expect(screens.berth.sent("Home")).toBe(2));
  expect((await list()).getAllByRole("listitem")).toHaveLength(1);
});

test("only administrators are offered to write one", async () => {
  await open("support");
  const card = (await screen.findByRole("heading", { name: "Announcements" })).closest("section");
  expect(within(card ?? document.body).queryByRole("button", { name: "Manage" })).toBeNull();
});

test("an administrator writes one, says in which language it is missing, and everybody sees it", async () => {
  await open("admin");
  const { user } = screens.berth;
  const drawer = await manage();
  await user.click(drawer.getByRole("button", { name: "Write an announcement" }));
  const form = within(await screen.findByRole("dialog", { name: "Write an announcement" }));
  const save = await form.findByRole("button", { name: "Save" });
  await user.click(save);
  expect(await form.findByText("Please fill this in.")).toBeTruthy();
  const english = (await form.findByText("English")).closest("section") ?? document.body;
  await user.type(within(english).getByLabelText(/^Title/), "The harbour is closed");
  await user.selectOptions(form.getByRole("combobox", { name: /^Importance/ }), "URGENT");
  await user.click(save);
  expect(await screen.findByText("The announcement is saved.")).toBeTruthy();
  await waitFor(async () =>
    expect((await list()).getAllByRole("listitem")[0]?.textContent).toMatch(/^The harbour is closedUrgent/),
  );
});

test("an administrator removes one after a question", async () => {
  await open("admin");
  const drawer = await manage();
  await screens.berth.user.click(
    await drawer.findByRole("button", { name: "What can be done to “Passkeys sign you in now”" }),
  );
  await screens.press("Remove", "menuitem");
  const question = within(await screen.findByRole("alertdialog"));
  await screens.berth.user.click(question.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByText("Passkeys sign you in now")).toBeNull());
});

test("says where the announcements cannot be loaded, and loads them then", async () => {
  await open("admin");
  screens.away = true;
  await manage();
  expect(await screen.findByText("The announcements could not be loaded")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByRole("button", { name: /^What can be done to “Passkeys/ })).toBeTruthy();
});
