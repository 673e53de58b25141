import { buildSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";
import { sampleOperations } from "#gateway/sampleOperations.ts";
import { typeDefs } from "#gateway/schema.ts";

const schema = buildSchema(typeDefs().join("\n"));

it.each(sampleOperations.map(({ query }) => query))(
  "GraphiQL's sample operation runs as it stands: %s",
  (query) => {
    expect(validate(schema, parse(query))).toEqual([]);
    expect(query).not.toContain("$");
  },
);
