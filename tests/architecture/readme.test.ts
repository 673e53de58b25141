import { expect, it } from "vitest";
import scripts from "../../package.json" with { type: "json" };
import { textOf } from "./projectFiles.ts";

const readme = textOf("README.md");
const named = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

it("the README lists exactly the variables that the gateway reads", () => {
  const table = readme.slice(readme.indexOf("## Configuration"), readme.indexOf("## Generate"));
  const listed = new Set(
    [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = ""]) => [...named(cell, /`([A-Z_]+)`/g)]),
  );
  const code = ["config", "engineSettings", "hypervisorSettings", "mailSettings", "names", "providers"]
    .map((name) => textOf(`gateway/platform/${name}.ts`))
    .join("\n");
  const read = named(code, /^ {2}([A-Z][A-Z_]+): /gm);
  expect(listed).toEqual(read);
});

it("every command in the README exists", () => {
  const commands = [...named(readme, /npm run ([\w:]+)/g)];
  expect(commands.length).toBeGreaterThan(4);
  expect(commands.filter((name) => !(name !== undefined && name in scripts.scripts))).toEqual([]);
});
