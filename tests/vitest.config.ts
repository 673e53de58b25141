import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { iconParts } from "../.scripts/iconParts.ts";
import { kitProps } from "../.scripts/kitProps.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root,
  // One copy of graphql: Node takes its CommonJS build, and so must what is transformed here.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    globalSetup: "tests/support/run.ts",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Of itself it gives up after a second, which a busy machine may need.
    expect: { poll: { timeout: 30_000 } },
    // Left to itself it keeps one core free.
    maxWorkers: availableParallelism(),
    // What a worker loads it keeps; near Node's own limit of 4 GiB it would do little but collect garbage.
    execArgv: ["--max-old-space-size=8192"],
    projects: [
      {
        extends: true,
        test: {
          name: "gateway",
          environment: "node",
          include: ["tests/**/*.test.ts"],
          // Most of a file's time is the gateway's code: a worker loads it once.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [kitProps(), iconParts()],
        test: {
          name: "web",
          environment: "jsdom",
          setupFiles: "tests/support/missingTexts.ts",
          include: ["tests/**/*.test.tsx"],
          // As above: a worker loads the console once, in one window; what stands there is cleared by `openConsole`.
          isolate: false,
        },
      },
    ],
  },
});
