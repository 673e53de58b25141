import { deep, expect, test } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { say } from "./texts.ts";

const path = "/apps/ecommerce/settings";
const sections = ["store", "payments", "checkout", "shipping", "locations", "notifications"];
const word = (key: string, values?: Record<string, string>) => say("en", `ecommerceSettings:${key}`, values);

test("a section is saved by keyboard alone, keeps the focus, and follows what is saved elsewhere", async ({
  page,
  openAs,
  gateway,
}) => {
  await openAs("client", path);
  const name = page.getByRole("textbox", { name: word("store.name") });
  await name.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Lantern Quay");
  await page.keyboard.press("Enter");
  await expect(page.getByText(word("saved", { section: word("sections.store") })).last()).toBeVisible();
  await expect(name).toBeFocused();
  await page.getByRole("tab", { name: word("sections.store") }).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/section=notifications/);
  const cell = page.getByRole("checkbox", {
    name: `${word("notifications.events.ORDER_PLACED.name")}: ${word("notifications.channels.email")}`,
  });
  await expect(cell).toBeChecked();
  await expectSubscribed(gateway, "ShopSettingsChanges");
  await gateway.ask(
    "mutation { shopNotificationsUpdate(notifications: [{ event: ORDER_PLACED, email: false, app: true, browser: true }]) { id } }",
  );
  await expect(cell).not.toBeChecked();
  await page.goto(path);
  await expect(name).toHaveValue("Lantern Quay");
});

for (const [locale, theme] of [
  ["cn", "light"],
  ["en", "dark"],
  ["ar", "light"],
] as const) {
  test.describe(`${locale}, ${theme}`, deep, () => {
    test.use({ setting: { locale, theme } });

    test("every section is accessible and fits a phone", async ({ page, openAs }) => {
      await openAs("client", path);
      for (const section of sections) {
        await page.goto(`${path}?section=${section}`);
        await expect(page.getByRole("button", { name: say(locale, "ui:commands.save") })).toBeVisible();
        if (locale !== "cn") await expectAccessible(page, "main");
        await page.setViewportSize({ width: 390, height: 844 });
        await expectNoSideScroll(page);
        if (locale === "cn") await expectAccessible(page, "main");
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    });
  });
}
