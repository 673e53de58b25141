import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (away = false) => {
  screens = await openScreensAt("/user/extension", { fragile: "OwnInviteCodes", away });
};

test("the invite link stands as a QR code, and its poster can be downloaded", async () => {
  await open();
  expect(await screen.findByRole("img", { name: "QR code of the invite link" })).toBeTruthy();
  const poster = screen.getByRole("link", { name: "Download poster" });
  expect(poster.getAttribute("download")).toBe("berth-HARBOUR26.svg");
  expect(decodeURIComponent(poster.getAttribute("href") ?? "")).toContain("/HARBOUR26_");
});

test("a code is made and shown at once, and is switched off and on", async () => {
  await open();
  await screens.press("New invite code");
  await screens.press("Make it");
  const name = (await screen.findByText(/^[2-9A-Z]{8} is made$/)).textContent?.slice(0, 8) ?? "";
  await screens.press(`Switch “${name}” off`);
  await screens.press(`Switch “${name}” on`);
  const list = within(screen.getByRole("list", { name: "My invite codes" }));
  expect(await list.findByRole("button", { name: `Switch “${name}” off` })).toBeTruthy();
});

test("says where the codes cannot be loaded, and loads them then", async () => {
  await open(true);
  expect(await screen.findByText("The invite codes could not be loaded")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByText("HARBOUR26")).toBeTruthy();
});

test("a code of one's own is made for some, and for whom is changed", async () => {
  await open();
  await screens.press("New invite code");
  await screens.berth.user.type(await screen.findByLabelText(/^Your own code/), "QUAY2026");
  await screens.berth.user.type(screen.getByLabelText(/^At most so many/), "5");
  await screens.press("Make it");
  expect(await screen.findByText(/for 5 at most/)).toBeTruthy();
  await screens.press("Change “QUAY2026”");
  const channel = await screen.findByLabelText(/^Where it is shown/);
  await screens.berth.user.type(channel, "Meetup");
  await screens.press("Save");
  expect(await screen.findByText("Meetup")).toBeTruthy();
});

test("who invited somebody is said late, once", async () => {
  screens = await openScreensAt("/user/extension", { fragile: "OwnInviteCodes", as: "developer" });
  await screens.berth.user.type(await screen.findByLabelText(/^Invite code/), "HARBOUR26");
  await screens.press("Give the code");
  expect(await screen.findByText("Your inviter is noted")).toBeTruthy();
  expect(await screen.findByText(/^林\*\*,/)).toBeTruthy();
});
