import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (options: Partial<ScreensOptions> = {}) => {
  screens = await openScreensAt("/access-control", { fragile: "SecurityRecord", as: "admin", ...options });
};
const table = async () => within(await screen.findByRole("table", { name: "Security record" }));
const rows = async () =>
  (await table())
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);
const LOGIN =
  "mutation ($username: String!, $password: String!) { ordinaryUserLogin(username: $username, password: $password) { accessToken } }";
const before = async (ask: Screens["ask"]) => {
  await ask(LOGIN, { username: "client", password: "wrong" });
  await ask(LOGIN, { username: "support", password: "support" });
};
const file = () => screen.getByRole("link", { name: "Export" }).getAttribute("href") ?? "";

test("staff see no record of others", async () => {
  await open({ as: "finance" });
  await screen.findByRole("tabpanel");
  expect(screen.queryByRole("heading", { name: "Security record" })).toBeNull();
});

test("shows what happened to all accounts, the newest first, and one event with all that is known", async () => {
  await open({ before });
  expect((await rows())[0]).toMatch(/^Signed in.*Maren Okafor/);
  expect((await rows())[2]).toMatch(/^Sign-in refused.*林知夏/);
  const [, , refused] = (await table()).getAllByRole("button");
  await screens.berth.user.click(refused ?? document.body);
  const drawer = within(await screen.findByRole("dialog", { name: "Sign-in refused" }));
  expect(drawer.getByText("林知夏 · client")).toBeTruthy();
  expect(drawer.getByText(/^req_/)).toBeTruthy();
  expect(drawer.getByText("127.0.0.1")).toBeTruthy();
});

test("finds by kind and account, and exports what is found", async () => {
  await open({ before });
  await table();
  await screens.press("Kind: All events");
  await screens.press("Refused", "menuitemradio");
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(file()).toContain("kinds=SIGN_IN_FAILED&kinds=PASSKEY_COPIED");
  await screens.berth.user.type(
    screen.getByRole("searchbox", { name: "Account: user name or e-mail" }),
    "support",
  );
  expect(await screen.findByText(/^Nothing fits/)).toBeTruthy();
  expect(file()).toContain("account=support");
});

test("a period goes back from the gateway's time", async () => {
  await open({ before });
  await table();
  await screens.press("Period: Any time");
  await screens.press("Last 24 hours", "menuitemradio");
  await waitFor(() => expect(file()).toContain("from=2026-11-20T09%3A41%3A00.000Z"));
  expect(await rows()).toHaveLength(3);
});

test("says where the record cannot be loaded, and loads it then", async () => {
  await open({ away: true });
  expect(await screen.findByText("The record could not be loaded")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect((await rows())[0]).toMatch(/^Signed in/);
});
