import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async () => {
  screens = await openScreensAt("/user/profile/tokens", { fragile: "OwnApiTokens" });
  await screen.findByText("There are no tokens yet.");
};
const field = async (name: RegExp) => await within(await screen.findByRole("dialog")).findByLabelText(name);
const type = async (name: RegExp, text: string) => await screens.berth.user.type(await field(name), text);
const pressIn = async (role: string, name: string) =>
  await screens.berth.user.click(await within(await screen.findByRole(role)).findByRole("button", { name }));
const tokens = async () =>
  within(await screen.findByRole("list", { name: "API tokens" })).getAllByRole("listitem");
test("a token is made once the password is right, shown once, and revoked after a question", async () => {
  await open();
  await screens.press("New token");
  await type(/^Name/, "Harbour script");
  await type(/^Password/, "wrong");
  await pressIn("dialog", "Create");
  await screen.findByText("This is not right. Check it and write it again.");
  await screens.berth.user.clear(await field(/^Password/));
  await type(/^Password/, "client");
  await pressIn("dialog", "Create");
  await screen.findByText(/^berth_[\w-]{43}$/);
  await pressIn("dialog", "Done");
  await screen.findByText("Close without copying the token?");
  await pressIn("alertdialog", "Cancel");
  await pressIn("dialog", "Copy the token");
  await pressIn("dialog", "Done");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await tokens()).toHaveLength(1);
  screen.getByText("Only read");
  await screens.press("Revoke “Harbour script”");
  await pressIn("alertdialog", "Revoke");
  await screen.findByText("There are no tokens yet.");
});

test("a token with an end of one's own needs a day to come", async () => {
  await open();
  await screens.press("New token");
  await type(/^Name/, "Nightly");
  await screens.berth.user.selectOptions(await field(/^Serves for/), "day");
  await type(/^Password/, "client");
  await pressIn("dialog", "Create");
  await waitFor(async () => expect((await field(/^Last day/)).getAttribute("aria-invalid")).toBe("true"));
  expect(screen.queryByText(/^berth_/)).toBeNull();
});
