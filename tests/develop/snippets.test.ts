import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generate } from "@graphql-codegen/cli";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientNames, clients } from "#web/features/develop/overview/clients.ts";

const root = join(import.meta.dirname, "../..");
const snippet = (name: string) =>
  readFileSync(join(root, `web/features/develop/overview/snippets/${name}.txt`), "utf8");
const kindOf = (file: string) => (file.endsWith("x") ? "tsx" : "ts");

/** A front-end of somebody else, with the files that the overview offers to copy. */
let project = "";
beforeAll(async () => {
  const cache = join(root, "node_modules/.cache/berth");
  mkdirSync(cache, { recursive: true });
  project = mkdtempSync(join(cache, "snippets-"));
  mkdirSync(join(project, "src"));
  writeFileSync(join(project, "codegen.ts"), snippet("codegen.ts"));
  writeFileSync(join(project, "src/products.graphql"), snippet("products.graphql"));
  for (const name of clientNames) {
    const kind = kindOf(clients[name].file);
    writeFileSync(join(project, `src/${name}.${kind}`), snippet(`${name}.${kind}`));
  }
  writeFileSync(
    join(project, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: "es2023",
        lib: ["es2023", "dom"],
        module: "esnext",
        moduleResolution: "bundler",
        jsx: "react-jsx",
        skipLibCheck: true,
        types: [],
      },
      include: ["**/*.ts", "**/*.tsx"],
    }),
  );
  const { default: config } = await import(join(project, "codegen.ts"));
  await generate(
    { ...config, schema: join(root, "schema/**/*.graphql"), cwd: project, silent: true, errorsOnly: true },
    true,
  );
}, 60_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

test("the code that is offered to copy compiles for every client, with the types that are generated for it", () => {
  const answer = (() => {
    try {
      return execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", project], { encoding: "utf8" });
    } catch (error) {
      return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
    }
  })();
  expect(answer).toBe("");
});
