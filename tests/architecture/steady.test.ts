import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { breachesIn, sharingRules, steadyRules } from "./steadyRules.ts";

const own = /^tests\/architecture\/steady/;
const files = globSync("tests/**/*.{ts,tsx}").filter(
  (file) => !file.startsWith("tests/bench/") && !own.test(file),
);
const breaches = (within: string, rules: typeof steadyRules) =>
  files
    .filter((file) => file.startsWith(within))
    .flatMap((file) => breachesIn(readFileSync(file, "utf8"), rules).map((told) => `${file} ${told}`));

describe("no test waits by the clock or measures time", () => {
  const folders = [...new Set(files.map((file) => file.split("/").slice(0, 2).join("/")))];
  it.each(folders)("in %s", (folder) => {
    expect(breaches(folder, steadyRules)).toEqual([]);
  });

  it("looks into the browser tests and the support too", () => {
    expect(folders).toEqual(expect.arrayContaining(["tests/e2e", "tests/support", "tests/platform"]));
  });
});

it("no screen test replaces a module", () => {
  const screens = files.filter((file) => file.endsWith(".test.tsx"));
  expect(screens.length).toBeGreaterThan(30);
  expect(
    screens.flatMap((file) =>
      breachesIn(readFileSync(file, "utf8"), sharingRules).map((told) => `${file} ${told}`),
    ),
  ).toEqual([]);
});

describe("planted", () => {
  it.each([
    "await new Promise((resolve) => setTimeout(resolve, 150));",
    "await new Promise<void>((resolve) => {\n  setTimeout(() => resolve(), 20);\n});",
    "const settled = () => new Promise((done) => globalThis.setTimeout(done, 5));",
    "const sleep = promisify(setTimeout);",
    'import { setTimeout as sleep } from "node:timers/promises";',
    'const { setTimeout: rest } = await import("timers/promises");',
    "Atomics.wait(cell, 0, 0, 100);",
    'execSync("sleep 1");',
    "await page.waitForTimeout(1500);",
    'await page.waitForLoadState("networkidle");',
    'await page.goto("/", { waitUntil: "networkidle" });',
    "expect(performance.now() - start).toBeLessThan(1_000);",
    "const start = process.hrtime.bigint();",
    "expect(Date.now() - start).toBeGreaterThan(195);",
    "expect(end - Date.now()).toBeLessThan(5);",
    "await vi.waitFor(() => expect(heard).toHaveLength(1));",
    "await vi.waitFor(async () => {\n  await pass(9);\n  expect(heard).toHaveLength(1);\n});",
    "  await vi.waitFor(async () => {\n    await pass(9);\n  });\n}",
    "  await vi.waitFor(() =>\n    expect(heard).toEqual([\n      1,\n    ]),\n  );",
    "await vi.waitFor(isHeard);",
  ])("%j is found", (line) => {
    expect(breachesIn(`const first = 1;\n${line}\n`, steadyRules)).toEqual([
      expect.stringMatching(/^line 2 (waits|measures|gives up)/),
    ]);
  });

  it.each([
    'vi.mock("react-i18next", () => ({}));',
    'vi.mock(import("#web/lib/a.ts"), () => ({}));',
    'vi.doMock("./a.ts");',
  ])("%j is found in a screen test", (line) => {
    expect(breachesIn(line, sharingRules)).toHaveLength(1);
  });

  it.each([
    'vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });',
    "await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 10_000, interval: 10 });",
    "await vi.waitFor(() => expect(heard).toHaveLength(1), {\n  timeout: 10_000,\n});",
    "await vi.waitFor(async () => {\n  await pass(9);\n}, { timeout: 10_000 });",
    "it('goes', async () => {\n  await vi.waitFor(async () => {\n    await pass(9);\n  }, { timeout: 10_000 });\n});",
    "await expect.poll(color).toBe(own);",
    "await waitFor(() => expect(outbox()).toBeNull());",
    "test.setTimeout(150_000);",
    'const alarms = vi.spyOn(globalThis, "setTimeout");',
    "const later = new Date(Date.now() + 40 * 86_400_000);",
    "const earlier = new Date(Date.now() - 86_400_000);",
    "await new Promise(setImmediate);",
  ])("%j may stand", (line) => {
    expect(breachesIn(line, [...steadyRules, ...sharingRules])).toEqual([]);
  });
});
