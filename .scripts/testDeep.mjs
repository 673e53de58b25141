// npm run test:deep: what takes too long for every change. The skeleton of `npm run new` in a copy of the project, the suites of
// the stores on PGlite, and the browser tests tagged `@deep`: every route as guest, client and administrator, every option of the
// layout, every look and language; and a month of bills of a hundred people, reckoned a second time.
// `npm run test:deep -- skeleton stores bills e2e` runs some.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { prepare } from "./prepare.mjs";
import { root, run } from "./run.mjs";
import {
  browserTests,
  chosenStages,
  counted,
  reportAt,
  runStages,
  vitest,
  vitestCounts,
} from "./testStages.mjs";
import { trySkeleton } from "./trySkeleton.mjs";

const storeSuites = () =>
  readdirSync(join(root, "tests"), { recursive: true })
    .map((path) => join("tests", path))
    .filter(
      (path) => path.endsWith(".test.ts") && readFileSync(join(root, path), "utf8").includes("storeKinds"),
    );

const stages = {
  skeleton: async () =>
    counted(await trySkeleton(run, reportAt("skeleton")), reportAt("skeleton"), vitestCounts),
  stores: () => vitest("stores", { args: storeSuites(), env: { BERTH_TEST_STORES: "pglite" } }),
  bills: () =>
    vitest("bills", { args: ["tests/ledger/usage/bills.test.ts"], env: { BERTH_TEST_BILLS: "month" } }),
  e2e: () => browserTests("e2e", "deep"),
};

const names = chosenStages(stages);
await prepare({ console: names.includes("e2e") });
await runStages(stages, names);
