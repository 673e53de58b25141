import { galleryPages } from "#tests/support/galleryPages.ts";
import { deep, expect, test } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";

for (const { locale, theme, width } of [
  { locale: "cn", theme: "light", width: 1280 },
  { locale: "en", theme: "dark", width: 1280 },
  { locale: "ar", theme: "light", width: 1280 },
  { locale: "fr", theme: "dark", width: 390 },
] as const) {
  test.describe(`${locale}, ${theme}, ${width} px`, deep, () => {
    test.use({ setting: { locale, theme }, viewport: { width, height: 900 } });

    for (const { path, demos } of galleryPages) {
      test(`every demo of ${path} stands alone, clean for axe, with nothing cut off`, async ({
        page,
        openAs,
      }) => {
        await openAs("client", path);
        for (const demo of demos) {
          await test.step(demo, async () => {
            await page.goto(`${path}?demo=${demo}`);
            await expect(page.locator(`#${demo}`)).toBeVisible();
            await expectNoSideScroll(page);
            await expectAccessible(page);
          });
        }
      });
    }
  });
}
