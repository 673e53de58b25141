import { deep, expect, test, tier } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { locales, say } from "./texts.ts";

const list = "/apps/ecommerce/product/list";
const widths = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Every pair of language, theme and width. */
const looks = [
  ["cn", "light", "desk"],
  ["cn", "dark", "phone"],
  ["en", "light", "phone"],
  ["en", "dark", "desk"],
  ["ar", "light", "desk"],
  ["ar", "dark", "phone"],
  ["fr", "light", "phone"],
  ["fr", "dark", "desk"],
] as const;

for (const [locale, theme, device] of looks) {
  test.describe(`${locale}, ${theme}, ${device}`, tier(locale === "ar" && theme === "dark"), () => {
    test.use({ setting: { locale, theme }, viewport: widths[device] });

    test("a guest signs in and stands where they wanted to go", async ({ page }) => {
      await page.goto(`${list}?status=published&sort=price`);
      await expect(page).toHaveURL(/\/login\?/);
      const { tag, dir } = locales[locale];
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.locator("html")).toHaveAttribute("dir", dir);
      await expect(
        page.getByRole("heading", { level: 1, name: say(locale, "accounts:heading") }),
      ).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);

      await page.getByLabel(say(locale, "accounts:name"), { exact: true }).fill("client@demo.com");
      await page.getByLabel(say(locale, "accounts:password"), { exact: true }).fill("client");
      await page.getByRole("button", { name: say(locale, "accounts:submit"), exact: true }).click();
      await expect(page).toHaveURL(`${list}?status=published&sort=price`);
      await expect(page.getByText("Castaway playing cards").first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });
  });
}

test.describe("the form", () => {
  test("says what is missing and what is wrong, and keeps the name", deep, async ({ page }) => {
    await page.goto("/login");
    const submit = page.getByRole("button", { name: say("en", "accounts:submit"), exact: true });
    await submit.click();
    await expect(page.getByText(say("en", "accounts:errors.nameRequired"))).toBeVisible();
    await expect(page.getByText(say("en", "accounts:errors.passwordRequired"))).toBeVisible();
    const name = page.getByLabel(say("en", "accounts:name"), { exact: true });
    await name.fill("client");
    await page.getByLabel(say("en", "accounts:password"), { exact: true }).fill("wrong");
    await submit.click();
    await expect(page.getByText(say("en", "accounts:errors.INVALID_CREDENTIALS"))).toBeVisible();
    await expect(name).toHaveValue("client");
    await expectAccessible(page);
  });

  test("leads nobody to another host", deep, async ({ page }) => {
    await page.goto("/login?to=//example.org/");
    await page.getByLabel(say("en", "accounts:name"), { exact: true }).fill("client");
    await page.getByLabel(say("en", "accounts:password"), { exact: true }).fill("client");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/user/dashboards");
  });

  test("changes the language and the theme at once, and remembers them", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: say("en", "shell:languages.en") }).click();
    await page.getByRole("menuitemradio", { name: say("en", "shell:languages.ar") }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1, name: say("ar", "accounts:heading") })).toBeVisible();
    await page.getByRole("button", { name: say("ar", "shell:theme") }).click();
    await page.getByRole("menuitemradio", { name: say("ar", "shell:themes.dark") }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expectAccessible(page);
  });
});
