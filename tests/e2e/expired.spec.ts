import { expect, liveUpdates, test } from "./console.ts";
import { say } from "./texts.ts";

test("a session that ended on the gateway is noticed even where the sample data needs none", async ({ page, context, openAs }) => {
  const list = "/apps/ecommerce/product/list";
  const live = liveUpdates(page);
  await openAs("client", list);
  await expect(page.locator("main tbody tr a")).toHaveCount(10);
  await live;
  // What the list asks for once its rows stand has to be over.
  await page.waitForLoadState("networkidle");
  const { origin } = new URL(page.url());
  await context.addCookies([{ name: "x-token", value: encodeURIComponent(JSON.stringify("ended")), url: origin, httpOnly: true, sameSite: "Lax" }]);
  await page.getByRole("searchbox").fill("lamp");
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByLabel(say("en", "accounts:password"), { exact: true })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});
