import { expect, test } from "vitest";
import { loggedFields, rootFields, schemaChanges } from "#gateway/schemaLog.ts";
import { typeDefs } from "#gateway/schema.ts";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { printSchemaWithDirectives } from "@graphql-tools/utils";

const changes = schemaChanges();

test("the change log of the schema leads to the schema as it is (npm run schema -- --log writes what it lacks)", () => {
  const sdl = printSchemaWithDirectives(makeExecutableSchema({ typeDefs: typeDefs() }));
  expect([...loggedFields(changes)].toSorted()).toEqual(rootFields(sdl).toSorted());
});

test("its days follow each other, and nothing leaves that was not there", () => {
  const days = changes.map(({ on }) => on);
  expect(days).toEqual([...new Set(days)].toSorted());
  const known = new Set<string>();
  for (const { added, removed } of changes) {
    expect(added.filter((field) => known.has(field))).toEqual([]);
    for (const field of added) known.add(field);
    expect(removed.filter((field) => !known.delete(field))).toEqual([]);
  }
});
