import type { Page } from "playwright/test";
import { deep, expect, test } from "./console.ts";
import { expectAccessible } from "./pageChecks.ts";
import { say } from "./texts.ts";

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "berth.locale", value: "%22en%22", url: baseURL ?? "" }]);
});

const name = (page: Page) => page.getByLabel(say("en", "accounts:name"), { exact: true });
const password = (page: Page) => page.getByLabel(say("en", "accounts:password"), { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: say("en", "accounts:submit"), exact: true });
const written = (page: Page) => page.locator("[data-written]");

/** The console's own scripts that the page has begun. */
const begun = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/(?!login-).*\.js$/.test(path)),
  );

test("a guest's sign-in page stands without the console's code", async ({ page }) => {
  await page.goto("/login");
  await expect(submit(page)).toBeVisible();
  await expect(written(page)).toBeAttached();
  expect(await begun(page)).toEqual([]);
  await expectAccessible(page);
});

test("and signs in, to where the guest wanted to go", async ({ page }) => {
  await page.goto(`/login?to=${encodeURIComponent("/apps/invoice/list?page=2")}`);
  await name(page).fill("client@demo.com");
  await password(page).fill("client");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/apps/invoice/list?page=2");
});

test("a password that is wrong is said by the console, which keeps what was typed", async ({ page }) => {
  await page.goto("/login");
  await name(page).fill("client");
  await password(page).fill("wrong");
  await submit(page).click();
  await expect(page.getByText(say("en", "accounts:errors.INVALID_CREDENTIALS"))).toBeVisible();
  await expect(written(page)).not.toBeAttached();
  await expect(name(page)).toHaveValue("client");
  await expect(name(page)).toBeFocused();
  await password(page).fill("client");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/user/dashboards");
});

test("a button of it does what it says, by the console", async ({ page }) => {
  await page.goto("/login");
  await name(page).fill("client");
  await page.getByRole("button", { name: say("en", "shell:languages.en") }).click();
  await page.getByRole("menuitemradio", { name: say("en", "shell:languages.fr") }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("fr", "accounts:heading") })).toBeVisible();
  await expect(page.getByLabel(say("fr", "accounts:name"), { exact: true })).toHaveValue("client");
});

test("nothing typed is said by the console, at the fields", deep, async ({ page }) => {
  await page.goto("/login");
  await submit(page).click();
  await expect(page.getByText(say("en", "accounts:errors.nameRequired"))).toBeVisible();
});

test.describe("with another language in the browser than in the cookie", () => {
  test.use({ setting: { locale: "ar", theme: "light" } });

  test("the console takes its place at once", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByRole("heading", { level: 1, name: say("ar", "accounts:heading") })).toBeVisible();
    await expect(written(page)).not.toBeAttached();
  });
});

test("who signs in in another window is led on here too", async ({ page, context }) => {
  await page.goto("/login");
  const other = await context.newPage();
  await other.goto("/login");
  await name(other).fill("client");
  await password(other).fill("client");
  await other.keyboard.press("Enter");
  await expect(other).toHaveURL("/user/dashboards");
  await expect(page).toHaveURL("/user/dashboards");
});
