import { defineConfig } from "playwright/test";
import { chromiumArgs, chromiumPath } from "./support/chromium.ts";

// Looked for once: the workers read this file again and inherit the answer.
process.env["CHROMIUM_PATH"] ||= chromiumPath();

const engines = "hosting.spec.ts";
const isCi = Boolean(process.env["CI"]);

/** What a project runs of its tests. Options of the command line do not reach a project that another one waits for. */
const tiers = { gate: { grepInvert: /@deep/ }, deep: { grep: /@deep/ } };
const tier = process.env["BERTH_TIER"];
const chosen = tier === "gate" || tier === "deep" ? tiers[tier] : {};

/**
 * The browser journeys. Every worker starts gateways of its own (`e2e/console.ts`), so that they cannot disturb each other.
 * `npm test` runs them without those tagged `@deep`, which `npm run test:deep` runs.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../node_modules/.cache/berth/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: isCi,
  // One that passes the second time is named by `npm test` as unsteady.
  retries: isCi ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"], args: chromiumArgs },
    viewport: { width: 1440, height: 900 },
    timezoneId: "Asia/Shanghai",
    contextOptions: { reducedMotion: "reduce" },
  },
  // Containers bring network devices, and every browser of the machine drops what it is loading then: what starts some comes last.
  projects: [
    { name: "console", testIgnore: engines, ...chosen },
    { name: "engines", testMatch: engines, dependencies: ["console"], fullyParallel: false, ...chosen },
  ],
});
