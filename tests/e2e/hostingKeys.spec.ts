import { leapIn, pressOn, typeInto } from "./byKeys.ts";
import { expect, field, test } from "./console.ts";
import { say } from "./texts.ts";

const title = (step: string) => say("en", `hostingControls:titles.${step}`);

test.use({ ownGateway: {} });

test("an app is bought by the keyboard alone", async ({ page, openAs }) => {
  await openAs("client", "/product/las/buy");
  await expect(field(page, "spec.image")).toBeVisible();
  await leapIn(page);
  await expect(page.getByRole("main")).toBeFocused();

  await typeInto(page, field(page, "spec.image"), "nginx:1.29-alpine");
  await typeInto(page, field(page, "name"), "No Name");
  await page.keyboard.press("Enter");
  await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "name")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("by-keys");
  await page.keyboard.press("Enter");

  const submit = page.locator("form button[type=submit]:visible");
  for (const step of ["size", "network", "review"]) {
    await expect(page.getByRole("group", { name: title(step), exact: true })).toBeFocused();
    // Nothing is bought before its price is known.
    await expect(submit).toBeEnabled();
    await pressOn(page, submit);
  }
  await expect(page).toHaveURL(/\/product\/las\/apps\/app_/);
  await expect(page.getByRole("heading", { level: 1, name: "by-keys" })).toBeVisible();
});
