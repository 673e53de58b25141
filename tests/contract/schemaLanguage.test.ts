import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { typeDefs } from "#gateway/schema.ts";

describe("the schema language", () => {
  it("is valid as a whole: each type, field and directive is declared once, and what is used is declared", () => {
    expect(() => buildSchema(typeDefs().join("\n"))).not.toThrow();
  });
});
