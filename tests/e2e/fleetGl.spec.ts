import { chromiumArgs } from "#tests/support/chromium.ts";
import { expect, test } from "./console.ts";
import { expectAccessible } from "./pageChecks.ts";

const path = "/apps/logistics/fleet";

// WebGL drawn by the processor, so that it needs no graphics card.
const gl = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
test.use({
  launchOptions: {
    executablePath: process.env["CHROMIUM_PATH"],
    args: [...chromiumArgs.filter((one) => one !== "--disable-gpu"), ...gl],
  },
});

test("the map is drawn from the own host alone, and changes with the theme", async ({ page, openAs }) => {
  await page.addInitScript(() => localStorage.setItem("berth.map", "gl"));
  await openAs("client", `${path}?open=1`);
  const ground = page.locator("[data-ground=gl]");
  await expect(ground).toHaveAttribute("data-ready", "");
  await expect(page.locator("[data-vehicle='1']")).toContainText("814432");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(ground.locator("canvas")).toBeVisible();
  await expectAccessible(page);
});
