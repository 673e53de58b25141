import { defineConfig } from "@playwright/test";
import { chromiumArgs, chromiumPath } from "./support/chromium.ts";

// Looked for once: the workers read this file again and inherit the answer.
process.env["CHROMIUM_PATH"] ||= chromiumPath();

/** The browser journeys. Every worker starts its own gateway (`e2e/console.ts`), so that they cannot disturb each other. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../node_modules/.cache/berth/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"], args: chromiumArgs },
    viewport: { width: 1440, height: 900 },
    timezoneId: "Asia/Shanghai",
    // Recording takes time, and nobody sees what a build server keeps.
    trace: process.env["CI"] ? "off" : "retain-on-failure",
  },
});
