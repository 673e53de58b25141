import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createBusinessClock } from "#gateway/platform/businessClock.ts";
import { DAY } from "#gateway/platform/clock.ts";
import { openLocalLive } from "#gateway/platform/live.ts";
import { markOf } from "#gateway/domains/partners/inviteCodes/binding.ts";
import { bind, inviterOf } from "#gateway/domains/partners/inviteCodes/rules.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

describe.each(storeKinds)("who invited somebody, on %s", (kind) => {
  let gateway: TestGateway;
  const as = { client: "", developer: "", support: "", finance: "" };
  let keys = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    for (const name of Object.keys(as) as (keyof typeof as)[]) as[name] = await gateway.signIn(name);
  }, 60_000);
  afterAll(() => gateway.close());
  beforeEach(async () => {
    for (const name of ["partners_invite_relations", "partners_buyers"] as const)
      await gateway.store.db.deleteFrom(name).execute();
  });
  const ask = asking(() => gateway);
  const give = async (token: string, code: string) => {
    const { data, errors } = await gateway.graphql(
      "mutation ($code: String!, $key: String!) { one: inviteBind(code: $code, idempotencyKey: $key) { inviter state } }",
      { code, key: `bind ${(keys += 1)}` },
      token,
    );
    const extensions = errors?.[0]?.extensions;
    return {
      one: data?.["one"],
      code: Object.values(extensions?.fields ?? {})[0]?.code ?? extensions?.code,
      extensions,
    };
  };
  /** Lets the inviter have come from elsewhere, so that nobody looks the same. */
  const apart = async () =>
    await gateway.store.db.updateTable("accounts_sessions").set({ address: "192.0.2.7" }).execute();
  const join = async (userId: string, code: string, address: string) =>
    await bind(
      { home: gateway.store, homeLive: openLocalLive(), businessClock: createBusinessClock(gateway.clock) },
      { userId, code, mark: markOf(address) },
    );

  it("is said late, within a day after the registration, once", async () => {
    await apart();
    expect((await give(as.developer, "harbour26")).one).toEqual({ inviter: "林**", state: "BOUND" });
    expect((await give(as.developer, "HARBOUR26")).code).toBe("INVITE_ALREADY_BOUND");
    expect(await ask("{ inviteOffer { canBind invitation { state } } }", {}, as.developer)).toEqual({
      inviteOffer: { canBind: false, invitation: { state: "BOUND" } },
    });
  });

  it("is nobody by a code that does not invite, oneself, or whom one has invited", async () => {
    await apart();
    expect((await give(as.developer, "NOBODY99")).code).toBe("UNKNOWN");
    expect((await give(as.developer, "SPRING")).code).toBe("UNKNOWN");
    expect((await give(as.client, "HARBOUR26")).code).toBe("INVITE_SELF");
    const { made } = await ask<{ made: { code: string } }>(
      `mutation { made: inviteCodeCreate(input: {}, idempotencyKey: "cycle ${kind}") { code } }`,
      {},
      as.developer,
    );
    await give(as.developer, "HARBOUR26");
    expect((await give(as.client, made.code)).code).toBe("INVITE_SELF");
  });

  it("is not said any more once an order was paid for", async () => {
    await gateway.store.db
      .insertInto("partners_buyers")
      .values({ userId: "usr_developer", firstPaidAt: "2026-11-01T00:00:00.000Z", cashOrders: 0 })
      .execute();
    expect((await give(as.developer, "HARBOUR26")).extensions).toMatchObject({
      code: "INVITE_CLOSED",
      reason: "PAID",
    });
  });

  it("waits for finance where both came from the same place, and counts once that is decided", async () => {
    await gateway.store.db.updateTable("accounts_sessions").set({ address: "198.51.100.4" }).execute();
    await join("usr_developer", "HARBOUR26", "198.51.100.4");
    await join("usr_support", "HARBOUR26", "203.0.113.9");
    await join("usr_finance2", "HARBOUR26", "203.0.113.9");
    expect(await inviterOf(gateway.store.db, "usr_support")).toMatchObject({ state: "bound" });
    const reviews = "{ inviteReviews { total items { id invitee inviter } } }";
    expect(await ask(reviews, {}, as.finance)).toMatchObject({ inviteReviews: { total: 2 } });
    const decide = async (id: string, isAllowed: boolean) =>
      await gateway.graphql(
        "mutation ($id: ID!, $isAllowed: Boolean!, $key: String!) { one: inviteReviewDecide(id: $id, isAllowed: $isAllowed, idempotencyKey: $key) { state } }",
        { id, isAllowed, key: `decide ${(keys += 1)}` },
        as.finance,
      );
    expect((await decide("usr_developer", true)).data).toEqual({ one: { state: "BOUND" } });
    expect((await decide("usr_finance2", false)).data).toEqual({ one: { state: "REFUSED" } });
    expect((await decide("usr_developer", false)).errors?.[0]?.extensions.code).toBe("STEP_REFUSED");
    expect(await ask(reviews, {}, as.finance)).toMatchObject({ inviteReviews: { total: 0 } });
  });

  it("shows in what came of the owner's codes", async () => {
    await apart();
    const funnel = "{ inviteFunnel(days: 1) { visits signups paid former { visits } } }";
    const before = await ask<{ inviteFunnel: { signups: number } }>(funnel, {}, as.client);
    await give(as.developer, "HARBOUR26");
    expect(await ask(funnel, {}, as.client)).toMatchObject({
      inviteFunnel: { signups: before.inviteFunnel.signups + 1 },
    });
  });

  it("is not said later than a day after the registration", async () => {
    gateway.clock.move(DAY);
    as.developer = await gateway.signIn("developer");
    expect((await give(as.developer, "HARBOUR26")).extensions).toMatchObject({
      code: "INVITE_CLOSED",
      reason: "TOO_LATE",
    });
  });
});
