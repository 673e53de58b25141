import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async () => {
  screens = await openScreensAt("/product/lcv/buy", { fragile: "MachineBuy", away: false });
  await screens.press("Next: Disk and bandwidth");
  await screens.press("Next: Name and access");
  await screens.press("Add a key pair");
};
const dialog = async () => within(await screen.findByRole("dialog"));
const add = async (name: string, publicKey = "") => {
  const { user } = screens.berth;
  await user.type(await (await dialog()).findByRole("textbox", { name: /^Name/ }), name);
  if (publicKey) await user.type(await (await dialog()).findByLabelText(/^Public key/), publicKey);
  await user.click((await dialog()).getByRole("button", { name: "Add a key pair" }));
};

test("a key pair is made, its private part is shown once, and it can be chosen and deleted", async () => {
  await open();
  await add("lamp");
  const kept = await dialog();
  expect(await kept.findByText(/BEGIN PRIVATE KEY/)).toBeTruthy();
  await screens.berth.user.click(kept.getByRole("button", { name: "Copy the private key" }));
  await screens.berth.user.click(kept.getByRole("button", { name: "Done" }));
  expect(await screen.findByRole("checkbox", { name: /^lamp/ })).toBeTruthy();
  await screens.press("More for lamp");
  await screens.press("Delete", "menuitem");
  await screens.berth.user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }),
  );
  await waitFor(() => expect(screen.queryByRole("checkbox", { name: /^lamp/ })).toBeNull());
});

test("what is no public key is refused at its field", async () => {
  await open();
  await add("lamp", "not a key");
  await waitFor(async () =>
    expect((await (await dialog()).findByLabelText(/^Public key/)).getAttribute("aria-invalid")).toBe("true"),
  );
});
