import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/pages/faq.json" with { type: "json" };
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const read = async (query = "") =>
  (await gateway.inject({ method: "GET", url: `/api/pages/faq${query}` })).json<typeof fixture>();

describe("GET /api/pages/faq", () => {
  it("answers all groups without a text", async () => {
    for (const query of ["", "?q=", "?q=a&q=b"]) expect(await read(query)).toEqual(fixture);
  });

  it.each(["DAMAGED", "order", "what does scheduled delivery COST"])(
    "answers the groups that still have questions with %s",
    async (q) => {
      const isFound = ({ question }: { question: string }) =>
        question.toLowerCase().includes(q.toLowerCase());
      const expected = fixture
        .map((group) => ({ ...group, faqs: group.faqs.filter(isFound) }))
        .filter(({ faqs }) => faqs.length > 0);
      expect(expected.length).toBeGreaterThan(0);
      expect(await read(`?q=${encodeURIComponent(q)}`)).toEqual(expected);
      const { data } = await gateway.graphql(
        "query ($q: String) { faqGroups(q: $q) { faqTitle faqIcon faqSubtitle faqs { id question answer } } }",
        { q },
      );
      expect(data).toEqual({ faqGroups: expected });
    },
  );

  it.each(["%25", "_", "zebra", "%00", "x".repeat(5_000)])("answers no group for %s", async (q) => {
    expect(await read(`?q=${q}`)).toEqual([]);
  });

  it("tells the documented facts", () => {
    const text = JSON.stringify(fixture);
    for (const fact of [/\$69 or \$99 per order/, /within 48 hours/, /15 days/, /72 hours before/])
      expect(text).toMatch(fact);
  });
});
