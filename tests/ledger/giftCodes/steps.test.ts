import { afterAll, beforeAll, expect, it } from "vitest";
import { tokenHash } from "#gateway/platform/auth/secrets.ts";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { byHash, expire, GiftCodeState } from "#gateway/domains/ledger/giftCodes/repository.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

const states = Object.values(GiftCodeState);
const actorNames = ["developer", "client", "admin"] as const;
const calls = {
  REDEEM: `mutation ($code: String!, $key: String!) {
    one: giftCodeRedeem(code: $code, idempotencyKey: $key) { problem } }`,
  DISABLE: `mutation ($id: ID!, $key: String!) { one: giftCodeBatchDisable(id: $id, idempotencyKey: $key) { id } }`,
} as const;
const callNames = ["REDEEM", "DISABLE"] as const;

/** Written by hand: where each call leads from a code that is unused, and who may. */
const table = {
  REDEEM: { to: "used", who: actorNames },
  DISABLE: { to: "disabled", who: ["admin"] },
} as const;
const all = states.flatMap((state) =>
  callNames.flatMap((call) => actorNames.map((actor) => ({ state, call, actor }))),
);

let gateway: TestGateway;
const tokens = new Map<string, string>();
beforeAll(async () => {
  gateway = await createTestGateway();
  for (const name of actorNames) tokens.set(name, await gateway.signIn(name));
});
afterAll(() => gateway.close());

/** A code in a state, of a batch of its own. */
async function code(state: (typeof states)[number]) {
  const expiresAt = timestamp(gateway.clock, DAY);
  const { one } = await asking(() => gateway)<{ one: { codes: string[]; batch: { id: string } } }>(
    `mutation ($input: GiftCodeBatchInput!) { one: giftCodeBatchCreate(input: $input) { codes batch { id } } }`,
    { input: { title: "Fair", amount: "1000000", count: 1, expiresAt } },
    tokens.get("admin"),
  );
  const { codes, batch } = one;
  await gateway.store.db
    .updateTable("ledger_gift_codes")
    .set({ state, userId: state === "used" ? "usr_support" : null })
    .where("batchId", "=", batch.id)
    .execute();
  const [text = ""] = codes;
  const hash = tokenHash(`gift:${text.replaceAll("-", "")}`);
  return { id: batch.id, text, stateNow: async () => (await byHash(gateway.store.db, hash))?.state };
}

it.each(all)("a gift code that is $state answers $actor's $call as the table says", async (one) => {
  const { state, call, actor } = one;
  const { id, text, stateNow } = await code(state);
  const key = `${all.indexOf(one)}`;
  const { data, errors } = await gateway.graphql(
    calls[call],
    { ...(call === "REDEEM" ? { code: text } : { id }), key },
    tokens.get(actor),
  );
  const may = table[call].who.some((name) => name === actor);
  const isTaken = may && state === "unused";
  expect(errors?.[0]?.extensions.code).toBe(may ? undefined : "FORBIDDEN");
  if (call === "REDEEM") expect(data?.["one"]).toEqual({ problem: isTaken ? null : state.toUpperCase() });
  expect(await stateNow()).toBe(isTaken ? table[call].to : state);
});

it.each(states)(
  "a gift code that is %s when its time is over expires only where it is unused",
  async (state) => {
    const { stateNow } = await code(state);
    await expire(gateway.store.db, timestamp(gateway.clock, 2 * DAY));
    expect(await stateNow()).toBe(state === "unused" ? "expired" : state);
  },
);
