import type { Page } from "playwright/test";
import { deep, expect, field, test, tier } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll, undoByKey } from "./pageChecks.ts";
import { say } from "./texts.ts";

const list = "/apps/ecommerce/product/list";
const names = (page: Page) => page.locator("main tbody tr a").allInnerTexts();
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const word = (key: string, values?: Record<string, string | number>) =>
  say("en", `ecommerce:products.${key}`, values);

async function search(page: Page, text: string) {
  await page.getByRole("searchbox").fill(text);
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === text);
}

async function fillIn(page: Page, product: { name: string; sku: string; qty: string; price: string }) {
  await field(page, "productName").fill(product.name);
  await field(page, "productBrand").fill("Northquay");
  await field(page, "price").fill(product.price);
  await field(page, "sku").fill(product.sku);
  await field(page, "qty").fill(product.qty);
}

test.describe("the list", () => {
  test("is filtered, sorted and paged in the address, and a reload keeps it all", async ({
    page,
    openAs,
  }) => {
    await openAs("client", list);
    await expect(page.locator("main tbody tr a")).toHaveCount(10);

    await page
      .getByRole("button", { name: word("fields.price"), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(/sort=price/);
    await expect(page.locator("main tbody tr a").first()).toHaveText("Castaway playing cards");

    await page
      .getByRole("button", { name: word("fields.status"), exact: true })
      .first()
      .click();
    await page.getByRole("checkbox", { name: word("statuses.PUBLISHED") }).click();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/status=published/);
    await expect(
      page.getByText(say("en", "ui:pager.range", { first: 1, last: 10, total: 31 })),
    ).toBeVisible();

    const firstPage = await names(page);
    await page.getByRole("link", { name: say("en", "ui:pager.page", { page: 2 }) }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator("main tbody tr a").first()).not.toHaveText(firstPage[0] ?? "");
    await expect(page.locator("main tbody tr a")).toHaveCount(10);
    const secondPage = await names(page);
    expect(secondPage).toHaveLength(10);

    await page.reload();
    await expect(page).toHaveURL((url) => url.search === "?status=published&sort=price&page=2");
    await expect.poll(() => names(page)).toEqual(secondPage);

    await page.goBack();
    await expect.poll(() => names(page)).toEqual(firstPage);
  });

  test("finds by name, brand and number, and says when nothing matches", deep, async ({ page, openAs }) => {
    await openAs("client", list);
    await search(page, "tern wire");
    await expect.poll(() => names(page)).toEqual(["Tern wireless headset"]);
    await search(page, "93140");
    await expect.poll(() => names(page)).toEqual(["Tidepool wall clock"]);
    await search(page, "100% _nothing_");
    await expect(page.getByText(say("en", "ui:table.noMatch.title"))).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("button", { name: say("en", "ui:table.noMatch.action") })
      .or(page.getByRole("link", { name: say("en", "ui:table.noMatch.action") }))
      .first()
      .click();
    await expect(page.locator("main tbody tr a")).toHaveCount(10);
  });

  test("hears of changes made elsewhere", deep, async ({ page, openAs, gateway }) => {
    await openAs("client", `${list}?sort=qty`);
    await expect(row(page, "Windward kite")).toBeVisible();
    await expectSubscribed(gateway, "ProductListChanges");
    const { status } = await gateway.send("/api/apps/ecommerce/products/41", { method: "DELETE" });
    expect(status).toBe(204);
    await expect(row(page, "Windward kite")).toHaveCount(0);
  });
});

test.describe("a product", () => {
  test("is added, found, deleted and brought back", async ({ page, openAs }) => {
    await openAs("client", list);
    await page.getByRole("link", { name: say("en", "screens:ecommerce.productCreate") }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: say("en", "screens:ecommerce.productCreate") }),
    ).toBeVisible();
    await fillIn(page, { name: "Gimbal tripod", sku: "424242", price: "128.50", qty: "12" });
    await page.getByRole("button", { name: word("create.action") }).click();
    await expect(page.getByText(word("created", { name: "Gimbal tripod" }), { exact: true })).toBeVisible();

    await page.goto(list);
    await search(page, "gimbal");
    await expect(row(page, "Gimbal tripod")).toContainText("128.50");
    await row(page, "Gimbal tripod")
      .getByRole("button", { name: say("en", "ui:table.rowMenu", { name: "Gimbal tripod" }) })
      .click();
    await page.getByRole("menuitem", { name: say("en", "ui:commands.delete") }).click();
    await expect(row(page, "Gimbal tripod")).toHaveCount(0);
    await expect(page.getByText(say("en", "ui:table.noMatch.title"))).toBeVisible();
    await undoByKey(page);
    await expect(row(page, "Gimbal tripod")).toContainText("128.50");
  });

  test(
    "with a taken number is refused at its field, and nothing typed is lost",
    deep,
    async ({ page, openAs }) => {
      await openAs("client", "/apps/ecommerce/product/add");
      await fillIn(page, { name: "Second lantern", sku: "77210", price: "10", qty: "1" });
      await page.getByRole("button", { name: word("create.action") }).click();
      await expect(page.getByText(say("en", "ui:form.errors.TAKEN"))).toBeVisible();
      await expect(field(page, "productName")).toHaveValue("Second lantern");
      await expectAccessible(page);

      await page
        .getByRole("link", { name: say("en", "screens:ecommerce.products"), exact: true })
        .first()
        .click();
      const dialog = page.getByRole("alertdialog");
      await expect(dialog).toContainText(say("en", "ui:form.leave.title"));
      await dialog.getByRole("button", { name: say("en", "ui:form.leave.action") }).click();
      await expect(page).toHaveURL(new RegExp(`${list}$`));
    },
  );

  test("that does not exist says so", deep, async ({ page, openAs }) => {
    await openAs("client", "/apps/ecommerce/product/edit/999999");
    await expect(page.getByText(word("gone.title"))).toBeVisible();
  });
});

for (const [locale, theme] of [
  ["cn", "light"],
  ["en", "dark"],
  ["ar", "dark"],
  ["fr", "light"],
] as const) {
  test.describe(`${locale}, ${theme}`, tier(locale === "en"), () => {
    test.use({ setting: { locale, theme } });

    test("form and undo are accessible and fit a phone", async ({ page, openAs }) => {
      await openAs("client", `${list}?q=pier+mechanical`);
      await page
        .getByRole("button", { name: say(locale, "ui:table.rowMenu", { name: "Pier mechanical keyboard" }) })
        .click();
      await page.getByRole("menuitem", { name: say(locale, "ui:commands.delete") }).click();
      const undo = page.getByRole("button", { name: say(locale, "ui:undo.action") });
      // The message waits while it is pointed at.
      await undo.hover();
      await expectAccessible(page);
      await undo.click();
      await expect(row(page, "Pier mechanical keyboard")).toBeVisible();

      await page.goto("/apps/ecommerce/product/edit/3");
      await expect(field(page, "productName")).toHaveValue("Pier mechanical keyboard");
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSideScroll(page);
    });
  });
}
