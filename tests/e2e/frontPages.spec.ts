import type { Page } from "playwright/test";
import { deep, expect, test } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { localeNames, locales } from "./texts.ts";

const landing = "/front-pages/landing-page";
const pages = [landing, "/front-pages/pricing", "/review", "/privacy"];

/** What the browser asks for while a page is opened, without the page itself. */
async function loadedBy(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(path);
  return asked.filter((name) => name !== new URL(page.url()).pathname);
}

for (const path of pages) {
  test(`${path} is accessible from phone to desk, in both themes, and loads nothing of the console`, async ({
    page,
    gateway,
  }) => {
    const loaded = await loadedBy(page, `${gateway.origin}${path}?lang=en`);
    const own = /^\/assets\/(?:front-[\w-]{8}\.(?:css|js)|inter-latin-[\w-]+\.woff2)$|^\/mark\.svg$/;
    expect(loaded.filter((name) => !own.test(name))).toEqual([]);
    await expectAccessible(page);
    await page.evaluate(() => localStorage.setItem("berth.theme", "dark"));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expectNoSideScroll(page);
    await expectAccessible(page);
  });
}

for (const path of pages) {
  test(`${path} fits every width in every language`, deep, async ({ page, gateway }) => {
    for (const locale of localeNames) {
      await page.goto(`${gateway.origin}${path}?lang=${locale}`);
      await expect(page.locator("html")).toHaveAttribute("dir", locales[locale].dir);
      for (const width of [360, 390, 640, 768, 976, 1280, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSideScroll(page);
      }
      await expectAccessible(page);
    }
  });
}

test("a language that is chosen stays, on the front pages and in the console", async ({ page, gateway }) => {
  await page.goto(`${gateway.origin}/review?lang=en`);
  await page.getByRole("banner").getByLabel("Language").click();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce que disent les clients");
  await page.goto(`${gateway.origin}/privacy`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto(`${gateway.origin}/login`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("a theme that is chosen stays, and the menu closes", async ({ page, gateway }) => {
  await page.goto(`${gateway.origin}${landing}?lang=en`);
  const menu = page.getByRole("banner").getByLabel("Theme");
  await menu.click();
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.getByRole("button", { name: "Dark" })).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto(`${gateway.origin}/login`);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the reviews are filtered by their stars, and the way back undoes it", async ({ page, gateway }) => {
  await page.goto(`${gateway.origin}/review?lang=en`);
  const reviews = page.locator("figure");
  await expect(reviews).toHaveCount(9);
  await page.getByRole("link", { name: "4 stars" }).click();
  await expect(page.getByRole("status")).toHaveText("3 reviews shown");
  await expect(reviews.filter({ visible: true })).toHaveCount(3);
  await page.reload();
  await expect(reviews.filter({ visible: true })).toHaveCount(3);
  await page.getByRole("link", { name: "All", exact: true }).click();
  await page.goBack();
  await expect(page.getByRole("status")).toHaveText("3 reviews shown");
});

test("who is signed in is led back into the console instead of to the sign-in", async ({ page, openAs }) => {
  await openAs("client", "/user/recharge");
  await page.getByRole("link", { name: "Privacy" }).first().click();
  await expect(page).toHaveTitle("Privacy notice · Berth");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Open the console" })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Sign in" })).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pages) {
    test(`${path} shows all it has`, async ({ page, gateway }) => {
      await page.goto(`${gateway.origin}${path}?lang=en`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner").getByLabel("Theme")).toBeHidden();
      await page.getByRole("banner").getByLabel("Language").click();
      await page.getByRole("link", { name: "العربية" }).click();
      await expect(page).toHaveURL(`${path}?lang=ar`);
    });
  }

  test("the prices change from month to year, and all reviews are there", async ({ page, gateway }) => {
    await page.goto(`${gateway.origin}/front-pages/pricing?lang=en`);
    await page.locator("label", { hasText: "Yearly" }).click();
    await expect(page.getByText("¥990 a year")).toBeVisible();
    await expect(page.getByText("¥99 a month")).toBeHidden();
    await page.goto(`${gateway.origin}/review?lang=en&stars=3`);
    await expect(page.locator("figure").filter({ visible: true })).toHaveCount(9);
    await expect(page.getByRole("navigation", { name: "Filter by stars" })).toBeHidden();
  });
});
