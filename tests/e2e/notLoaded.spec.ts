import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { expectAccessible } from "./pageChecks.ts";
import { expect, test } from "./console.ts";
import { say } from "./texts.ts";

const list = "/apps/ecommerce/product/list";
const document = readFileSync(new URL("../../web/dist/index.html", import.meta.url), "utf8");
/** The console's own, which leans on those before it. */
const [, firstScript] = [...document.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1) ?? [];

/** Loses the console's first script so many times; call it before the page opens. */
async function loseFirstScript(page: Page, times: number): Promise<() => number> {
  let lost = 0;
  await page.route(`**${firstScript}`, async (route) => {
    if (lost === times) return await route.continue();
    lost += 1;
    await route.abort("internetdisconnected");
  });
  return () => lost;
}

test.describe("whose first script is lost on its way", () => {
  test.use({
    setting: { locale: "ar", theme: "light" },
    expected: ["ERR_INTERNET_DISCONNECTED", "preloaded using link preload but not used"],
  });

  test("a page loads it again by itself", async ({ page, openAs }) => {
    const lost = await loseFirstScript(page, 1);
    await openAs("client", list);
    await expect(page.getByRole("table")).toBeVisible();
    expect(lost()).toBe(1);
  });

  test("a page says so where it does not come, and takes it once it does", async ({ page, openAs }) => {
    await loseFirstScript(page, 4);
    await openAs("client", list);
    await expect(page.getByRole("alert")).toContainText(say("ar", "shell:notLoaded.text"));
    await expectAccessible(page);
    await page.getByRole("link", { name: say("ar", "shell:notLoaded.retry") }).click();
    await expect(page.getByRole("table")).toBeVisible();
  });
});
