// npm test: every check that a change has to pass, in the order in which it is quickest to learn of a mistake.
// `npm test -- types lint unit e2e` runs some. `npm run test:deep` runs what takes longer.
import { prepare } from "./prepare.mjs";
import { run } from "./run.mjs";
import { browserTests, chosenStages, runStages, vitest, whole } from "./testStages.mjs";

const stages = {
  types: async () => whole(await run("tsc", ["-p", "."])),
  lint: async () => whole(await run(process.execPath, [".scripts/lint.mjs"])),
  unit: () => vitest("unit"),
  e2e: () => browserTests("e2e", "gate"),
};

const names = chosenStages(stages);
await prepare({ console: names.includes("e2e") });
await runStages(stages, names);
