// npm test: every check, in the order in which it is quickest to learn of a mistake. `npm test -- types lint unit skeleton e2e` runs some.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { cache, prepare, root, run, stop } from "./prepare.mjs";
import { trySkeleton } from "./trySkeleton.mjs";

const vitestReport = join(cache, "vitest.json");
const skeletonReport = join(cache, "skeleton.json");
const playwrightReport = join(cache, "playwright.json");

const vitestCounts = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests + testResults.filter(({ status, assertionResults }) => {
    return status === "failed" && !assertionResults.some((test) => test.status === "failed");
  }).length,
  skipped: numPendingTests + numTodoTests,
  names: testResults.filter(({ status }) => status === "failed").flatMap(({ name, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed").map(({ fullName, failureMessages }) => [fullName, failureMessages[0]]);
    const file = relative(root, name);
    return (failed.length > 0 ? failed : [["the file itself"]]).map(([test, message = ""]) => `${file} › ${test}\n    ${message.split("\n").slice(0, 3).join("\n    ")}`);
  }),
});

/** The browser tests that failed, from a suite of the report and the suites in it. */
const failedJourneys = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failedJourneys),
];

const whole = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Counts from a JSON report; a missing report, no test at all, or a failure outside of any test counts as one failed. */
function counted({ code }, report, read) {
  let counts = { passed: 0, failed: 0, skipped: 0, names: [] };
  try {
    counts = { ...counts, ...read(JSON.parse(readFileSync(report, "utf8"))) };
  } catch (error) {
    console.error(`No readable report in ${report}: ${error.message}`);
  }
  if ((code !== 0 || counts.passed === 0) && counts.failed === 0) counts.failed = 1;
  return counts;
}

const stages = {
  types: async () => whole(await run("tsc", ["-p", "."])),
  lint: async () => whole(await run(process.execPath, [".scripts/lint.mjs"])),
  unit: async () => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];
    const ending = await run("vitest", ["run", "--config", "tests/vitest.config.ts", ...reporters]);
    return counted(ending, vitestReport, vitestCounts);
  },
  skeleton: async () => counted(await trySkeleton(run, skeletonReport), skeletonReport, vitestCounts),
  e2e: async () => {
    await ensureChromium();
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, FORCE_COLOR: process.stdout.isTTY ? "1" : "0" };
    const ending = await run("playwright", ["test", "--config", "tests/playwright.config.ts", "--reporter=list,json"], { env });
    return counted(ending, playwrightReport, ({ stats, errors, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      names: suites.flatMap(failedJourneys),
    }));
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in stages));
if (unknown.length > 0) stop(`There is no stage "${unknown.join('", "')}"; there are ${Object.keys(stages).join(", ")}.`);

await prepare({ console: wanted.length === 0 || wanted.includes("e2e") });
mkdirSync(cache, { recursive: true });
for (const report of [vitestReport, skeletonReport, playwrightReport]) rmSync(report, { force: true });

const lines = [];
const failures = [];
const sum = { passed: 0, failed: 0 };
for (const [name, stage] of Object.entries(stages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { passed, failed, skipped = 0, names = [] } = await stage();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  lines.push(`${name.padEnd(8)} ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}  (${seconds} s)`);
  failures.push(...names);
  sum.passed += passed;
  sum.failed += failed;
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(`\n${lines.join("\n")}\n\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);
