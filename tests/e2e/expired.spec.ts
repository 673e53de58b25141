import { expect, test } from "./console.ts";
import { say } from "./texts.ts";

test("a session that ended on the gateway is noticed even where the sample data needs none", async ({
  page,
  context,
  gateway,
  openAs,
}) => {
  const list = "/apps/ecommerce/product/list";
  let isOver = false;
  await page.route("**/graphql", async (route) => {
    // The search is the first to meet the end of the session, whatever else the console asks for meanwhile.
    if (!isOver && route.request().postData()?.includes('"lamp"')) {
      isOver = true;
      await context.addCookies([
        {
          name: "x-token",
          value: encodeURIComponent(JSON.stringify("ended")),
          url: gateway.origin,
          httpOnly: true,
          sameSite: "Lax",
        },
      ]);
    }
    await route.continue();
  });
  await openAs("client", list);
  await expect(page.locator("main tbody tr a")).toHaveCount(10);
  await page.getByRole("searchbox").fill("lamp");
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByLabel(say("en", "accounts:password"), { exact: true })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});
