import { expect, expectAccessible, test } from "./console.ts";
import { say } from "./texts.ts";

for (const [path, kind, navigations] of [["/no/such/page", "notFound", 0], ["/not-authorized", "notAuthorized", 1]] as const) {
  test(`${path} says what is wrong and leads back`, async ({ page, openAs }) => {
    await openAs("client", path);
    await expect(page.locator("main h1")).toHaveText(say("en", `shell:errors.${kind}.title`));
    await expect(page.getByRole("navigation")).toHaveCount(navigations);
    await expectAccessible(page);
    await page.getByRole("link", { name: say("en", "shell:errors.home") }).click();
    await expect(page.locator("main tbody tr a")).toHaveCount(10);
  });
}

test("an address whose hash cannot be read shows its screen all the same", async ({ page, openAs }) => {
  await openAs("client", "/apps/ecommerce/product/list#%zz");
  await expect(page.locator("main tbody tr a")).toHaveCount(10);
});
