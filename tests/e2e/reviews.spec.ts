import type { Page } from "playwright/test";
import { deep, expect, test } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { say } from "./texts.ts";

const path = "/apps/ecommerce/manage-review";
const word = (key: string, values?: Record<string, string | number>) =>
  say("en", `ecommerceReviews:${key}`, values);
const rows = (page: Page) =>
  page.locator(`table[aria-label="${say("en", "screens:ecommerce.reviews")}"] tbody tr`);
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });

test(
  "a bar of the ratings and days filter the list, and a reload keeps both",
  deep,
  async ({ page, openAs }) => {
    await openAs("client", path);
    await page
      .getByRole("button", { name: word("ratings.bar", { stars: "5 stars", count: 42, share: "42%" }) })
      .click();
    await page
      .getByRole("button", { name: word("fields.date"), exact: true })
      .first()
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("en", "form:date.presets.last30") })
      .click();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/rating=5&date=\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/);
    await expect
      .poll(async () => {
        const count = await rows(page).count();
        return (
          count > 0 && (await rows(page).getByRole("img", { name: "5 out of 5 stars" }).count()) === count
        );
      })
      .toBe(true);
    const shown = await rows(page).allInnerTexts();
    await page.reload();
    await expect.poll(() => rows(page).allInnerTexts()).toEqual(shown);
  },
);

test("a review is opened, answered and published by keyboard alone, and Escape closes it", async ({
  page,
  openAs,
}) => {
  await openAs("client", `${path}?view=pending`);
  await row(page, "Soft but not shapeless").focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("heading", { name: "Soft but not shapeless" })).toBeVisible();
  await expect(drawer.getByRole("link", { name: "Fender floor cushion" })).toBeVisible();
  const text = drawer.getByRole("textbox");
  for (
    let presses = 0;
    presses < 12 && !(await text.evaluate((element) => element === document.activeElement));
    presses += 1
  )
    await page.keyboard.press("Tab");
  await page.keyboard.type("Enjoy the book.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(drawer.getByText("Enjoy the book.")).toBeVisible();
  await expect(drawer.getByText(word("statuses.PUBLISHED"))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/view=pending$/);
  await expect(row(page, "Soft but not shapeless")).toHaveCount(0);
});

test("chosen reviews are answered together, and undo takes it back", deep, async ({ page, openAs }) => {
  await openAs("client", path);
  const box = (at: number) => rows(page).nth(at).getByRole("checkbox");
  await box(0).click();
  await box(2).click({ modifiers: ["Shift"] });
  await page
    .getByRole("toolbar")
    .getByRole("button", { name: word("actions.reply") })
    .click();
  await page.getByRole("dialog").getByRole("textbox").fill("Thank you for writing.");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: word("reply.send") })
    .click();
  const answered = rows(page).getByRole("img", { name: word("filters.repliedYes") });
  await expect(answered).toHaveCount(3);
  await page.getByRole("button", { name: say("en", "ui:undo.action") }).click();
  await expect(answered).toHaveCount(0);
});

test("the list hears of changes made elsewhere", deep, async ({ page, openAs, gateway }) => {
  await openAs("client", path);
  await expect(row(page, "Soft but not shapeless")).toBeVisible();
  await expectSubscribed(gateway, "ReviewListChanges");
  expect((await gateway.send("/api/apps/ecommerce/reviews/100", { method: "DELETE" })).status).toBe(200);
  await expect(row(page, "Soft but not shapeless")).toHaveCount(0);
  await expect(page.getByText(word("count_other", { count: 99 })).first()).toBeVisible();
});

for (const [locale, theme, width] of [
  ["en", "light", 1440],
  ["ar", "dark", 1280],
  ["cn", "light", 390],
] as const) {
  test.describe(`${locale}, ${theme}, ${width} px`, deep, () => {
    test.use({ setting: { locale, theme }, viewport: { width, height: 860 } });

    test("screen and drawer are accessible and fit", async ({ page, openAs }) => {
      await openAs("client", path);
      await expect(page.getByText("Soft but not shapeless")).toBeVisible();
      await expect(
        page.getByRole("heading", { level: 2, name: say(locale, "ecommerceReviews:ratings.title") }),
      ).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await page.goto(`${path}?open=90`);
      await expect(page.getByRole("dialog").getByText("Skin tones look natural")).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
    });
  });
}

test("what can be done to chosen reviews is in sight, however far down the list ends", async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs("client", path);
  const first = rows(page).first();
  await first.getByRole("checkbox").click();
  await expect(page.getByRole("toolbar", { name: say("en", "ui:table.bulk") })).toBeInViewport({ ratio: 1 });
});
