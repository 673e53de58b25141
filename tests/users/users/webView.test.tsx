import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (at: string) => {
  screens = await openScreensAt(`/apps/user/view/${at}`, { fragile: "User" });
};

test("shows a user with figures and activity, and the tabs in the address", async () => {
  await open("1");
  expect(await screen.findByRole("heading", { name: /Amelia Hartwell/, level: 1 })).toBeTruthy();
  expect(await screen.findByText("1,432")).toBeTruthy();
  expect(
    within(await screen.findByRole("list", { name: "Latest activity" })).getByText("Account added"),
  ).toBeTruthy();
  await screens.press("Connections", "tab");
  expect(screens.search().get("tab")).toBe("connections");
});

test("changes the plan, and undo takes it back", async () => {
  await open("1?tab=billing");
  await screens.press("Choose Enterprise");
  expect(await screen.findByText("Plan changed to Enterprise")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Choose Basic" })).toBeTruthy();
  await screens.press("Undo");
  expect(await screen.findByRole("button", { name: "Choose Enterprise" })).toBeTruthy();
});

test("switches a service, and everything by one channel", async () => {
  await open("1?tab=connections");
  const asana = await screen.findByRole<HTMLInputElement>("switch", { name: "Connect Asana" });
  const before = asana.checked;
  await screens.berth.user.click(asana);
  await waitFor(() => expect(asana.checked).toBe(!before));
  await screens.press("Notifications", "tab");
  const all = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Everything by App" });
  if (!all.checked) await screens.berth.user.click(all);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Bills: App" }).checked).toBe(true),
  );
});

test("signs out of a device and sets a password that meets every rule", async () => {
  await open("2?tab=security");
  const [device] = await screen.findAllByRole("button", { name: /^Sign out of/ });
  const count = screen.getAllByRole("button", { name: /^Sign out of/ }).length;
  await screens.berth.user.click(device ?? expect.fail("no device"));
  await waitFor(() =>
    expect(screen.queryAllByRole("button", { name: /^Sign out of/ })).toHaveLength(count - 1),
  );
  await screens.berth.user.type(screen.getByLabelText(/^New password/), "Harbour-22");
  await screens.berth.user.type(screen.getByLabelText(/^Repeat it/), "Harbour-22");
  await screens.press("Change password");
  expect(await screen.findByText("Password changed")).toBeTruthy();
});

test("keeps a name that is missing out, and says when there is no such user", async () => {
  await open("1");
  await screens.press("Edit");
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  await screens.berth.user.clear(name);
  await screens.press("Save");
  expect(await screen.findByText("Please fill this in.")).toBeTruthy();
  expect(screens.berth.sent("UserUpdate")).toBe(0);
  await screens.close();
  await open("999");
  expect(await screen.findByRole("heading", { name: "This user does not exist" })).toBeTruthy();
});
