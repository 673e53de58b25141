// npm run lint: the TypeScript by oxlint with types, the schema and the operations by graphql-eslint.
import { prepare, run } from "./prepare.mjs";

await prepare({ console: false });
const checks = [
  ["oxlint", "--type-aware", "--deny-warnings", "codegen.ts", ".scripts", "gateway", "web", "tests"],
  ["eslint", "--config", "tests/architecture/eslint.graphql.config.js", "schema/**/*.graphql", "web/**/*.graphql"],
];
for (const [command, ...args] of checks) {
  const { code } = await run(command, args);
  if (code !== 0) process.exitCode = 1;
}
