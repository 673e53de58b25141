import type { Page } from "playwright/test";
import { deep, expect, test } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { holdCode } from "./holdCode.ts";
import { expectAccessible, expectNoSideScroll, undoByKey } from "./pageChecks.ts";
import { say } from "./texts.ts";

const list = "/apps/ecommerce/customer/list";
const details = (id: number, tab = "") => `/apps/ecommerce/customer/details/${id}${tab && `?tab=${tab}`}`;
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const word = (key: string, values?: Record<string, string | number>) =>
  say("en", `ecommerceCustomers:${key}`, values);

test("a customer is added by keyboard alone, found, opened, deleted and brought back", async ({
  page,
  openAs,
}) => {
  await openAs("client", list);
  await expect(row(page, "Hugo Navarro")).toBeVisible();
  await page.getByRole("link", { name: word("add") }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/add=1/);
  await expect(page.getByRole("textbox", { name: word("fields.name") })).toBeFocused();
  await page.keyboard.type("Ines Solberg");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ines.solberg@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type("norw");
  await expect(page.getByRole("option", { name: "Norway" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: word("fields.country") })).toHaveValue("Norway");
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(word("created", { name: "Ines Solberg" }), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${list}$`));

  await page.getByRole("searchbox").fill("norway");
  await expect(row(page, "Hugo Navarro")).toHaveCount(0);
  await expect(row(page, "Ines Solberg")).toContainText("Norway");
  await row(page, "Ines Solberg").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Ines Solberg" })).toBeVisible();
  await page.getByRole("button", { name: word("actions.more"), exact: true }).click();
  await page.getByRole("menuitem", { name: word("actions.deleteThis") }).click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  await expect(row(page, "Ines Solberg")).toHaveCount(0);
  await undoByKey(page);
  await expect(row(page, "Ines Solberg")).toBeVisible();
});

test("what is typed into a field whose code is still on its way is in it when it comes, and so is the focus", async ({
  page,
  openAs,
}) => {
  const { asked, letCome } = await holdCode(page, "combo.open");
  await openAs("client", `${list}?add=1`);
  await page.getByRole("textbox", { name: word("fields.email") }).focus();
  await page.keyboard.press("Tab");
  await asked;
  await page.keyboard.type("norw");
  letCome();
  await expect(page.getByRole("option", { name: "Norway" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: word("fields.country") })).toBeFocused();
  await page.keyboard.type("ay");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: word("fields.country") })).toHaveValue("Norway");
});

test(
  "the list and the details follow what is ordered and changed elsewhere",
  deep,
  async ({ page, openAs, gateway }) => {
    await openAs("client", `${list}?q=hugo.navarro`);
    await expect(row(page, "Hugo Navarro")).toContainText("¥0.00");
    await expectSubscribed(gateway, "CustomerListOrderChanges");
    await gateway.ask(
      'mutation { ecommerceOrderCreate(input: { customerId: "100", lines: [{ productId: "3", quantity: 2 }] }) { id } }',
    );
    await expect(row(page, "Hugo Navarro")).toContainText("¥978.00");

    await row(page, "Hugo Navarro").getByRole("link").click();
    await expect(page.getByText(word("figures.outstandingOf_one", { orders: 1 }))).toBeVisible();
    await expectSubscribed(gateway, "CustomerAccountChanges");
    await page.getByRole("tab", { name: word("tabs.security") }).click();
    await gateway.ask(
      'mutation { customerTwoStepUpdate(customerId: "100", phone: "+34 555 777 8888") { id } }',
    );
    await expect(page.getByText("+34 555 777 8888")).toBeVisible();
    await gateway.ask('mutation { customerDelete(id: "100") { ids } }');
    await expect(page.getByRole("heading", { level: 1, name: word("gone.title") })).toBeVisible();
  },
);

test("an address is added from the details, and its default is changed", deep, async ({ page, openAs }) => {
  await openAs("client", details(36, "billing"));
  await page.getByRole("button", { name: word("addresses.add") }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("textbox", { name: word("addresses.fields.line1") }).fill("Pier 7");
  await drawer.getByRole("textbox", { name: word("addresses.fields.city") }).fill("Cartagena");
  await expectAccessible(page, "[role=dialog]");
  await drawer.getByRole("button", { name: word("addresses.add") }).click();
  const entry = page.getByRole("listitem").filter({ hasText: "Pier 7" });
  await expect(entry).toBeVisible();
  await entry.getByRole("button").click();
  await page.getByRole("menuitem", { name: word("actions.makeDefault") }).click();
  await expect(entry).toContainText(word("default"));
});

const looks = [
  ["cn", "light", ["overview", "security"]],
  ["en", "dark", ["security", "notifications"]],
  ["ar", "light", ["overview", "billing"]],
] as const;

for (const [locale, theme, tabs] of looks) {
  test.describe(`${locale}, ${theme}`, deep, () => {
    test.use({ setting: { locale, theme } });

    test("list and details are accessible and fit a phone", async ({ page, openAs }) => {
      await openAs("client", list);
      await expect(row(page, "Hugo Navarro")).toBeVisible();
      await expectAccessible(page);
      for (const tab of tabs) {
        await page.goto(details(36, tab));
        await expect(page.getByRole("tab", { selected: true })).toHaveText(
          say(locale, `ecommerceCustomers:tabs.${tab}`),
        );
        await expect(
          page.getByRole("tabpanel").getByRole("heading").or(page.getByRole("table")).first(),
        ).toBeVisible();
        await expectAccessible(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectNoSideScroll(page);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(list);
      await expect(page.getByRole("link", { name: "Hugo Navarro" })).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });
  });
}
