import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildClientSchema, buildSchema, introspectionFromSchema, Kind, parse, print, visit } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSchema } from "#gateway/schema.ts";
import { createTestGateway } from "#tests/support/gateway.ts";
import { schemaCalls } from "./schemaCalls.ts";

const folder = mkdtempSync(join(tmpdir(), "schema-command-"));
afterAll(() => rmSync(folder, { recursive: true }));
const { schemaProcess, schema, against } = schemaCalls(folder);

let printed: string;
beforeAll(async () => {
  const { output, complaint, code } = await schemaProcess();
  expect({ complaint, code }).toEqual({ complaint: "", code: 0 });
  printed = output;
});

const types: readonly Kind[] = [
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
];
const members: readonly Kind[] = [
  Kind.FIELD_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
];

/** What was printed, before a field, an input field or a value of it was added. */
const without = (type: string, member: string): string => {
  let parent = "";
  let isFound = false;
  const earlier = visit(parse(printed), {
    enter(node) {
      const name = "name" in node ? (node.name?.value ?? "") : "";
      if (types.includes(node.kind)) parent = name;
      if (!members.includes(node.kind) || parent !== type || name !== member) return;
      isFound = true;
      return null;
    },
  });
  if (!isFound) throw new Error(`The schema has no ${type}.${member}.`);
  return print(earlier);
};

describe("what is printed", () => {
  it("is the whole schema, and builds", () => {
    const [built, served] = [buildSchema(printed), createSchema()];
    expect(Object.keys(built.getTypeMap()).toSorted()).toEqual(Object.keys(served.getTypeMap()).toSorted());
    expect(introspectionFromSchema(built).__schema.types.length).toBeGreaterThan(20);
    expect(printed).toContain("): ProductPage! @sample");
  });

  it("is the OpenAPI document that the gateway serves", async () => {
    const gateway = await createTestGateway();
    const served = (await gateway.inject({ method: "GET", url: "/api/openapi.json" })).json<object>();
    await gateway.close();
    expect(JSON.parse((await schema("--openapi")).output)).toEqual(served);
  });

  it("is written to a folder that was not there, with the introspection", async () => {
    const { code, output } = await schema("--out", "made/contract");
    expect({ code, output }).toEqual({
      code: 0,
      output: "schema.graphql, schema.json, openapi.json written to made/contract.\n",
    });
    const [openapi = "", sdl = "", json = ""] = readdirSync(join(folder, "made/contract"))
      .toSorted()
      .map((name) => readFileSync(join(folder, "made/contract", name), "utf8"));
    expect(sdl).toBe(printed);
    expect(openapi).toContain('"openapi": "3.1');
    expect(buildClientSchema(JSON.parse(json)).getType("Product")).toBeDefined();
    expect((await schema("--against", "made/contract/schema.json")).output).toBe(
      "Nothing has changed since made/contract/schema.json.\n",
    );
  });
});

describe("compared with a saved schema", () => {
  it("nothing has changed since a moment ago", async () => {
    expect(await against(printed)).toMatchObject({
      code: 0,
      output: "Nothing has changed since saved.graphql.\n",
    });
  });

  it("a type that is gone fails with a sentence that names it", async () => {
    const { code, output } = await against(
      `${printed}\n"Shows ships the way."\ntype Lighthouse { height: Int }\nextend type Query { lighthouse: Lighthouse @sample }`,
      { command: schemaProcess },
    );
    expect(output).toMatch(/^Breaking:\n/);
    expect(output).toContain("  Type 'Lighthouse' was removed.\n");
    expect(output).toContain("2 changes since saved.graphql would break clients. Put back what is gone");
    expect(code).toBe(1);
  });

  it("an argument that is gone fails in introspection too, and a new description above it does not hide it", async () => {
    const earlier = buildSchema(
      printed.replace(/"""[^"]+"""\s+product\(id: ID!\)/, "product(id: ID!, keel: Int)"),
    );
    const { code, output } = await against(JSON.stringify({ data: introspectionFromSchema(earlier) }), {
      name: "saved.json",
    });
    expect(output).toMatch(
      /^Breaking:\n {2}Argument 'keel: Int' was removed from field 'Query\.product'\.\n\nSafe:\n {2}Field 'Query\.product' has description/,
    );
    expect(output).toContain("\n\n1 change since saved.json would break clients.");
    expect(code).toBe(1);
  });

  it.each([
    ["Product", "description", "Field 'description'"],
    ["ProductFilter", "q", "Input field 'q'"],
  ])("a new optional %s.%s passes as safe", async (type, member, told) => {
    const { code, output } = await against(without(type, member));
    expect(output).toMatch(new RegExp(`^Safe:\\n  ${told} .*was added to .* '${type}'\\.\\n\\n`));
    expect(output).toContain(
      "\n\nNothing since saved.graphql breaks clients: 0 dangerous changes, 1 safe change.\n",
    );
    expect(code).toBe(0);
  });

  it("a new value that clients may not know passes as dangerous", async () => {
    const { code, output } = await against(without("ProductStatus", "SCHEDULED"));
    expect(output).toMatch(
      /^Dangerous:\n {2}Enum value 'SCHEDULED' was added to enum 'ProductStatus'\.\n\nNothing .*: 1 dangerous change, 0 safe changes\.\n$/,
    );
    expect(code).toBe(0);
  });

  it("a new input that is required fails", async () => {
    const { code, output } = await against(without("MoneyInput", "amountMinor"));
    expect(output).toMatch(/^Breaking:\n {2}Input field 'amountMinor'/);
    expect(code).toBe(1);
  });
});
