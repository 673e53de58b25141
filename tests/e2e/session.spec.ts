import { expect, test } from "./console.ts";
import { say } from "./texts.ts";

const list = "/apps/ecommerce/product/list";

test.use({ environment: { SAMPLE_ACCESS: "session" } });

test("an expired session leads to the sign-in page and back to the same place", async ({ page, context, openAs }) => {
  await openAs("client", `${list}?status=published`);
  await expect(page.locator("main tbody tr a")).toHaveCount(10);
  await context.clearCookies({ name: "x-token" });
  await page.getByRole("searchbox").fill("tern");
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel(say("en", "accounts:name"), { exact: true }).fill("client");
  await page.getByLabel(say("en", "accounts:password"), { exact: true }).fill("client");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === list && url.searchParams.get("status") === "published" && url.searchParams.get("q") === "tern");
  await expect(page.locator("main tbody tr a")).toHaveText(["Tern wireless headset"]);
});

test("signing out ends the session everywhere", async ({ page, context, openAs }) => {
  await openAs("client", list);
  const other = await context.newPage();
  await other.goto(list);
  await expect(other.locator("main tbody tr a")).toHaveCount(10);
  await page.getByRole("button", { name: say("en", "shell:user.menu", { name: "林知夏" }) }).click();
  await page.getByRole("menuitem", { name: say("en", "shell:user.signOut") }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});
