// npm run lint: how the code is set out (oxfmt; `-- --fix` sets it right), the TypeScript by oxlint with types, what nothing uses
// (knip), and the schema and the operations by graphql-eslint.
import { prepare } from "./prepare.mjs";
import { run } from "./run.mjs";

await prepare({ console: false });
const fix = process.argv.includes("--fix");
const checks = [
  ["oxfmt", ...(fix ? [] : ["--check"]), "**/*.{ts,tsx,mjs,js}"],
  ["oxlint", "--type-aware", "--deny-warnings", "codegen.ts", ".scripts", "gateway", "web", "tests"],
  [
    "eslint",
    "--config",
    "tests/architecture/eslint.graphql.config.js",
    "schema/**/*.graphql",
    "web/**/*.graphql",
  ],
];
for (const [command, ...args] of checks) {
  const { code } = await run(command, args);
  if (code !== 0) process.exitCode = 1;
}
