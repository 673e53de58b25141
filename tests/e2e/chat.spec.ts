import type { Locator, Page } from "playwright/test";
import { deep, expect, signInBehind, test, tier } from "./console.ts";
import { expectSubscribed, journalOf } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll, settle } from "./pageChecks.ts";
import { say } from "./texts.ts";

const path = "/apps/chat";
const word = (key: string, values?: Record<string, string | number>) => say("en", `chat:${key}`, values);
const row = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: word("listLabel") })
    .getByRole("link")
    .filter({ hasText: name });
const field = (page: Page, name: string) =>
  page.getByRole("textbox", { name: word("composer.label", { name }) });
const messages = (page: Page) => page.locator("[data-message]");
const message = (page: Page, text: string | RegExp) => messages(page).filter({ hasText: text });
const send = async (page: Page, name: string, text: string) => {
  await field(page, name).fill(text);
  await page.keyboard.press("Enter");
};

test("two people in two windows see each other write, what was said, changed and taken back, and what was seen", async ({
  page,
  openAs,
  gateway,
  anotherBrowser,
}) => {
  const [mine, theirs] = ["林知夏", "Maren Okafor"];
  await openAs("client", `${path}?open=1`);
  await expect(messages(page)).toHaveCount(5);
  const other = await anotherBrowser("admin");
  await other.goto(`${path}?open=8`);
  await expect(messages(other)).toHaveCount(7);
  await expect.poll(async () => (await journalOf(gateway, "ChatTypings")).length).toBe(2);

  await field(page, theirs).pressSequentially("The harbour");
  await expect(row(other, mine).getByText(word("typing"))).toBeVisible();
  await field(page, theirs).pressSequentially(" is open.");
  await page.keyboard.press("Enter");
  await expect(
    other.getByText(word("announced", { name: mine, words: "The harbour is open." }), { exact: true }),
  ).toBeVisible();
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
  await other
    .getByRole("alertdialog")
    .getByRole("button", { name: word("actions.unsend") })
    .click();
  await expect(message(page, word("unsent"))).toHaveCount(1);
  await expect(row(page, theirs)).toContainText(word("unsent"));
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
  for (let presses = 0; presses < 5 && !(await focused(messages(page).last())); presses += 1)
    await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowUp");
  await expect(message(page, "Always.")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(word("composer.replying", { name: "Anh Pham" }))).toBeVisible();
  await page.keyboard.type("Thank you ");
  const emoji = page.getByRole("button", { name: word("composer.emoji") });
  for (let presses = 0; presses < 5 && !(await focused(emoji)); presses += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "😀" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(field(page, "Anh Pham")).toHaveValue("Thank you 😄");
  await expect(field(page, "Anh Pham")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(message(page, "Thank you 😄").getByRole("blockquote")).toContainText("Always.");
});

test("with the switch on a contact reads, writes and answers", deep, async ({ page, openAs, gateway }) => {
  await openAs("client", `${path}?open=22`);
  await expect(messages(page)).toHaveCount(3);
  await expectSubscribed(gateway, "ChatMessages");
  await page.getByRole("switch", { name: word("simulation.label") }).check();
  await send(page, "苏曼", "Is the search box larger now?");
  await expect(page.getByText(word("typingName", { name: "苏曼" }))).toBeVisible();
  await expect(message(page, "Is the search box larger now?").getByText(word("states.seen"))).toBeVisible();
  await expect(messages(page)).toHaveCount(5);
  await page.getByRole("switch", { name: word("simulation.label") }).uncheck();
});

test("a file goes with a message and stands among the shared ones, and earlier messages come without a jump", async ({
  page,
  gateway,
}) => {
  const post = (text: string) =>
    gateway.send("/api/apps/chat/chats/2", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message: text, senderId: 1 }),
    });
  for (let at = 0; at < 60; at += 1) expect((await post(`Post ${at}`)).status).toBe(201);
  await signInBehind(page, gateway.origin, "client");
  const headers = gateway.headers;
  expect((await page.request.get("/api/apps/chat/chats/1", { headers })).ok()).toBe(true);
  await page.goto(`${path}?open=1`);
  const oldest = message(page, /Post 30\b/);
  await expect(messages(page)).toHaveCount(30);
  const place = () => oldest.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // The earlier ones wait until it is measured where the others stand.
  const measured = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes('"before":')) await measured.promise;
    await route.continue();
  });
  await page.getByRole("log").evaluate((log) => {
    if (log.parentElement) log.parentElement.scrollTop = -100_000;
  });
  await expect(page.getByText(word("loadingEarlier"))).toBeVisible();
  await settle(page);
  const before = await place();
  measured.resolve();
  await expect(messages(page)).toHaveCount(60);
  await settle(page);
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(48);

  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "tide.txt", mimeType: "text/plain", buffer: Buffer.from("High water at nine.") });
  const button = page
    .getByRole("form", { name: word("composer.title") })
    .getByRole("button", { name: word("composer.send") });
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
  await button.click();
  await expect(messages(page).last().getByRole("link", { name: "tide.txt" })).toBeVisible();
  await expect(page.getByRole("complementary").getByRole("link", { name: "tide.txt" })).toBeVisible();
});

for (const [locale, theme, width] of [
  ["en", "light", 1440],
  ["ar", "dark", 1280],
  ["cn", "light", 390],
] as const) {
  test.describe(`${locale}, ${theme}, ${width} px`, tier(locale === "en"), () => {
    test.use({ setting: { locale, theme }, viewport: { width, height: 860 } });

    test("list, conversation and drawers are accessible and fit", async ({ page, openAs }) => {
      await openAs("client", path);
      await expect(
        page
          .getByRole("navigation", { name: say(locale, "chat:listLabel") })
          .getByRole("link")
          .first(),
      ).toBeVisible();
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
