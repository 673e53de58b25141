import type { Page } from "playwright/test";
import { deep, expect, test } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { say } from "./texts.ts";

const path = "/apps/ecommerce/product/category-list";
const word = (key: string, values?: Record<string, string | number>) =>
  say("en", `ecommerceCategories:${key}`, values);
const row = (page: Page, name: string) =>
  page.locator("[data-tree-row]").filter({ has: page.getByText(name, { exact: true }) });
const names = (page: Page) => page.locator("[data-tree-row] bdi").allInnerTexts();

test("categories are renamed and moved by keyboard, dragged by mouse, and follow other windows", async ({
  page,
  openAs,
  gateway,
}) => {
  await openAs("client", path);
  await row(page, "Cables").focus();
  await page.keyboard.press("F2");
  await page.keyboard.type("Cables and plugs");
  await page.keyboard.press("Enter");
  await expect(row(page, "Cables and plugs")).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(
    page.getByRole("status").filter({
      hasText: word("moved", { name: "Cables and plugs", place: 2, total: 3, parent: "Accessories" }),
    }),
  ).toBeAttached();
  await expect
    .poll(() => names(page).then((all) => all.slice(5, 9)))
    .toEqual(["Headsets", "Cables and plugs", "Cases and sleeves", "Laptop sleeves"]);
  await expect(row(page, "Cables and plugs")).toBeFocused();

  await expect(page.locator("[role=treegrid][data-movable]")).toBeAttached();
  await row(page, "Keyboards and mice").locator("[aria-hidden]").nth(1).hover();
  await page.mouse.down();
  const target = await row(page, "Watches and bands").boundingBox();
  await page.mouse.move((target?.x ?? 0) + 200, (target?.y ?? 0) + 4, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => names(page).then(([first]) => first)).toBe("Keyboards and mice");

  await row(page, "Cables and plugs").locator("[aria-hidden]").nth(1).hover();
  await page.mouse.down();
  const other = await row(page, "Shoes").boundingBox();
  await page.mouse.move((other?.x ?? 0) + 200, (other?.y ?? 0) + 20, { steps: 4 });
  await page.mouse.up();
  const why = word("refused.root", { root: "Accessories" });
  await expect(row(page, "Shoes").getByText(why)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: why })).toBeAttached();

  await expectSubscribed(gateway, "CategoryChanges");
  await gateway.ask('mutation { shopCategoryDelete(id: "7") { ids } }');
  await expect.poll(() => names(page)).not.toContain("Laptop sleeves");
});

test("the tree and its form are accessible and fit in every look", deep, async ({ page, openAs }) => {
  await openAs("client", path);
  for (const [locale, theme, width] of [
    ["en", "light", 1440],
    ["en", "dark", 1440],
    ["ar", "light", 1280],
    ["cn", "light", 390],
  ] as const) {
    await page.setViewportSize({ width, height: 860 });
    await page.evaluate(
      ([language, look]) => {
        localStorage.setItem("berth.locale", language);
        localStorage.setItem("berth.theme", look);
      },
      [locale, theme] as const,
    );
    await page.goto(path);
    await expect(row(page, "Dotted notebooks")).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.getByRole("button", { name: say(locale, "ecommerceCategories:add") }).click();
    await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeFocused();
    await expectAccessible(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("a screen that is left by going back, while a drawer is open on it, gives the page back to screen readers", async ({
  page,
  openAs,
}) => {
  await openAs("client", "/apps/ecommerce/product/list");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("navigation").locator(`a[href="${path}"]`).click();
  await page.getByRole("button", { name: word("add") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});
