import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { drawLooks, type Looks, rulesIn } from "#tests/support/looks.tsx";

const folder = "node_modules/.cache/berth/looks";
const draw = `import("./${folder}/looks.js").then(({ drawLooks }) => console.log(JSON.stringify(drawLooks())))`;

let built: Looks;
let sheet: string[];
const made = drawLooks();

beforeAll(() => {
  const vite = join("node_modules", "vite", "bin", "vite.js");
  execFileSync(process.execPath, [vite, "build", "--config", "tests/support/looks.vite.config.ts"], {
    stdio: "ignore",
  });
  built = JSON.parse(execFileSync(process.execPath, ["-e", draw], { encoding: "utf8" }));
  sheet = globSync(`${folder}/assets/*.css`).flatMap((file) => rulesIn(readFileSync(file, "utf8")));
});

test("what is built draws the same elements with the same classes as what is not", () => {
  expect(made.markup.length).toBeGreaterThan(1_000);
  expect(built.markup).toBe(made.markup);
});

test("what is built makes no rule in the browser", () => {
  expect(made.rules.flat().length).toBeGreaterThan(200);
  expect(built.rules.flat()).toEqual([]);
});

test("the built style sheet has every rule that is made in the browser without it", () => {
  const has = new Set(sheet);
  expect(made.rules.flat().filter((rule) => !has.has(rule))).toEqual([]);
});

test("the rules of the built style sheet overrule each other as those made in the browser do", () => {
  const place = new Map(sheet.map((rule, index) => [rule, index]));
  const places = made.rules.map((rules) => rules.map((rule) => place.get(rule) ?? Number.NaN));
  const spans = places.map((of) => [Math.min(...of), Math.max(...of)]);
  expect(spans.flat()).toEqual(spans.flat().toSorted((one, other) => one - other));
});
