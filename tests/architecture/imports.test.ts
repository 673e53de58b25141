import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderRules, importRules } from "./importRules.ts";

const built = "^(?:web/(?:dist|public)|gateway/dist)/";

async function cruiseTrees(
  baseDir: string,
  forbidden = importRules,
  exclude = built,
): Promise<ICruiseResult> {
  const { output } = await cruise(
    ["web", "gateway"],
    {
      baseDir,
      parser: "swc",
      validate: true,
      metrics: forbidden === folderRules,
      ruleSet: { forbidden },
      doNotFollow: { path: "node_modules" },
      exclude: { path: exclude },
    },
    {
      extensions: [".ts", ".tsx", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
  );
  if (typeof output === "string") throw new Error(`The cruise ended with text: ${output}`);
  return output;
}

const cruiseFolders = (baseDir: string) => cruiseTrees(baseDir, folderRules, `${built}|/generated/`);

const breaches = ({ summary }: ICruiseResult) =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);

it("the second reckoning of the bills knows nothing of what it checks", () => {
  expect(readFileSync("tests/ledger/usage/ownBills.ts", "utf8")).not.toMatch(
    /\b(?:import|require|from ["'])/,
  );
});

describe("the tree", () => {
  let tree: ICruiseResult;
  beforeAll(async () => {
    tree = await cruiseTrees(process.cwd());
  });

  it("was seen: TypeScript on both sides, and every relative import found", () => {
    const sources = tree.modules.map(({ source }) => source);
    expect(sources.filter((source) => /^gateway\/.*\.ts$/.test(source)).length).toBeGreaterThan(30);
    expect(sources.filter((source) => /^web\/.*\.tsx$/.test(source)).length).toBeGreaterThan(20);
    const lost = tree.modules.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ couldNotResolve, module }) => couldNotResolve && /^[.#]/.test(module))
        .map(({ module }) => `${source} -> ${module}`),
    );
    expect(lost).toEqual([]);
  });

  it("imports one way", () => {
    expect(breaches(tree)).toEqual([]);
  });

  it("has no cycle between folders", async () => {
    expect(breaches(await cruiseFolders(process.cwd()))).toEqual([]);
  });
});

/** For every rule, an import that breaks it: the importing file and the imported one. */
const planted: Record<string, readonly [from: string, to: string]> = {
  "web and gateway never meet": ["web/app/a.tsx", "gateway/platform/a.ts"],
  "the front pages know lib and the themes only": ["web/front/a.tsx", "web/ui/page/b.tsx"],
  "the console does not know the front pages": ["web/ui/a.tsx", "web/front/b.ts"],
  "gateway and web never meet": ["gateway/server.ts", "web/lib/a.ts"],
  "only tests import tests": ["gateway/schema.ts", "tests/support/a.ts"],
  "only the build imports scripts": ["gateway/server.ts", ".scripts/prepare.mjs"],
  "generated code is the floor of the console": ["web/generated/a.ts", "web/lib/a.ts"],
  "lib knows no ui, feature or app": ["web/lib/b.ts", "web/ui/Card.tsx"],
  "lib has no JSX": ["web/lib/c.tsx", "web/lib/a.ts"],
  "ui knows no feature or app": ["web/ui/Table.tsx", "web/features/shop/shared/Tile.tsx"],
  "features do not know the app": ["web/features/shop/shared/b.tsx", "web/app/a.tsx"],
  "a feature sees its own folder and its area's shared one": [
    "web/features/shop/orders/a.tsx",
    "web/features/shop/products/a.tsx",
  ],
  "an area sees its own folders": ["web/features/shop/routes.tsx", "web/features/mail/routes.tsx"],
  "platform knows no domain, engine or host": [
    "gateway/platform/b.ts",
    "gateway/domains/shop/products/rules.ts",
  ],
  "the engine knows platform only": ["gateway/engine/a.ts", "gateway/context.ts"],
  "domains do not know the host": ["gateway/domains/shop/products/rest.ts", "gateway/schema.ts"],
  "the schema does not know the host": ["gateway/context.ts", "gateway/server.ts"],
  "nothing imports main": ["gateway/platform/c.ts", "gateway/main.ts"],
  "an area calls only the rules of another": [
    "gateway/domains/mail/emails/rules.ts",
    "gateway/domains/shop/products/repository.ts",
  ],
  "an entity calls only the rules and the repository of another": [
    "gateway/domains/shop/orders/rules.ts",
    "gateway/domains/shop/products/machine.ts",
  ],
  "rules and machines know no way in": [
    "gateway/domains/shop/products/machine.ts",
    "gateway/domains/shop/products/resolvers.ts",
  ],
  "a repository knows nothing above it": [
    "gateway/domains/shop/products/repository.ts",
    "gateway/domains/shop/products/loaders.ts",
  ],
  "no cycle between files": ["gateway/platform/d.ts", "gateway/platform/e.ts"],
  "no cycle between folders": ["gateway/platform/one", "gateway/platform/two"],
  "only repositories and the store hold SQL": [
    "gateway/domains/shop/products/resolvers.ts",
    "node_modules/kysely/index.js",
  ],
};

/** Further imports that close the circles. */
const cycles: readonly (readonly [from: string, to: string])[] = [
  ["gateway/platform/e.ts", "gateway/platform/d.ts"],
  ["gateway/platform/one/a.ts", "gateway/platform/two/a.ts"],
  ["gateway/platform/two/b.ts", "gateway/platform/one/b.ts"],
];

describe("a planted breach", () => {
  const tree = mkdtempSync(join(tmpdir(), "breaches-"));
  let found: string[];

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text, { flag: "a" });
  };
  beforeAll(async () => {
    for (const [from, to] of [
      ...Object.values(planted).filter(([from]) => /\.tsx?$/.test(from)),
      ...cycles,
    ]) {
      const up = "../".repeat(from.split("/").length - 1);
      write(to, "export const value = 1;\n");
      write(
        from,
        `import { value as v${from.length}${to.length} } from "${up}${to}";\nconsole.log(v${from.length}${to.length});\n`,
      );
    }
    found = [...breaches(await cruiseTrees(tree)), ...breaches(await cruiseFolders(tree))];
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  it("exists for every rule", () => {
    expect(Object.keys(planted).toSorted()).toEqual(
      [...importRules, ...folderRules].map(({ name }) => name ?? "").toSorted(),
    );
  });

  it.each(Object.entries(planted))("is found: %s", (rule, [from, to]) => {
    expect(found).toContain(`${rule}: ${from} -> ${to}`);
  });
});
