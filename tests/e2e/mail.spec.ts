import { writeFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { deep, expect, test, tier } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll, undoByKey } from "./pageChecks.ts";
import { say } from "./texts.ts";

const path = "/apps/email";
const word = (key: string, values?: Record<string, string | number>) => say("en", `email:${key}`, values);
const rows = (page: Page) => page.locator("li[data-index]");
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });

// What the tests themselves would run in the frame of a mail is refused too.
test.use({ expected: ["Blocked script execution in"] });

/** Counts the requests for lists and numbers of mails from now on. */
function listRequests(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (/"operationName":"Mail(List|Order|Numbers)"/.test(request.postData() ?? "")) count += 1;
  });
  return () => count;
}

test("a mail labelled in one window is labelled in the other, and neither asks for the list again", async ({
  page,
  openAs,
  gateway,
  anotherBrowser,
}) => {
  await openAs("client", path);
  await expect(row(page, "Les photos du toit")).toBeVisible();
  await expectSubscribed(gateway, "MailChanges");
  const other = await anotherBrowser("admin");
  await other.goto(`${path}?open=12`);
  await expect(row(other, "Les photos du toit")).toBeVisible();
  await expect(other.getByRole("heading", { name: "The piano" })).toBeVisible();
  await expect(other.getByRole("link", { name: /^Inbox/ })).toBeVisible();
  const asked = [listRequests(page), listRequests(other)];
  await row(other, "Les photos du toit").getByRole("link").click();
  await expect(other.getByRole("heading", { name: "Les photos du toit" })).toBeVisible();
  await other.keyboard.press("l");
  await other.getByRole("menuitem", { name: word("label.give", { label: "Important" }) }).click();
  await expect(row(page, "Les photos du toit").getByRole("img", { name: "Important" })).toBeVisible();
  await expect(row(page, "Les photos du toit").getByText(word("row.unread"), { exact: true })).toHaveCount(0);
  await undoByKey(other);
  await expect(row(page, "Les photos du toit").getByRole("img", { name: "Important" })).toHaveCount(0);
  expect(asked.map((count) => count())).toEqual([0, 0]);
});

test("the search finds a mail of any box, and opens it there", async ({ page, openAs }) => {
  await openAs("client", path);
  await expect(row(page, "Les photos du toit")).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: say("en", "bar:palette.input") }).fill("Release 4.2: the plan");
  await page.getByRole("option").filter({ hasText: "Release 4.2: the plan" }).click();
  await expect(page).toHaveURL(/\/apps\/email\/sent\?open=\d+$/);
  await expect(page.getByRole("heading", { name: "Release 4.2: the plan" })).toBeVisible();
  await expect(row(page, "Release 4.2: the plan")).toBeVisible();
});

test("by keyboard alone a mail is opened, starred, archived, brought back and answered", async ({
  page,
  openAs,
}) => {
  await openAs("client", path);
  await expect(row(page, "Les photos du toit")).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("o");
  await expect(page.getByRole("heading", { name: "Canary of release 4.2" })).toBeVisible();
  await page.keyboard.press("s");
  await expect(page.getByText(word("done.unstarred_one", { count: 1 }), { exact: true })).toBeVisible();
  await page.keyboard.press("e");
  await expect(row(page, "Canary of release 4.2")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "The lighthouse fades" })).toBeVisible();
  await expect(page.getByText(word("done.movedARCHIVED_one", { count: 1 }), { exact: true })).toBeVisible();
  await undoByKey(page);
  await expect(row(page, "Canary of release 4.2")).toBeVisible();
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog", { name: word("compose.reply") });
  await expect(dialog.locator(".ProseMirror")).toBeFocused();
  await page.keyboard.type("It fades well.");
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Goes out in/)).toBeVisible();
  await page.getByRole("button", { name: word("compose.takeBack") }).click();
  await expect(dialog.getByText("It fades well.")).toBeVisible();
});

test("what is typed at once after the key that opens the window to write in is in the mail, and does nothing to the list", async ({
  page,
  openAs,
}) => {
  await openAs("client", path);
  await expect(row(page, "Les photos du toit")).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("c");
  await page.keyboard.type("else#");
  const fresh = page.getByRole("dialog", { name: word("compose.new") });
  await expect(fresh.getByRole("combobox", { name: word("compose.to") })).toHaveValue("else#");
  await fresh.getByRole("button", { name: word("compose.discard") }).click();
  await expect(fresh).toHaveCount(0);
  await page.keyboard.press("r");
  await page.keyboard.type("Seas rise: else, none.#");
  const reply = page.getByRole("dialog", { name: word("compose.reply") });
  await expect(reply.locator(".ProseMirror")).toContainText("Seas rise: else, none.#");
  await expect(page.getByText(/^1 mail/)).toHaveCount(0);
  await expect(row(page, "Canary of release 4.2")).toBeVisible();
});

test(
  "files that are too large together are refused with a sentence, and what is written stays",
  deep,
  async ({ page, openAs }, info) => {
    await openAs("client", path);
    await expect(row(page, "Les photos du toit")).toBeVisible();
    await page.keyboard.press("c");
    const dialog = page.getByRole("dialog", { name: word("compose.new") });
    await dialog.getByRole("textbox", { name: word("compose.subject") }).fill("Heavy");
    const files = ["a", "b", "c", "d"].map((name) => info.outputPath(`${name}.txt`));
    for (const file of files)
      await writeFile(file, Buffer.alloc(file.endsWith("d.txt") ? 12_000_000 : 9_000_000, "a"));
    await dialog.locator("input[type=file]").setInputFiles(files);
    await expect(dialog.getByText(say("en", "form:files.problems.total"))).toBeVisible();
    await expect(dialog.getByText(say("en", "form:files.problems.size"))).toBeVisible();
    await expect(dialog.getByRole("link", { name: "b.txt" })).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole("dialog").getByRole("textbox", { name: word("compose.subject") }),
    ).toHaveValue("Heavy");
  },
);

test("nothing of what others wrote runs, and their pictures wait to be asked for", async ({
  page,
  openAs,
  gateway,
}) => {
  const query =
    'mutation ($message: String!) { mailDraftSave(input: { subject: "Trap", message: $message }) { id } }';
  const message =
    '<p>Before<img src=x onerror="top.trapped=1"><script>top.trapped=1</script></p><svg onload="top.trapped=1"><a href="javascript:top.trapped=1">Press</a><p><img src="https://spy.example/p.gif" alt="A boat"></p>';
  const { mailDraftSave } = await gateway.ask<{ mailDraftSave: { id: string } }>(query, { message });
  await openAs("client", `${path}/draft?open=${mailDraftSave.id}`);
  await expect(page.getByText(word("pictures.blocked_one", { count: 1 }))).toBeVisible();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("Before")).toBeVisible();
  await expect(frame.locator("script, svg, [onerror]")).toHaveCount(0);
  expect(await page.evaluate(() => "trapped" in window)).toBe(false);
});

for (const [locale, theme, width] of [
  ["en", "light", 1440],
  ["ar", "dark", 1280],
  ["cn", "light", 390],
] as const) {
  test.describe(`${locale}, ${theme}, ${width} px`, tier(locale === "en"), () => {
    test.use({ setting: { locale, theme }, viewport: { width, height: 860 } });

    test("list, mail and window are accessible and fit", async ({ page, openAs }) => {
      await openAs("client", path);
      await expect(row(page, "Les photos du toit")).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await page.goto(`${path}?open=12`);
      await expect(page.getByRole("heading", { level: 2, name: "The piano" })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("c");
      await expect(page.getByRole("dialog").locator(".ProseMirror")).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await expectNoSideScroll(page);
    });
  });
}
