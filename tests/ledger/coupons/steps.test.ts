import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY, MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { couponById, CouponState, insert } from "#gateway/domains/ledger/coupons/repository.ts";
import { expireDue } from "#gateway/domains/ledger/coupons/rules.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { couponCalls } from "./couponCalls.ts";

const states = Object.values(CouponState);
const actors = { owner: "developer", stranger: "client", administrator: "admin" } as const;
const actorNames = ["owner", "stranger", "administrator"] as const;
const calls = {
  REVOKE: `mutation ($id: ID!, $key: String!) {
    one: couponRevoke(id: $id, reason: "Fraud", idempotencyKey: $key) { id } }`,
  HOLD: `mutation ($id: ID!, $key: String!) { one: orderCreate(idempotencyKey: $key,
    input: { couponId: $id, items: [{ productId: "LAS_SMALL", period: MONTH }] }) { id } }`,
} as const;
const callNames = ["REVOKE", "HOLD"] as const;

/** Written by hand: who may, from where, where to, and what is said otherwise: to them, and to others. */
const table = {
  REVOKE: {
    who: "administrator",
    from: "available",
    to: "revoked",
    refusal: "STEP_REFUSED",
    others: "FORBIDDEN",
  },
  HOLD: {
    who: "owner",
    from: "available",
    to: "locked",
    refusal: "COUPON_UNUSABLE",
    others: "COUPON_UNUSABLE",
  },
} as const;
const all = states.flatMap((state) =>
  callNames.flatMap((call) => actorNames.map((actor) => ({ state, call, actor }))),
);

let gateway: TestGateway;
let templateId: string;
const tokens = new Map<string, string>();
const { create, within } = couponCalls(() => gateway);
beforeAll(async () => {
  gateway = await createTestGateway();
  for (const name of Object.values(actors)) tokens.set(name, await gateway.signIn(name));
  templateId = (await create(tokens.get("admin") ?? "", {})).id;
});
afterAll(() => gateway.close());

let made = 0;
async function coupon(state: (typeof states)[number]): Promise<string> {
  const id = `cpn_${(made += 1)}`;
  await insert(gateway.store.db, {
    id,
    userId: "usr_developer",
    templateId,
    state,
    orderId: state === "locked" || state === "used" ? `O${made}` : null,
    revokeReason: null,
    isClaimed: true,
    claimedAt: timestamp(gateway.clock),
    expiresAt: timestamp(gateway.clock, DAY),
  });
  return id;
}

it.each(all)("a coupon that is $state answers the $actor's $call as the table says", async (one) => {
  const { state, call, actor } = one;
  const id = await coupon(state);
  const { errors } = await gateway.graphql(calls[call], { id, key: id }, tokens.get(actors[actor]));
  const { who, from, to, refusal, others } = table[call];
  const isOpen = actor === who && state === from;
  // What is taken back already stays so, and is no mistake.
  const isSettled = actor === who && call === "REVOKE" && state === "revoked";
  expect(errors?.[0]?.extensions.code).toBe(
    isOpen || isSettled ? undefined : actor === who ? refusal : others,
  );
  expect((await couponById(gateway.store.db, id))?.state).toBe(isOpen ? to : state);
});

it.each(states)("a coupon that is %s when its time is over expires where nobody holds it", async (state) => {
  const id = await coupon(state);
  await expireDue(within(), timestamp(gateway.clock, DAY + MINUTE));
  expect((await couponById(gateway.store.db, id))?.state).toBe(state === "available" ? "expired" : state);
});
