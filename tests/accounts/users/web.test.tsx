import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Secret, TOTP } from "otpauth";
import { afterEach, expect, test } from "vitest";
import { TestClock } from "#tests/support/clock.ts";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (tab: string, options: Partial<ScreensOptions> = {}) => {
  screens = await openScreensAt(`/user/profile/${tab}`, { fragile: "OwnProfile", ...options });
};
const LOGIN =
  'mutation ($password: String!) { login(email: "client@demo.com", password: $password) { accessToken } }';
const signIn = async (ask: Screens["ask"], password: string) =>
  (await ask<{ login: { accessToken: string } } | null>(LOGIN, { password }))?.login.accessToken;
const list = async (name: string) => within(await screen.findByRole("list", { name }));
const box = async (name: RegExp) => await within(await screen.findByRole("dialog")).findByLabelText(name);
const type = async (name: RegExp, text: string) => {
  const field = await box(name);
  await screens.berth.user.clear(field);
  await screens.berth.user.type(field, text);
};
const pressIn = async (role: string, name: string) =>
  await screens.berth.user.click(await within(await screen.findByRole(role)).findByRole("button", { name }));
const dialogGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("tells who the account is, and leads from one tab to the other", async () => {
  await open("profile");
  await screen.findByRole("heading", { name: "林知夏", level: 1 });
  for (const text of ["client@demo.com", "client", "Client"])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  await screens.press("Security", "tab");
  await screen.findByRole("heading", { name: "Ways to sign in" });
  expect(screens.berth.place()).toBe("/user/profile/security");
});

test("says what failed and shows the account once it can be had", async () => {
  await open("security", { away: true });
  await screen.findByText("Your account cannot be shown right now");
  screens.away = false;
  await screens.press("Try again");
  await screen.findByRole("heading", { name: "林知夏", level: 1 });
});

test("changes the password once the one now is right and the new one meets the rules", async () => {
  await open("security");
  await screens.press("Change password");
  await type(/^Password now/, "wrong");
  await type(/^New password/, "weak");
  await type(/^Repeat it/, "weak");
  await pressIn("dialog", "Change password");
  await screen.findByText("The password does not meet every rule yet.");
  await type(/^New password/, "Harbour-1");
  await type(/^Repeat it/, "Harbour-1");
  await pressIn("dialog", "Change password");
  await screen.findByText("This is not right. Check it and write it again.");
  expect(await signIn(screens.ask, "client")).toBeTruthy();
  await type(/^Password now/, "client");
  await pressIn("dialog", "Change password");
  await dialogGone();
  expect(await signIn(screens.ask, "client")).toBeUndefined();
  expect(await signIn(screens.ask, "Harbour-1")).toBeTruthy();
  expect(await (await list("Security activity")).findByText("Password changed")).toBeTruthy();
});

test("ends another session after a question, and all others at once", async () => {
  await open("security", {
    before: async (ask) => {
      for (let n = 0; n < 3; n++) await signIn(ask, "client");
    },
  });
  const sessions = await list("Sessions");
  expect(sessions.getAllByRole("listitem")).toHaveLength(4);
  const [first] = sessions.getAllByRole("button", { name: /^Sign out/ });
  if (first) await screens.berth.user.click(first);
  await pressIn("alertdialog", "Sign out");
  await waitFor(() => expect(sessions.getAllByRole("listitem")).toHaveLength(3));
  await screens.press("Sign out 2 others");
  await pressIn("alertdialog", "Sign out");
  await waitFor(() => expect(sessions.getAllByRole("listitem")).toHaveLength(1));
  expect(sessions.getByText("This device")).toBeTruthy();
});

test("shows older entries of the record on demand, and those of one kind", async () => {
  await open("security", {
    before: async (ask) => {
      await signIn(ask, "wrong");
      for (let n = 0; n < 10; n++) await signIn(ask, "client");
    },
  });
  const activity = await list("Security activity");
  expect(activity.getAllByRole("listitem")).toHaveLength(10);
  await screens.press("Show older");
  await waitFor(() => expect(activity.getAllByRole("listitem")).toHaveLength(12));
  await screens.press("What is shown: Everything");
  await screens.press("Refused", "menuitemradio");
  await waitFor(async () =>
    expect((await list("Security activity")).getAllByRole("listitem")).toHaveLength(1),
  );
  expect((await list("Security activity")).getByText("Sign-in refused")).toBeTruthy();
});

test("turns the second step on by a code, renews its recovery codes, and turns it off", async () => {
  await open("security");
  const codeOf = (secret: string, later: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: new TestClock().now() + later });
  await screens.press("Set up");
  await type(/^Password/, "client");
  await pressIn("dialog", "Next");
  const code = await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = code.textContent.replaceAll(" ", "");
  await type(/^Code/, "not a code");
  await pressIn("dialog", "Turn on");
  await screen.findByText("This is not right. Check it and write it again.");
  await type(/^Code/, codeOf(secret, 0));
  await pressIn("dialog", "Turn on");
  const codes = async () =>
    (await list("Recovery codes")).getAllByRole("listitem").map(({ textContent }) => textContent);
  const before = await codes();
  expect(before).toHaveLength(10);
  await pressIn("dialog", "Copy");
  await pressIn("dialog", "Done");
  await dialogGone();
  await screens.press("Manage two-step sign-in");
  await screens.press("New recovery codes", "menuitem");
  await type(/^Password/, "client");
  await pressIn("dialog", "Make new codes");
  const renewed = await codes();
  expect(renewed.filter((one) => before.includes(one))).toEqual([]);
  await pressIn("dialog", "Copy");
  await pressIn("dialog", "Done");
  await dialogGone();
  await screens.press("Manage two-step sign-in");
  await screens.press("Turn two-step sign-in off", "menuitem");
  await type(/^Password/, "client");
  await type(/^Code/, String(renewed[0]));
  await pressIn("dialog", "Turn off");
  await screen.findByRole("button", { name: "Set up" });
});

test("changes the name, which the shell shows at once, and refuses one that cannot be shown", async () => {
  await open("profile");
  await screens.press("Change name");
  await type(/^Name/, " ");
  await pressIn("dialog", "Save");
  await waitFor(async () => expect((await box(/^Name/)).getAttribute("aria-invalid")).toBe("true"));
  await type(/^Name/, "Mu Yun");
  await pressIn("dialog", "Save");
  await dialogGone();
  await screen.findByRole("heading", { name: "Mu Yun", level: 1 });
});

test("takes a drawing and what is too large for no picture, and says why", async () => {
  await open("profile");
  await screens.press("Change picture");
  const dialog = await screen.findByRole("dialog");
  const zone = await within(dialog).findByRole("button", { name: /up to 5 MB/ });
  const choose = (file: File) => fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  choose(new File(["<svg/>"], "mark.svg", { type: "image/svg+xml" }));
  await within(dialog).findByText("This is no picture that can be used: choose a PNG, JPEG or WebP.");
  choose(new File([new Uint8Array(6_000_000)], "large.png", { type: "image/png" }));
  await within(dialog).findByText("This picture is larger than 5 MB: choose a smaller one.");
});
