import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (options: Partial<ScreensOptions> = {}) => {
  screens = await openScreensAt("/develop/mock", { fragile: "MockOutbox", ...options });
};
const RESET =
  "mutation ($email: String!, $language: MailLanguage) { passwordResetBegin(email: $email, language: $language) }";
const before = async (ask: Screens["ask"]) => {
  await ask(RESET, { email: "client@demo.com", language: "EN" });
  await ask(RESET, { email: "support@demo.com", language: "FR" });
};
const list = async () => within(await screen.findByRole("list", { name: "Mails not sent" }));

test("with no mail that waits it says how they are sent", async () => {
  await open();
  expect(await screen.findByText(/^Letters to accounts stay here while SMTP_URL is not set/)).toBeTruthy();
});

test("a mail that was not sent is found, and looked at as HTML in a closed frame and as text", async () => {
  await open();
  await before(screens.ask);
  await screens.berth.gateway.pass(60_000);
  await screens.press("Refresh");
  await waitFor(async () => expect((await list()).getAllByRole("listitem")).toHaveLength(2));
  await screens.berth.user.type(screen.getByRole("searchbox", { name: "Search mails" }), "client@");
  await waitFor(async () => expect((await list()).getAllByRole("listitem")).toHaveLength(1));
  await screens.berth.user.click((await list()).getByRole("button", { name: /^Look at/ }));
  const dialog = await screen.findByRole("dialog");
  const drawer = within(dialog);
  const frame = dialog.querySelector("iframe") ?? expect.fail("no frame");
  expect(frame.getAttribute("sandbox")).not.toContain("allow-scripts");
  expect(frame.getAttribute("sandbox")).not.toContain("allow-same-origin");
  const { statusCode, headers, body } = await screens.berth.gateway.inject({
    method: "GET",
    url: frame.getAttribute("src") ?? "",
  });
  expect(statusCode).toBe(200);
  expect(headers["content-security-policy"]).toContain("sandbox allow-popups");
  expect(body).toContain("/reset-password#");
  await screens.berth.user.click(drawer.getByRole("tab", { name: "As text" }));
  expect(drawer.getByText(/\/reset-password#/)).toBeTruthy();
});

test("says where the mails cannot be loaded, and loads them then", async () => {
  await open({ away: true });
  expect(await screen.findByText("The mails could not be loaded")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByText("No mail waits")).toBeTruthy();
});
