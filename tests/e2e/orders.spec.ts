import type { Page } from "playwright/test";
import { deep, expect, test, tier } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll, operationsSent } from "./pageChecks.ts";
import { say } from "./texts.ts";

const list = "/apps/ecommerce/order/list";
const detail = "/apps/ecommerce/order/details/100";
const word = (key: string, values?: Record<string, string | number>) =>
  say("en", `ecommerceOrders:${key}`, values);
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("an order is found, opened, handed over by keyboard, and another window hears of it without asking for its list again", async ({
  page,
  openAs,
  gateway,
  anotherBrowser,
}) => {
  const other = await anotherBrowser("admin");
  await other.goto(list);
  await expect(row(other, "#5511")).toContainText(word("statuses.READY_TO_PICKUP"));
  await expectSubscribed(gateway, "OrderListChanges");
  const asked = operationsSent(other);

  await openAs("client", list);
  await expect(row(page, "#5511")).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("5511");
  await expect(page.locator("main tbody tr")).toHaveCount(1);
  await row(page, "#5511").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("numberOf", { number: 5511 }));
  const next = page.getByRole("button", { name: word("actions.HAND_OVER") });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(
    page
      .getByRole("list", { name: word("progress") })
      .getByRole("listitem")
      .last(),
  ).toContainText(word("events.DELIVERED"));
  await expect(next).toHaveCount(0);
  await expect(row(other, "#5511")).toContainText(word("statuses.DELIVERED"));
  expect(asked.filter((operation) => operation === "OrderList")).toEqual([]);
});

test(
  "a step that someone else took meanwhile shows in the open order, which offers no other",
  deep,
  async ({ page, openAs, gateway }) => {
    await openAs("client", detail);
    await expect(page.getByRole("button", { name: word("actions.HAND_OVER") })).toBeVisible();
    await expectSubscribed(gateway, "OrderDetailChanges");
    await gateway.ask('mutation { ecommerceOrderStep(ids: ["100"], action: CALL_OFF) { items { id } } }');
    await expect(
      page
        .getByRole("list", { name: word("progress") })
        .getByRole("listitem")
        .last(),
    ).toContainText(word("events.CANCELLED"));
    await expect(page.getByRole("button", { name: word("actions.HAND_OVER") })).toHaveCount(0);
  },
);

for (const { locale, theme, width } of [
  { locale: "cn", theme: "light", width: 1440 },
  { locale: "en", theme: "dark", width: 768 },
  { locale: "ar", theme: "light", width: 1440 },
  { locale: "ar", theme: "dark", width: 390 },
] as const) {
  test.describe(`${locale}, ${theme}, ${width} px`, tier(width === 390), () => {
    test.use({ setting: { locale, theme } });
    test("orders and an order are clean for axe and fit the window", async ({ page, openAs }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [list, detail]) {
        await openAs("client", path);
        await expect(page.getByText("#5511").filter({ visible: true }).first()).toBeVisible();
        await expectNoSideScroll(page);
        await expectAccessible(page);
      }
    });
  });
}

test("on a phone a link leads from an order up to the list", async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs("client", detail);
  await page
    .getByRole("main")
    .getByRole("link", { name: say("en", "screens:ecommerce.orders") })
    .click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
});

test("on paper stands the order's invoice, and nothing of the screen", async ({ page, openAs }) => {
  await openAs("client", detail);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("numberOf", { number: "5511" }));
  await expect(page.locator("body > [data-print]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("paper.invoice"));
  await expect(page.getByRole("columnheader", { name: word("items.sum") })).toBeVisible();
  await expect(page.locator("#root")).toBeHidden();
  await expect(page.locator("nav:visible, main button:visible, footer:visible")).toHaveCount(0);
});

test("what is printed from the dark theme is dark on white", async ({ page, openAs }) => {
  await openAs("client", detail);
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveCSS("color", "rgb(241, 245, 246)");
  await expect(page.locator("body > [data-print]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(title).toHaveCSS("color", "rgb(26, 34, 38)");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
