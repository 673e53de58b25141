import type { Page } from "playwright/test";
import { expect, field, signInBehind, test } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { say } from "./texts.ts";

const list = "/apps/ecommerce/product/list";
const word = (key: string, values?: Record<string, string | number>) =>
  say("en", `ecommerce:products.${key}`, values);
const kit = (key: string, values?: Record<string, string | number>) => say("en", `ui:${key}`, values);
const importWord = (key: string, values?: Record<string, string | number>) =>
  say("en", `table:import.${key}`, values);
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const undo = (page: Page) => page.getByRole("button", { name: kit("undo.action") });

const statusWords = ["PUBLISHED", "SCHEDULED", "INACTIVE"].map((status) => word(`statuses.${status}`));
const statuses = async (page: Page) =>
  (await page.locator("main tbody tr").allInnerTexts()).map((text) =>
    statusWords.find((status) => text.split(/\s+/).includes(status)),
  );

/** 1,000 rows to import: row 3 has no price that can be read, row 500 no name, and the last the number of the one before. */
function thousandRows(): string {
  const line = (row: number) =>
    [
      row === 500 ? "" : `Cargo ${row}`,
      "Northquay",
      "Office",
      600_000 + Math.min(row, 1_000),
      row === 3 ? "dear" : "12.50",
    ].join(",");
  return [
    "Product,Brand,Category,SKU,Price",
    ...Array.from({ length: 1_000 }, (_, index) => line(index + 2)),
  ].join("\n");
}

test("what one window deletes leaves the other's list without a reload, and Undo brings it back there", async ({
  page,
  context,
  gateway,
}) => {
  await signInBehind(page, gateway.origin, "client");
  const other = await context.newPage();
  await other.goto(list);
  const kite = row(other, "Windward kite");
  await expect(kite).toBeVisible();
  await expectSubscribed(gateway, "ProductListChanges");
  const reloads: string[] = [];
  other.on("request", (request) => {
    if (request.isNavigationRequest()) reloads.push(request.url());
  });

  await page.goto(list);
  await page.getByRole("button", { name: kit("table.rowMenu", { name: "Windward kite" }) }).click();
  await page.getByRole("menuitem", { name: say("en", "ui:commands.delete") }).click();
  await expect(kite).toHaveCount(0);
  await undo(page).click();
  await expect(kite).toBeVisible();
  expect(reloads).toEqual([]);
});

test("ten products are put off sale and back, one is corrected, one is merged from two windows, and 997 of 1,000 are imported", async ({
  page,
  context,
  openAs,
}) => {
  await openAs("client", list);
  const other = await context.newPage();
  await Promise.all([
    other.goto("/apps/ecommerce/product/edit/41"),
    expect(row(page, "Windward kite")).toBeVisible(),
  ]);

  await test.step("eight of ten are taken off sale by the bar, and Undo gives each its status back", async () => {
    const before = await statuses(page);
    await page.getByRole("checkbox", { name: kit("table.selectPage") }).click();
    await row(page, "Spyglass sunglasses").focus();
    await page.keyboard.press("x");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("x");
    const bar = page.getByRole("toolbar", { name: kit("table.bulk") });
    await expect(bar).toContainText(kit("table.selected_other", { count: 8 }));
    await bar.getByRole("button", { name: word("actions.unpublish") }).press("Enter");
    const kept = new Map([
      [4, word("statuses.PUBLISHED")],
      [5, word("statuses.SCHEDULED")],
    ]);
    await expect
      .poll(() => statuses(page))
      .toEqual(before.map((_, at) => kept.get(at) ?? word("statuses.INACTIVE")));
    await undo(page).click();
    await expect.poll(() => statuses(page)).toEqual(before);
  });

  await test.step("one is refused with a sentence at the field for each wrong value, and saved when it is right", async () => {
    await row(page, "Ballast power bank").focus();
    await page.keyboard.press("Enter");
    for (const [name, wrong, right, sentence] of [
      ["price", "-0.01", "148.50", kit("form.errors.OUT_OF_RANGE.min", { min: "¥0.00" })],
      ["productName", "n".repeat(300), "Ballast power brick", kit("form.errors.TOO_LONG", { max: 120 })],
      ["price", "1.123456789", "149.50", kit("form.errors.NO_NUMBER", { example: "12.40" })],
    ] as const) {
      await field(page, name).fill(wrong);
      await page.keyboard.press("Enter");
      await expect(field(page, name)).toHaveAccessibleDescription(sentence);
      await field(page, name).fill(right);
    }
    await page.keyboard.press("Enter");
    await expect(row(page, "Ballast power brick")).toContainText("¥149.50");
  });

  await test.step("one that another window has saved meanwhile shows what changed there, and is merged by choice", async () => {
    await row(page, "Windward kite").getByRole("link").click();
    await field(page, "productName").fill("Windward dragon");
    await field(page, "qty").fill("7");
    await field(other, "productName").fill("Windward stunt kite");
    await field(other, "price").fill("99");
    await other.keyboard.press("Enter");
    await expect(other).toHaveURL(new RegExp(`${list}$`));
    await other.close();

    await page.getByRole("button", { name: say("en", "ui:commands.save"), exact: true }).click();
    const merge = page.getByRole("dialog", { name: kit("form.merge.title") });
    await expect(merge.getByRole("group", { name: word("fields.productName") })).toHaveText(
      /Windward kite.*Windward dragon.*Windward stunt kite/,
    );
    await expect(merge.getByRole("listitem")).toHaveText([`${word("fields.price")} ¥99.00`]);
    await merge.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowRight");
    await merge.getByRole("button", { name: kit("form.merge.save") }).click();
    const merged = row(page, "Windward stunt kite");
    await expect(merged.getByRole("cell", { name: "¥99.00", exact: true })).toBeVisible();
    await expect(merged.getByRole("cell", { name: "7", exact: true })).toBeVisible();
  });

  await test.step("of a file's 1,000 rows 997 go in, and the 3 bad ones are named with row and reason", async () => {
    await page.getByRole("button", { name: kit("table.import.action") }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "cargo.csv", mimeType: "text/csv", buffer: Buffer.from(thousandRows()) });
    const bad = dialog
      .getByRole("region", { name: importWord("bad_other", { count: 3 }) })
      .locator("tbody tr");
    const problem = (column: string, text: string) =>
      importWord("cell", { column: word(`fields.${column}`), text });
    await dialog.getByRole("button", { name: importWord("apply_other", { total: 997 }) }).click();
    await expect(dialog.getByRole("heading", { name: importWord("done") })).toBeVisible();
    await expect(bad).toHaveText([
      `3${problem("price", kit("form.errors.INVALID"))}`,
      `500${problem("product", kit("form.errors.REQUIRED"))}`,
      `1,001${problem("sku", importWord("twice", { row: 1_000 }))}`,
    ]);
    await dialog.getByRole("button", { name: importWord("close") }).click();
    await expect(page.getByText(kit("pager.range", { first: 1, last: 10, total: "1,047" }))).toBeVisible();
  });
});
