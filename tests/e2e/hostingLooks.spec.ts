import { deep, expect, test } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";

const app = "/product/las/apps/app_demo";
const tabs = ["deployments", "logs", "metrics", "environment", "files", "volumes", "domains", "scaling"];

for (const { locale, theme, width } of [
  { locale: "cn", theme: "light", width: 1440 },
  { locale: "en", theme: "dark", width: 1440 },
  { locale: "ar", theme: "light", width: 390 },
  { locale: "cn", theme: "dark", width: 390 },
] as const) {
  test.describe(`${locale}, ${theme}, ${width} px`, deep, () => {
    test.use({ setting: { locale, theme }, viewport: { width, height: 900 } });

    for (const at of [
      "/product/las/list",
      "/product/las/list?look=table",
      "/product/las/buy?image=nginx%3A1.29-alpine",
      app,
      ...[...tabs, "cron", "events", "audit", "settings"].map((tab) => `${app}?tab=${tab}`),
      "/product/las/panel/app_demo",
      "/product/las/panel/DomainManagement",
      "/store/mirror/list",
      "/store/mirror/details/img_demo",
      "/user/profile/teams",
      "/user/dashboards",
    ])
      test(`${at} is clean for axe, with nothing cut off`, async ({ page, openAs }) => {
        await openAs("client", at);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
        await expectNoSideScroll(page);
        await expectAccessible(page);
      });

    test.describe("a terminal", () => {
      test.use({ ownGateway: {} });

      test("is clean for axe, with nothing cut off", async ({ page, openAs }) => {
        await openAs("client", "/product/las/panel/app_demo");
        await page.locator("main a[href*='/las/terminal/']").first().click();
        const terminal = page.locator('[role="tabpanel"]:visible iframe').contentFrame();
        await expect(terminal.locator(".xterm-rows")).toContainText("#");
        await expectNoSideScroll(page);
        await expectAccessible(page);
      });
    });
  });
}

test("the steps of buying an app are clean for axe, each of them, and fit a phone", async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs("client", "/product/las/buy?image=nginx%3A1.29-alpine");
  await page.locator("input[name=name]").fill("looked-at");
  const steps = page.locator("form > :first-child > ol > li");
  for (const at of [0, 1, 2, 3]) {
    await expect(steps.nth(at).getByRole("group").first()).toBeVisible();
    await expectNoSideScroll(page);
    await expectAccessible(page);
    if (at < 3) await page.locator("form button[type=submit]:visible").click();
  }
});
