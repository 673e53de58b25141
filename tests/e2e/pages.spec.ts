import { expect, test } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";

for (const path of [
  "/pages/pricing",
  "/front-pages/checkout",
  "/front-pages/payment?plan=TEAM",
  "/front-pages/help-center",
  "/front-pages/help-center?q=parcel",
  "/front-pages/help-center/article/how-to-add-product-in-cart",
]) {
  test(`${path} is accessible and as wide as a phone`, async ({ page, openAs }) => {
    await openAs("client", path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSideScroll(page);
    await expectAccessible(page);
  });
}
