import { makeExecutableSchema } from "@graphql-tools/schema";
import { createMongoAbility } from "@casl/ability";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#gateway/platform/config.ts";
import { defineSearch, searchResolvers } from "#gateway/platform/entity/search.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { SEARCH, searchCalls } from "./searchCalls.ts";

describe("what the search takes", () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());
  const { search } = searchCalls(() => gateway);

  it.each([
    [{ q: "a", first: 0 }, "first", "OUT_OF_RANGE"],
    [{ q: "a", first: 6 }, "first", "OUT_OF_RANGE"],
    [{ q: "a".repeat(201) }, "q", "TOO_LONG"],
    [{ q: "a\0b" }, "q", "INVALID"],
  ])("refuses %j", async (variables, field, code) => {
    const { errors } = await gateway.graphql(SEARCH, variables);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: { code } },
    });
  });

  it.each(["", "   ", "zebra crossing", "9".repeat(30), "#", "x".repeat(200)])(
    "finds nothing for %j",
    async (q) => {
      expect(await search(q)).toEqual([]);
    },
  );

  it("answers at most so many of each list, five where nothing is said, and how many there are", async () => {
    for (const first of [1, 3, 5])
      for (const { hits, total } of await search("an", first))
        expect(hits.length).toBe(Math.min(first, total));
  });

  it("finds what a row is now, and no more what is gone", async () => {
    const [before] = await search("Lantern speaker", 1);
    expect(before?.hits).toEqual([{ record: "2", title: "Lantern speaker", detail: "Northquay · 77210" }]);
    await gateway.graphql('mutation { productDelete(id: "2") { ids } }');
    expect((await search("Lantern speaker")).map(({ entity }) => entity)).not.toContain("ecommerce/products");
  });
});

describe("who may search", () => {
  const answer = async (env: Record<string, string>, as?: string) => {
    const gateway = await createTestGateway({ env });
    const token = as === "expired" ? "0".repeat(43) : as && (await gateway.signIn(as));
    const { data, errors } = await gateway.graphql(SEARCH, { q: "an" }, token);
    await gateway.close();
    const groups = data?.["search"];
    return errors?.[0]?.extensions.code ?? (Array.isArray(groups) && groups.length > 5);
  };

  it.each([
    ["open", undefined, true],
    ["open", "client", true],
    ["open", "expired", "UNAUTHENTICATED"],
    ["session", undefined, "UNAUTHENTICATED"],
    ["session", "client", true],
    ["session", "admin", true],
    ["off", undefined, "FORBIDDEN"],
    // Their own apps are all that is left to find.
    ["off", "admin", false],
  ])("SAMPLE_ACCESS=%s, %s: %s", async (SAMPLE_ACCESS, as, expected) => {
    expect(await answer({ SAMPLE_ACCESS }, as)).toBe(expected);
  });

  it("leaves out the list that the viewer may not use, and asks it nothing", async () => {
    const schema = makeExecutableSchema({
      typeDefs: `directive @public on FIELD_DEFINITION
        directive @auth on FIELD_DEFINITION
        directive @can(action: String!, subject: String!) on FIELD_DEFINITION
        type Query { open: [ID!]! @public  own: [ID!]! @auth  secret: [ID!]! @can(action: "read", subject: "Secret") }`,
    });
    const asked: string[] = [];
    const entities = ["open", "own", "secret"].map((list) => ({
      name: `area/${list}`,
      search: defineSearch(
        list,
        () => {
          asked.push(list);
          return Promise.resolve({ items: [{ id: 1 }], total: 1 });
        },
        () => ({ title: "One", detail: "" }),
      ),
    }));
    const { search } = searchResolvers(entities).Query;
    const found = async (subjects: readonly string[] | null) => {
      const ability = createMongoAbility((subjects ?? []).map((subject) => ({ action: "read", subject })));
      const context = {
        config: readConfig({ NODE_ENV: "test" }),
        token: null,
        viewer: subjects && { ability },
      } as unknown as RequestContext;
      const groups = await search(null, { q: "one", first: 5 }, context, { schema });
      return groups.map(({ entity }) => entity);
    };
    expect(await found(null)).toEqual(["area/open"]);
    expect(await found(["Other"])).toEqual(["area/open", "area/own"]);
    expect(asked).not.toContain("secret");
    expect(await found(["Secret"])).toEqual(["area/open", "area/own", "area/secret"]);
  });
});
