import { deep, expect, test } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { say } from "./texts.ts";

const buy = (key: string, values = {}) => say("en", `machinesFlavors:${key}`, values);
const panel = (key: string, values = {}) => say("en", `machinesControls:${key}`, values);
const state = (key: string) => say("en", `machinesMachines:states.${key}`);

test.describe("a machine", () => {
  test.use({ ownGateway: { RATE_LIMIT: "off" } });

  test("is bought, answers on its console, and keeps a snapshot", async ({ page, openAs }) => {
    await openAs("client", "/product/lcv/buy");
    await page.getByRole("button", { name: `Next: ${buy("titles.disk")}` }).click();
    await page.getByRole("button", { name: `Next: ${buy("titles.access")}` }).click();
    const name = page.getByRole("textbox", { name: new RegExp(`^${buy("name")}`) });
    await name.fill("beacon-01");
    // Enter goes on to what is checked last: it buys nothing yet.
    await name.press("Enter");
    await expect(page).toHaveURL(/step=review/);
    await page.getByRole("button", { name: buy("create"), exact: true }).click();
    await expect(page).toHaveURL(/\/product\/lcv\/panel\/vm_/);
    await expect(page.getByText(state("RUNNING")).first()).toBeVisible();

    await page.getByRole("tab", { name: panel("tabs.console") }).click();
    const console = page.getByRole("tabpanel").locator("iframe").contentFrame();
    await console.locator(".xterm-helper-textarea").focus();
    await page.keyboard.type("hostname\n");
    await expect(console.locator(".xterm-rows")).toContainText("beacon-01");

    await page.getByRole("tab", { name: panel("tabs.snapshots") }).click();
    await page
      .getByRole("button", { name: panel("snapshot.create") })
      .first()
      .click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("textbox", { name: new RegExp(`^${panel("snapshot.name")}`) }).fill("before-work");
    await drawer.getByRole("button", { name: panel("snapshot.create") }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText("before-work", { exact: true })).toBeVisible();
  });
});

for (const { locale, theme, width } of [
  { locale: "cn", theme: "light", width: 1440 },
  { locale: "en", theme: "dark", width: 1440 },
  { locale: "ar", theme: "dark", width: 390 },
  { locale: "fr", theme: "light", width: 390 },
] as const) {
  test.describe(`${locale}, ${theme}, ${width} px`, deep, () => {
    test.use({ setting: { locale, theme }, viewport: { width, height: 900 } });

    test("machines, how they are bought and every part of one are clean for axe, with nothing cut off", async ({
      page,
      openAs,
    }) => {
      const look = async () => {
        await expectNoSideScroll(page);
        await expectAccessible(page);
      };
      await openAs("client", "/product/lcv/buy");
      await expect(page.getByRole("radio").first()).toBeVisible();
      await look();
      await page.goto("/product/lcv/list");
      const one = page.getByRole("link", { name: "edge-hk-02" }).first();
      await expect(one).toBeVisible();
      await look();
      await one.click();
      const tabs = page.getByRole("main").getByRole("tab");
      await expect(tabs).toHaveCount(8);
      for (const at of Array(8).keys()) {
        await tabs.nth(at).click();
        await test.step(`part ${at + 1}`, look);
      }
    });
  });
}
