import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { schemaCalls } from "./schemaCalls.ts";

const folder = mkdtempSync(join(tmpdir(), "schema-command-"));
afterAll(() => rmSync(folder, { recursive: true }));
const { schemaProcess, schema, against } = schemaCalls(folder);

describe("what cannot be done", () => {
  const broken: [name: string, saved: string, cause: string][] = [
    ["cut off", "type Query { a: Int", "Syntax Error: Expected Name, found <EOF> (line 1)"],
    [
      "with npm's lines",
      "> berth@0.1.0 schema\ntype Query { a: Int }",
      'Syntax Error: Unexpected character: ">" (line 1)',
    ],
    ["without its other half", "type Query { a: Boat }", 'Unknown type "Boat"'],
    ["without a query", "type Boat { a: Int }", "Query root type must be provided"],
    ["an OpenAPI document", '{ "openapi": "3.1.1" }', "it is JSON without `__schema`"],
    ["broken JSON", '{ "__schema": ', "Unexpected end of JSON input"],
  ];
  it.each(broken)("a saved schema that is %s is told", async (_name, saved, cause) => {
    const { code, output, complaint } = await against(saved);
    expect(complaint).toBe(
      `saved.graphql holds no whole GraphQL schema: ${cause}. Save it again by npm run -s schema, where -s keeps npm's own lines out of it.\n`,
    );
    expect({ code, output }).toEqual({ code: 2, output: "" });
  });

  it("a process ends as the command says", async () => {
    expect(await schemaProcess("--against", "none.graphql")).toEqual(
      await schema("--against", "none.graphql"),
    );
  });

  it("a file that is missing, a folder in its place and a file in a folder's are told", async () => {
    writeFileSync(join(folder, "taken"), "");
    expect(await schema("--against", "none.graphql")).toMatchObject({
      code: 2,
      complaint:
        "There is no file none.graphql to compare with; save one by: npm run -s schema > none.graphql\n",
    });
    expect(await schema("--against", ".")).toMatchObject({
      code: 2,
      complaint: expect.stringMatching(/^\. cannot be read: EISDIR.*\.\n$/),
    });
    expect(await schema("--out", "taken")).toMatchObject({
      code: 2,
      complaint: expect.stringMatching(/^The files cannot be written to taken: EEXIST.*\.\n$/),
    });
  });

  it.each([[["--outt", "x"]], [["--openapi", "--out", "x"]], [["--against", ""]]])(
    "arguments that mean nothing get the usage: %j",
    async (args) => {
      expect(await schema(...args)).toEqual({
        code: 2,
        output: "",
        complaint:
          "npm run schema takes one of --openapi, --log, --out DIR and --against FILE, or nothing to print the schema.\n",
      });
    },
  );
});
