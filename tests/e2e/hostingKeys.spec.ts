import type { Locator } from "playwright/test";
import { expect, field, test } from "./console.ts";
import { say } from "./texts.ts";

const title = (step: string) => say("en", `hostingControls:titles.${step}`);

/** Goes on by the Tab key alone until something has the focus. */
async function tabTo(place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  const page = place.page();
  for (let left = 40; left > 0; left--) {
    await page.keyboard.press("Tab");
    if (await place.evaluate((one) => one === document.activeElement)) return;
  }
  await expect(place).toBeFocused();
}

test.use({ ownGateway: {} });

test("an app is bought by the keyboard alone", async ({ page, openAs }) => {
  await openAs("client", "/product/las/buy");
  await expect(field(page, "spec.image")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await tabTo(field(page, "spec.image"));
  await page.keyboard.type("nginx:1.29-alpine");
  await tabTo(field(page, "name"));
  await page.keyboard.type("No Name");
  await page.keyboard.press("Enter");
  await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "name")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("by-keys");
  await page.keyboard.press("Enter");

  const submit = page.locator("form button[type=submit]:visible");
  for (const step of ["size", "network", "review"]) {
    await expect(page.getByRole("group", { name: title(step), exact: true })).toBeFocused();
    await tabTo(submit);
    await page.keyboard.press("Enter");
  }
  await expect(page).toHaveURL(/\/product\/las\/apps\/app_/);
  await expect(page.getByRole("heading", { level: 1, name: "by-keys" })).toBeVisible();
});
