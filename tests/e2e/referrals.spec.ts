import type { Page } from "playwright/test";
import { deep, expect, field, test } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll, undoByKey } from "./pageChecks.ts";
import { say } from "./texts.ts";

const path = "/apps/ecommerce/referrals";
const word = (key: string, values?: Record<string, string | number>) =>
  say("en", `ecommerceReferrals:${key}`, values);
const names = (page: Page) => page.locator("main tbody tr a").allInnerTexts();

test("a friend is invited by keyboard, shows first, is marked as paid and taken back", async ({
  page,
  openAs,
}) => {
  await openAs("client", path);
  await field(page, "user").focus();
  await page.keyboard.type("Nobuko Ende");
  await page.keyboard.press("Tab");
  await page.keyboard.type("nobuko@example.com");
  await page.keyboard.press("Enter");
  await expect.poll(() => names(page).then(([first]) => first)).toBe("Nobuko Ende");
  const row = page.getByRole("row").filter({ hasText: "Nobuko Ende" });
  await row.focus();
  await page.keyboard.press("Space");
  await page
    .getByRole("toolbar")
    .getByRole("button", { name: word("actions.pay") })
    .focus();
  await page.keyboard.press("Enter");
  await expect(row).toContainText(word("statuses.PAID"));
  await page.getByRole("heading", { level: 1 }).click();
  await undoByKey(page);
  await expect(row).toContainText(word("statuses.UNPAID"));
});

test(
  "a figure leads to its referrals, and a row to a drawer that Escape closes",
  deep,
  async ({ page, openAs }) => {
    await openAs("client", path);
    await page.getByRole("link", { name: word("figures.unpaid") }).click();
    await expect(page).toHaveURL(/view=unpaid$/);
    await expect(
      page.getByText(say("en", "ui:pager.range", { first: 1, last: 10, total: 14 })),
    ).toBeVisible();
    await page.getByRole("link", { name: "Hugo Navarro" }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("button", { name: word("actions.pay") }).click();
    await expect(drawer.getByText(word("statuses.PAID"), { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/view=unpaid$/);
    await expect.poll(() => names(page)).not.toContain("Hugo Navarro");
  },
);

test("the list hears of changes made elsewhere", deep, async ({ page, openAs, gateway }) => {
  await openAs("client", path);
  await expect.poll(() => names(page)).toContain("Hugo Navarro");
  await expectSubscribed(gateway, "ReferralListChanges");
  await gateway.ask('mutation { referralDelete(id: "45") { ids } }');
  await expect.poll(() => names(page)).not.toContain("Hugo Navarro");
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
      await expect(page.getByText("Hugo Navarro")).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await page.goto(`${path}?open=3`);
      await expect(page.getByRole("dialog").getByText("#4413")).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
    });
  });
}
