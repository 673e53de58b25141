import type { Page } from "playwright/test";
import { expect, signInBehind, test } from "./console.ts";
import { gatewayAt } from "./gateway.ts";
import { type MortalGateway, startMortalGateway } from "./mortalGateway.ts";
import { say } from "./texts.ts";

const path = "/apps/email";
const word = (key: string, values?: Record<string, string | number>) => say("en", `email:${key}`, values);
const newest = "Les photos du toit";
const row = (page: Page, text: string) => page.locator("li[data-index]").filter({ hasText: text });
const writing = (page: Page, title: string) => page.getByRole("dialog", { name: word(`compose.${title}`) });

// No sandbox: the gateway is one that comes and goes. The browser itself tells of calls that nobody answers.
test.use({ ownGateway: {}, expected: ["Failed to load resource", "WebSocket connection to"] });

let gateway: MortalGateway;
test.beforeEach(async ({ page }) => {
  gateway = await startMortalGateway();
  await signInBehind(page, gateway.origin, "client");
});
test.afterEach(() => gateway.end());

const open = async (page: Page, at: string, subject: string) => {
  await page.goto(`${gateway.origin}${path}${at}`);
  await expect(row(page, subject)).toBeVisible();
};
const ask = <T>(query: string) => gatewayAt(gateway.origin, null).ask<T>(query);
const namesIn = async (box: string) =>
  (
    await ask<{ mails: { items: { subject: string }[] } }>(
      `{ mails(filter: { box: ${box} }) { items { subject } } }`,
    )
  ).mails.items.map(({ subject }) => subject);

test("a reply whose window a new mail takes while the gateway is dead is a draft when it is back, and goes out from there", async ({
  page,
}) => {
  await open(page, "?open=12", newest);
  await expect(page.getByRole("heading", { name: "The piano" })).toBeVisible();
  await page.keyboard.press("r");
  await expect(writing(page, "reply").locator(".ProseMirror")).toBeFocused();
  await page.keyboard.type("It is tuned.");
  await gateway.kill();
  await page.keyboard.press("Escape");
  await page.keyboard.press("c");
  await expect(writing(page, "new")).toBeVisible();
  await gateway.start();
  await page.reload();
  await expect.poll(() => namesIn("DRAFT")).toContain("Re: The piano");
  await open(page, "/draft", "Re: The piano");
  await row(page, "Re: The piano").getByRole("link").click();
  await page.getByRole("button", { name: word("foot.write") }).click();
  await expect(writing(page, "reply").locator(".ProseMirror")).toHaveText("It is tuned.");
  await expect(writing(page, "reply").locator(".ProseMirror")).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("timer")).toBeVisible();
  expect(await namesIn("SCHEDULED")).toEqual(["Re: The piano"]);
});

test("a mail to a wrong address that is closed while the gateway is dead is among the drafts when it is back", async ({
  page,
}) => {
  await open(page, "", newest);
  await page.keyboard.press("c");
  const fresh = writing(page, "new");
  await fresh.getByRole("textbox", { name: word("compose.subject") }).fill("Half an address");
  await fresh.getByRole("combobox", { name: word("compose.to") }).fill("felix at home,");
  await gateway.kill();
  await fresh.getByRole("textbox", { name: word("compose.subject") }).fill("Half an address, twice");
  await fresh.getByRole("button", { name: word("compose.close") }).click();
  await expect(fresh).toHaveCount(0);
  await gateway.start();
  await page.reload();
  await expect.poll(() => namesIn("DRAFT")).toContain("Half an address, twice");
});

test("a mail that is held back when the gateway dies goes out when it is back, though nobody looks", async ({
  page,
}) => {
  await ask(
    'mutation { mailSend(input: { to: [{ email: "a@example.com" }], subject: "Out of the dark" }, holdSeconds: 1) { undoToken } }',
  );
  await gateway.kill();
  await gateway.start();
  await expect.poll(() => namesIn("SENT")).toContain("Out of the dark");
  await open(page, "/sent", "Out of the dark");
});

test("a snoozed mail that REST moved is in its new folder after the gateway died over it", async ({
  page,
}) => {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await ask(`mutation { mailBulkUpdate(ids: ["12"], input: { snoozedUntil: "${until}" }) { undoToken } }`);
  const moved = await fetch(`${gateway.origin}/api/apps/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ids: [12], data: { folder: "spam" } }),
  });
  expect(moved.status).toBe(200);
  await gateway.kill();
  await gateway.start();
  await open(page, "/spam", "The piano");
});
