import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import { freePort, startGateway } from "../support/gatewayProcess.ts";
import { expect, expectAccessible, expectNoSideScroll, expectSubscribed, signInBehind, test } from "./console.ts";
import { say } from "./texts.ts";

const path = "/apps/chat";
const word = (key: string, values?: Record<string, string | number>) => say("en", `chat:${key}`, values);
const row = (page: Page, name: string) => page.getByRole("navigation", { name: word("listLabel") }).getByRole("link").filter({ hasText: name });
const field = (page: Page, name: string) => page.getByRole("textbox", { name: word("composer.label", { name }) });
const messages = (page: Page) => page.locator("[data-message]");
const message = (page: Page, text: string | RegExp) => messages(page).filter({ hasText: text });
const send = async (page: Page, name: string, text: string) => {
  await field(page, name).fill(text);
  await page.keyboard.press("Enter");
};

async function secondWindow(browser: Browser, origin: string, at: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin, timezoneId: "Asia/Shanghai" })).newPage();
  await page.addInitScript(() => localStorage.setItem("berth.locale", "en"));
  await signInBehind(page, origin, "admin");
  await page.goto(at);
  return page;
}

test("two people in two windows see each other write, what was said, changed and taken back, and what was seen", async ({ page, openAs, browser, origin }) => {
  const [mine, theirs] = ["林知夏", "Maren Okafor"];
  await openAs("client", `${path}?open=1`);
  await expect(messages(page)).toHaveCount(5);
  const other = await secondWindow(browser, origin, `${path}?open=8`);
  await expect(messages(other)).toHaveCount(7);
  const listening = async (): Promise<{ entries: unknown[] }> => (await page.request.get(`${origin}/api/mock/journal?operation=ChatTypings`)).json();
  await expect.poll(async () => (await listening()).entries.length).toBe(2);

  await field(page, theirs).pressSequentially("The harbour");
  await expect(row(other, mine).getByText(word("typing"))).toBeVisible();
  await field(page, theirs).pressSequentially(" is open.");
  await page.keyboard.press("Enter");
  await expect(other.getByText(word("announced", { name: mine, words: "The harbour is open." }), { exact: true })).toBeVisible();
  await expect(row(other, mine).getByText(word("unseen_one", { count: 1 }))).toBeAttached();
  await expect(row(other, mine)).toContainText("The harbour is open.");
  await expect(message(page, "The harbour is open.").getByText(word("states.delivered"))).toBeVisible();

  await row(other, mine).click();
  await expect(other.getByText(word("newHere"))).toBeVisible();
  await expect(row(other, mine).getByText(word("unseen_one", { count: 1 }))).toHaveCount(0);
  await expect(message(page, "The harbour is open.").getByText(word("states.seen"))).toBeVisible();
  await send(other, mine, "Then let us sail.");
  await expect(message(page, "Then let us sail.")).toBeVisible();
  await expect(message(other, "Then let us sail.").getByText(word("states.seen"))).toBeVisible();
  await expect(row(page, theirs).getByText(word("unseen_one", { count: 1 }))).toHaveCount(0);

  await other.keyboard.press("ArrowUp");
  await other.keyboard.type(" At noon.");
  await other.keyboard.press("Enter");
  await expect(message(page, "Then let us sail. At noon.").getByText(word("edited"))).toBeVisible();
  const said = message(other, "Then let us sail. At noon.");
  await said.hover();
  await said.getByRole("button", { name: word("actions.more") }).click();
  await other.getByRole("menuitem", { name: word("actions.unsend") }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: word("actions.unsend") }).click();
  await expect(message(page, word("unsent"))).toHaveCount(1);
  await expect(row(page, theirs)).toContainText(word("unsent"));
  await other.context().close();
});

test.describe("with the gateway away", () => {
  // What the browser itself says of calls and sockets that nobody answers.
  test.use({ expected: ["Failed to load resource", "WebSocket connection to"] });

  test("ten messages, one with its answer lost and a reload among them, arrive once and in order when it is back", async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), "chat-"));
    const environment = { PORT: String(await freePort()), DATABASE_URL: `file:${join(folder, "berth.db")}`, RATE_LIMIT: "off" };
    let gateway = await startGateway(environment);
    const name = "Camille Roche";
    const lines = Array.from({ length: 10 }, (_, at) => `Line ${at + 1} of ten`);
    try {
      await signInBehind(page, gateway.origin, "client");
      await page.goto(`${gateway.origin}${path}?open=7`);
      await expect(messages(page)).toHaveCount(2);
      // The answer to the second message is lost on its way.
      let sends = 0;
      const lost = Promise.withResolvers<void>();
      await page.route("**/graphql", async (route) => {
        if (!route.request().postData()?.includes('"ChatSend"') || (sends += 1) !== 2) return await route.continue();
        await route.fetch();
        await route.abort("connectionreset");
        lost.resolve();
      });
      for (const line of lines.slice(0, 3)) await send(page, name, line);
      await lost.promise;
      await gateway.kill();
      for (const line of lines.slice(3)) await send(page, name, line);
      await expect(page.getByText(word("states.waiting")).last()).toBeVisible();
      for (const line of lines) await expect(page.getByText(line, { exact: true }).first()).toBeVisible();

      gateway = await startGateway(environment);
      await page.reload();
      await expect(page.locator("[data-pending]")).toHaveCount(0, { timeout: 30_000 });
      await expect(messages(page)).toHaveCount(12);
      const shown = async () => (await messages(page).allInnerTexts()).map((text) => /Line \d+ of ten/.exec(text)?.[0] ?? "").slice(2);
      expect(await shown()).toEqual(lines);
      const kept = await page.request.get(`${gateway.origin}/api/apps/chat/chats/7`);
      const { chat }: { chat: { messages: { message: string }[] } } = await kept.json();
      expect(chat.messages.slice(2).map((one) => one.message)).toEqual(lines);
    } finally {
      await gateway.stop();
      rmSync(folder, { recursive: true });
    }
  });
});

test("somebody is found, written to, quoted and left by keyboard alone", async ({ page, openAs }) => {
  const focused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
  await openAs("client", path);
  await expect(row(page, "Anh Pham")).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("anh");
  await expect(page.getByRole("option").first()).toContainText("Anh Pham");
  await page.keyboard.press("Enter");
  await expect(field(page, "Anh Pham")).toBeFocused();
  await page.keyboard.type("Four seconds it is.");
  await page.keyboard.press("Enter");
  await expect(message(page, "Four seconds it is.").getByText(word("states.sent"))).toBeVisible();
  for (let presses = 0; presses < 5 && !(await focused(messages(page).last())); presses += 1) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowUp");
  await expect(message(page, "Always.")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(word("composer.replying", { name: "Anh Pham" }))).toBeVisible();
  await page.keyboard.type("Thank you ");
  const emoji = page.getByRole("button", { name: word("composer.emoji") });
  for (let presses = 0; presses < 5 && !(await focused(emoji)); presses += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "😀" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(field(page, "Anh Pham")).toHaveValue("Thank you 😄");
  await page.keyboard.press("Enter");
  await expect(message(page, "Thank you 😄").getByRole("blockquote")).toContainText("Always.");
});

test("with the switch on a contact reads, writes and answers", async ({ page, openAs, origin }) => {
  await openAs("client", `${path}?open=22`);
  await expect(messages(page)).toHaveCount(3);
  await expectSubscribed(page, origin, "ChatMessages");
  await page.getByRole("switch", { name: word("simulation.label") }).check();
  await send(page, "苏曼", "Is the search box larger now?");
  await expect(page.getByText(word("typingName", { name: "苏曼" }))).toBeVisible();
  await expect(message(page, "Is the search box larger now?").getByText(word("states.seen"))).toBeVisible();
  await expect(messages(page)).toHaveCount(5);
  await page.getByRole("switch", { name: word("simulation.label") }).uncheck();
});

test("a file goes with a message and stands among the shared ones, and earlier messages come without a jump", async ({ page, origin }) => {
  const post = (text: string) => fetch(`${origin}/api/apps/chat/chats/2`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ message: text, senderId: 1 }) });
  for (let at = 0; at < 60; at += 1) expect((await post(`Post ${at}`)).status).toBe(201);
  await signInBehind(page, origin, "client");
  expect((await page.request.get("/api/apps/chat/chats/1")).ok()).toBe(true);
  await page.goto(`${path}?open=1`);
  const oldest = message(page, /Post 30\b/);
  await expect(messages(page)).toHaveCount(30);
  const place = () => oldest.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.getByRole("log").evaluate((log) => { if (log.parentElement) log.parentElement.scrollTop = -100_000; });
  const before = await place();
  await expect(messages(page)).toHaveCount(60);
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(48);

  await page.locator("input[type=file]").setInputFiles({ name: "tide.txt", mimeType: "text/plain", buffer: Buffer.from("High water at nine.") });
  const button = page.getByRole("form", { name: word("composer.title") }).getByRole("button", { name: word("composer.send") });
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
  await button.click();
  await expect(messages(page).last().getByRole("link", { name: "tide.txt" })).toBeVisible();
  await expect(page.getByRole("complementary").getByRole("link", { name: "tide.txt" })).toBeVisible();
});

for (const [locale, theme, width] of [["en", "light", 1440], ["ar", "dark", 1280], ["cn", "light", 390]] as const) {
  test.describe(`${locale}, ${theme}, ${width} px`, () => {
    test.use({ setting: { locale, theme }, viewport: { width, height: 860 } });

    test("list, conversation and drawers are accessible and fit", async ({ page, openAs }) => {
      await openAs("client", path);
      await expect(page.getByRole("navigation", { name: say(locale, "chat:listLabel") }).getByRole("link").first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await page.getByRole("button", { name: say(locale, "chat:profile.open") }).click();
      await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await page.goto(`${path}?open=17`);
      await expect(page.getByText(say(locale, "chat:newHere"))).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });
  });
}
