import { deep, expect, test, tier } from "./console.ts";
import { expectAccessible } from "./pageChecks.ts";
import { say } from "./texts.ts";

for (const [path, kind, navigations] of [
  ["/no/such/page", "notFound", 0],
  ["/not-authorized", "notAuthorized", 0],
] as const) {
  test(`${path} says what is wrong and leads back`, tier(kind === "notFound"), async ({ page, openAs }) => {
    await openAs("client", path);
    await expect(page.locator("main h1")).toHaveText(say("en", `shell:errors.${kind}.title`));
    await expect(page.getByRole("navigation")).toHaveCount(navigations);
    await expectAccessible(page);
    await page.getByRole("link", { name: say("en", "shell:errors.home") }).click();
    await expect(page).toHaveURL("/user/dashboards");
  });
}

test("an address whose hash cannot be read shows its screen all the same", deep, async ({ page, openAs }) => {
  await openAs("client", "/apps/ecommerce/product/list#%zz");
  await expect(page.locator("main tbody tr a")).toHaveCount(10);
});

test(
  "the page of a failed server gives the number of the request, and tries again",
  deep,
  async ({ page, openAs }) => {
    await openAs("client", "/pages/misc/internal-server-error?request=req_1&from=/user/recharge");
    await expect(page.locator("main h1")).toHaveText(say("en", "shell:errors.serverError.title"));
    await expect(page.getByText("req_1", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: say("en", "shell:errors.retry") }).click();
    await expect(page).toHaveURL("/user/recharge");
  },
);

test("the page of a failed server leads to no other host", deep, async ({ page, openAs }) => {
  await openAs("client", "/pages/misc/internal-server-error?from=//example.org");
  await page.getByRole("button", { name: say("en", "shell:errors.retry") }).click();
  await expect(page).toHaveURL("/user/dashboards");
});
