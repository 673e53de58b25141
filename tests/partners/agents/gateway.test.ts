import { describe, expect, it } from "vitest";
import { levelAfter } from "#gateway/domains/partners/agents/rules.ts";
import { prices } from "#tests/catalogue/quotes/priceOf.ts";
import { partnerGateway, type Name } from "#tests/partners/commissions/partnerGateway.ts";
import { storeKinds } from "#tests/support/stores.ts";
import { CNY } from "#gateway/platform/micros.ts";

const FIELDS = "{ id status level reason owed earns nextReviewAt actions terms { rateBps } }";

describe.each(storeKinds)("an agent on %s", (kind) => {
  const { as, ask } = partnerGateway(kind);
  const apply = async (by: Name, note = "By a newsletter") =>
    await ask(
      as[by],
      `mutation ($note: String!, $key: String!) { one: agentApply(note: $note, idempotencyKey: $key) ${FIELDS} }`,
      { note },
    );
  const decide = async (by: Name, action: string, id: string, reason = "Because") =>
    await ask(
      as[by],
      `mutation ($id: ID!, $action: AgentAction!, $reason: String!, $key: String!) { one: agentDecide(id: $id, action: $action, reason: $reason, idempotencyKey: $key) ${FIELDS} }`,
      { id, action, reason },
    );

  it("applies, is taken by finance, rests and goes on", async () => {
    expect((await ask(as.client, `{ agent ${FIELDS} }`)).data).toMatchObject({
      agent: { status: "NONE", actions: ["APPLY"], earns: false },
    });
    expect((await apply("client")).data).toMatchObject({ one: { status: "APPLIED", actions: [] } });
    expect((await apply("client")).code).toBe("STEP_REFUSED");
    expect((await decide("finance", "APPROVE", "usr_client")).data).toMatchObject({
      one: { status: "ACTIVE", level: 0, nextReviewAt: "2026-11-30T16:00:00.000Z", actions: ["SUSPEND"] },
    });
    expect((await decide("admin", "SUSPEND", "usr_client", "")).code).toBe("REQUIRED");
    expect((await decide("admin", "SUSPEND", "usr_client")).data).toMatchObject({
      one: { status: "SUSPENDED", reason: "Because", nextReviewAt: null },
    });
    expect((await decide("finance", "RESUME", "usr_client")).data).toMatchObject({
      one: { status: "ACTIVE" },
    });
  });

  it("that was not taken is told why, and applies again", async () => {
    await apply("client");
    await decide("finance", "REJECT", "usr_client", "Tell us more");
    expect((await ask(as.client, `{ agent ${FIELDS} }`)).data).toMatchObject({
      agent: { status: "REJECTED", reason: "Tell us more", actions: ["APPLY"] },
    });
    expect((await apply("client", "In more words")).data).toMatchObject({
      one: { status: "APPLIED", reason: null },
    });
  });

  it("is decided on by finance, and never by oneself", async () => {
    await apply("finance");
    expect((await decide("finance", "APPROVE", "usr_finance")).error).toMatchObject({
      code: "STEP_REFUSED",
      reason: "SELF_APPROVAL",
    });
    expect((await decide("client", "APPROVE", "usr_finance")).code).toBe("FORBIDDEN");
    expect((await decide("finance2", "APPROVE", "usr_client")).code).toBe("NOT_FOUND");
    expect((await decide("finance2", "APPLY", "usr_finance")).code).toBe("STEP_REFUSED");
    const query = `{ agentReviews(status: APPLIED) { total items { name note } } }`;
    expect((await ask(as.finance2, query)).data).toMatchObject({
      agentReviews: { total: 1, items: [{ name: "周以宁", note: "By a newsletter" }] },
    });
    expect((await ask(as.client, query)).code).toBe("FORBIDDEN");
  });

  it("is told what is agreed, by the price list", async () => {
    const { data } = await ask(
      as.client,
      "{ agentTerms { confirmDays months withdrawMin inviteeDiscountBps levels { rateBps secondTierBps volume } } }",
    );
    expect(data).toMatchObject({
      agentTerms: {
        confirmDays: 7,
        months: 12,
        withdrawMin: "100000000",
        inviteeDiscountBps: 500,
        levels: [
          { rateBps: 500, secondTierBps: 0, volume: "0" },
          { rateBps: 800, secondTierBps: 0, volume: "1000000000" },
          { rateBps: 1200, secondTierBps: 200, volume: "5000000000" },
          { rateBps: 1500, secondTierBps: 300, volume: "20000000000" },
        ],
      },
    });
  });
});

it.each([
  [0, 0, 0],
  [0, 1_000, 1],
  [0, 20_000, 3],
  [1, 999, 0],
  [3, 0, 2],
  [2, 5_000, 2],
  [3, 6_000, 2],
])("a level of %s becomes, by a volume of %s CNY, %s%.0s", (level, volume, after) => {
  expect(levelAfter(prices, level, BigInt(volume) * CNY)).toBe(after);
});
