import { globSync, readFileSync } from "node:fs";
import { buildSchema, concatAST, Kind, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { matching, textOf } from "./projectFiles.ts";

const texts = (pattern: RegExp) => matching(pattern).map(({ input }) => textOf(input));
const schema = buildSchema(texts(/^schema\/.*\.graphql$/).join("\n"));
const access = ["public", "sample", "auth", "can", "devTools"];

describe("the schema", () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}).map((field) => [`${root?.name}.${field.name}`, field] as const));

  it("has fields on all three roots", () => {
    expect(roots.map((root) => Object.keys(root?.getFields() ?? {}).length).every((count) => count > 0)).toBe(true);
  });

  it.each(fields)("%s says once who may use it", (_name, field) => {
    const named = (field.astNode?.directives ?? []).map(({ name }) => name.value).filter((name) => access.includes(name));
    expect(named).toHaveLength(1);
  });
});

describe("the operations", () => {
  const document = concatAST(texts(/^web\/.*\.graphql$/).map((text) => parse(text)));

  it("are valid against the schema", () => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  });

  it("have names that no other has", () => {
    const names = document.definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION || one.kind === Kind.FRAGMENT_DEFINITION ? [one.name?.value] : []));
    expect(names).toEqual([...new Set(names)]);
    expect(names.length).toBeGreaterThan(5);
  });

  it("are known to the gateway under the hash that the console asks them by", () => {
    const manifest: Record<string, string> = JSON.parse(readFileSync("web/generated/operations.json", "utf8"));
    const asked = globSync("web/**/*.generated.ts").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/export const (\w+)Document = .*?"hash":"([0-9a-f]{64})"/g)].map(([, name = "", hash = ""]) => ({ name, hash })));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter(({ hash }) => !Object.hasOwn(manifest, hash)).map(({ name }) => name)).toEqual([]);
  });
});
