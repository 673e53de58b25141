import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { cache, stop } from "./parts.mjs";
import { root, run } from "./run.mjs";

/** Where a stage's tests write their JSON report. */
export const reportAt = (name) => join(cache, `${name}.json`);

/** Counts a command that passes or fails as a whole. */
export const whole = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Counts from a JSON report; a missing report, no test at all, or a failure outside of any test counts as one failed. */
export function counted({ code }, report, read) {
  let counts = { passed: 0, failed: 0 };
  try {
    counts = { ...counts, ...read(JSON.parse(readFileSync(report, "utf8"))) };
  } catch (error) {
    console.error(`No readable report in ${report}: ${error.message}`);
  }
  if ((code !== 0 || counts.passed === 0) && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** Reads vitest's report. */
export const vitestCounts = ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests,
  testResults,
}) => ({
  passed: numPassedTests,
  failed:
    numFailedTests +
    testResults.filter(({ status, assertionResults }) => {
      return status === "failed" && !assertionResults.some((test) => test.status === "failed");
    }).length,
  skipped: numPendingTests + numTodoTests,
  failures: testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults
        .filter((test) => test.status === "failed")
        .map(({ fullName, failureMessages }) => [fullName, failureMessages[0]]);
      const file = relative(root, name);
      return (failed.length > 0 ? failed : [["the file itself"]]).map(
        ([test, message = ""]) => `${file} › ${test}\n    ${message.split("\n").slice(0, 3).join("\n    ")}`,
      );
    }),
  files: testResults.map(({ name, startTime, endTime }) => [
    relative(root, name),
    (endTime - startTime) / 1000,
  ]),
});

/** The browser tests of a suite of the report and of the suites in it, each with the titles that lead to it. */
const journeys = ({ specs = [], suites = [], title }, titles = []) => {
  const path = [...titles, title];
  return [
    ...specs.map((spec) => ({ ...spec, path: [...path, spec.title].join(" › ") })),
    ...suites.flatMap((suite) => journeys(suite, path)),
  ];
};

/** Reads Playwright's report; the title of its outermost suites is their file. */
export function browserCounts({ stats, errors, suites }) {
  const specs = suites.flatMap((suite) => journeys(suite));
  const seconds = new Map();
  for (const { file, tests } of specs) {
    const own = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + own / 1000);
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: specs.filter(({ ok }) => !ok).map(({ path }) => path),
    unsteady: specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ path }) => path),
    files: [...seconds].map(([file, time]) => [`tests/e2e/${file}`, time]),
  };
}

/** Runs vitest and counts. `args` are further arguments, of the command or files. */
export async function vitest(name, { args = [], ...options } = {}) {
  const report = reportAt(name);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const ending = await run(
    "vitest",
    ["run", "--config", "tests/vitest.config.ts", ...reporters, ...args],
    options,
  );
  return counted(ending, report, vitestCounts);
}

/** Runs the browser tests of a tier, `gate` or `deep` (see `tests/playwright.config.ts`), and counts. */
export async function browserTests(name, tier) {
  await ensureChromium();
  const report = reportAt(name);
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    FORCE_COLOR: process.stdout.isTTY ? "1" : "0",
    BERTH_TIER: tier,
  };
  const ending = await run(
    "playwright",
    ["test", "--config", "tests/playwright.config.ts", "--reporter=list,json"],
    { env },
  );
  return counted(ending, report, browserCounts);
}

/** The stages that the command line names, all without a name; ends the command where one is unknown. */
export function chosenStages(stages) {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in stages));
  if (unknown.length > 0)
    stop(`There is no stage "${unknown.join('", "')}"; there are ${Object.keys(stages).join(", ")}.`);
  return Object.keys(stages).filter((name) => wanted.length === 0 || wanted.includes(name));
}

const time = (seconds) =>
  seconds < 100 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/**
 * Runs stages one after the other, and ends the process: what failed, what was unsteady, the slowest files, a line for each
 * stage, the whole time, and `N passed, N failed`.
 */
export async function runStages(stages, names) {
  const begin = performance.now();
  mkdirSync(dirname(reportAt("any")), { recursive: true });
  const lines = [];
  const sum = {
    passed: 0,
    failed: 0,
    failures: [],
    /** @type {string[]} */ unsteady: [],
    files: [],
  };
  for (const name of names) {
    console.log(`\n── ${name}`);
    rmSync(reportAt(name), { force: true });
    const start = performance.now();
    const { passed, failed, skipped = 0, failures = [], unsteady = [], files = [] } = await stages[name]();
    const seconds = (performance.now() - start) / 1000;
    lines.push(
      `${name.padEnd(8)} ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}  (${time(seconds)})`,
    );
    sum.passed += passed;
    sum.failed += failed;
    sum.failures.push(...failures);
    sum.unsteady.push(...unsteady);
    sum.files.push(...files);
  }
  const slowest = sum.files.toSorted(([, one], [, other]) => other - one).slice(0, 10);
  if (slowest.length > 0)
    console.log(
      `\nSlowest files:\n${slowest.map(([file, seconds]) => `${seconds.toFixed(1).padStart(6)} s  ${file}`).join("\n")}`,
    );
  if (sum.failures.length > 0) console.log(`\nFailed:\n${sum.failures.join("\n")}`);
  console.log(`\n${lines.join("\n")}\n\nTook ${time((performance.now() - begin) / 1000)}`);
  for (const path of sum.unsteady) console.log(`Unsteady: ${path}`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  process.exit(sum.failed === 0 ? 0 : 1);
}
