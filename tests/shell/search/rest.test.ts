import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/shell/search.json" with { type: "json" };
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const read = async (query: string) =>
  (await gateway.inject({ method: "GET", url: `/api/app-bar/search${query}` })).json<typeof fixture>();

describe("GET /api/app-bar/search", () => {
  it.each(["LIST", "dashboard", "e", "Work orders"])(
    "finds %s in titles, at most five of each kind, as GraphQL does",
    async (q) => {
      const expected = fixture
        .map((group) => ({
          ...group,
          children: group.children
            .filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
            .slice(0, 5),
        }))
        .filter(({ children }) => children.length > 0);
      expect(expected.length).toBeGreaterThan(0);
      expect(await read(`?q=${encodeURIComponent(q)}`)).toEqual(expected);
      const { data } = await gateway.graphql(
        "query ($q: String) { appBarSearch(q: $q) { title category children { title icon url } } }",
        { q },
      );
      expect(data).toEqual({ appBarSearch: expected });
    },
  );

  it("answers five of each kind without a text", async () => {
    for (const query of ["", "?q=", "?q=a&q=b"])
      expect((await read(query)).map(({ children }) => children.length)).toEqual(fixture.map(() => 5));
  });

  it.each(["%25", "_", "zebra", "%00", "x".repeat(5_000)])("finds nothing for %s", async (q) => {
    expect(await read(`?q=${q}`)).toEqual([]);
  });

  it("names each screen once", () => {
    const urls = fixture.flatMap(({ children }) => children.map(({ url }) => url));
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.every((url) => /^\/[\w/-]+$/.test(url))).toBe(true);
  });
});
