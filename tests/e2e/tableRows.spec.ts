import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { deep, expect, test, tier } from "./console.ts";
import type { Gateway } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { localeNames, say } from "./texts.ts";

const list = "/apps/ecommerce/product/list";
const word = (key: string, values?: Record<string, string | number>) => say("en", `table:${key}`, values);
const rows = (page: Page) => page.locator("main tbody tr[data-index]");

/** Puts products in, past the console. */
async function addProducts({ send }: Gateway, count: number, from = 600_000) {
  const lines = Array.from({ length: count }, (_, at) => `Extra ${at},Northquay,Office,${from + at},1.00`);
  const body = ["productName,productBrand,category,sku,price", ...lines].join("\n");
  const answer = await send(`/api/apps/ecommerce/products/import?apply=true&idempotencyKey=e2e${from}`, {
    method: "POST",
    headers: { "content-type": "text/csv" },
    body,
  });
  expect(answer.status).toBe(200);
}

test(
  "all that match are chosen across pages, and changed at once",
  deep,
  async ({ page, openAs, gateway }) => {
    await addProducts(gateway, 1_100, 700_000);
    await openAs("client", `${list}?q=extra`);
    await page.getByRole("checkbox", { name: say("en", "ui:table.selectPage") }).click();
    await page.getByRole("button", { name: word("all.choose_other", { total: "1,100" }) }).click();
    await expect(page.getByText(word("all.chosen_other", { total: "1,100" }))).toBeVisible();
    await page
      .getByRole("toolbar")
      .getByRole("button", { name: say("en", "ui:commands.delete") })
      .click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: say("en", "ui:commands.delete") })
      .click();
    await expect(page.getByText(say("en", "ui:table.noMatch.title"))).toBeVisible();
    await page.getByRole("button", { name: say("en", "ui:undo.action") }).click();
    await expect(
      page.getByText(say("en", "ui:pager.range", { first: 1, last: 10, total: "1,100" })),
    ).toBeVisible();
  },
);

test("100 rows take at most 1,200 nodes, and are walked through and chosen by keyboard", async ({
  page,
  openAs,
  gateway,
}) => {
  await addProducts(gateway, 120, 800_000);
  await openAs("client", `${list}?size=100`);
  await expect(rows(page).first()).toBeVisible();
  const table = page.getByRole("table");
  await expect(table).toHaveAttribute("aria-rowcount", "101");
  const nodes = () => table.evaluate((element) => element.querySelectorAll("*").length);
  expect(await nodes()).toBeLessThanOrEqual(1_200);
  await rows(page).first().focus();
  await page.keyboard.press("End");
  await expect(rows(page).last()).toBeFocused();
  await expect(rows(page).last()).toHaveAttribute("aria-rowindex", "101");
  await page.keyboard.press("PageUp");
  await expect(page.locator("tr[data-index='89']")).toBeFocused();
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByRole("toolbar")).toContainText(say("en", "ui:table.selected_other", { count: 2 }));
  await page.keyboard.press("x");
  await expect(page.getByRole("toolbar")).toContainText(say("en", "ui:table.selected_other", { count: 1 }));
  await page.keyboard.press("Home");
  await expect(rows(page).first()).toBeFocused();
  expect(await nodes()).toBeLessThanOrEqual(1_200);
  await expectAccessible(page);
});

test("the rows that match are exported with the columns that show", async ({ page, openAs }) => {
  await openAs("client", `${list}?category=shoes&sort=price`);
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: /CSV/ }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head, ...lines] = readFileSync(await file.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(head).toBe("\uFEFFProduct,Brand,Category,In stock,SKU,Price,Quantity,Status");
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.every((line) => line.includes(",Shoes"))).toBe(true);
});

test.describe("an import", () => {
  test.use({ expected: ["400 (Bad Request)"] });
  test("is looked at, applied, and its bad rows come back", deep, async ({ page, openAs }) => {
    await openAs("client", list);
    await page.getByRole("button", { name: say("en", "ui:table.import.action") }).click();
    const dialog = page.getByRole("dialog");
    const choose = (text: string) =>
      dialog
        .locator("input[type=file]")
        .setInputFiles({ name: "new.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await choose("Product,Colour\nA,red");
    await expect(dialog.getByText(word("import.unknown", { names: "Colour" }))).toBeVisible();
    await choose(
      "Product,Brand,Category,SKU,Price\nGimbal,Northquay,Office,910001,12\nBroken,Northquay,Office,910002,dear\nBeacon watch,Northquay,Electronics,17265,900",
    );
    await expect(dialog.getByRole("status")).toHaveText("1 new · 1 skipped · 1 with problems");
    await expectAccessible(page);
    await dialog.getByRole("radio", { name: word("import.update") }).click();
    await expect(dialog.getByRole("status")).toHaveText("1 new · 1 updated · 1 with problems");
    await dialog.getByRole("button", { name: word("import.apply_other", { total: 2 }) }).click();
    await expect(dialog.getByText(word("import.done"))).toBeVisible();
    const coming = page.waitForEvent("download");
    await dialog.getByRole("button", { name: word("import.download") }).click();
    expect(readFileSync(await (await coming).path(), "utf8")).toContain(
      "Broken,Northquay,Office,910002,dear,",
    );
    await dialog.getByRole("button", { name: word("import.close") }).click();
    await expect(page.getByRole("row").filter({ hasText: "Gimbal" })).toBeVisible();
  });
});

for (const locale of localeNames) {
  test.describe(`on a phone, ${locale}`, tier(locale === "ar"), () => {
    // Where the rows stand is judged too: a sandbox would put its banner above them.
    test.use({
      ownGateway: {},
      setting: { locale, theme: "dark" },
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    test("rows are sorted and chosen", async ({ page, openAs }) => {
      await openAs("client", list);
      await page.getByRole("button", { name: say(locale, "table:sheet.title") }).click();
      await expectAccessible(page);
      await page
        .getByRole("radio", {
          name: say(locale, "table:sort.ASC", { name: say(locale, "ecommerce:products.fields.price") }),
        })
        .click();
      await expect(page).toHaveURL(/sort=price/);
      await page.getByRole("button", { name: say(locale, "table:select") }).click();
      await page.getByRole("checkbox").first().click();
      await expect(page.getByRole("toolbar")).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a finger that rests on a card chooses it, and keeps it chosen when it goes", async ({
    page,
    openAs,
  }) => {
    await openAs("client", list);
    const cards = page.getByRole("list", { name: "Products", exact: true }).getByRole("listitem");
    await expect(cards.first().getByRole("link")).toBeVisible();
    // The sandbox's bar comes late, and moves the cards down.
    await expect(page.getByRole("status").getByRole("button")).toBeVisible();
    const box = await cards.first().boundingBox();
    const tools = await page.context().newCDPSession(page);
    const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + 24 }] : [];
    await tools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await expect(page.getByRole("toolbar")).toBeVisible();
    await tools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await cards.nth(1).tap();
    await expect(cards.locator(":checked")).toHaveCount(2);
    await expectNoSideScroll(page);
  });
});
