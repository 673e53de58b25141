import { afterAll, beforeAll, expect, it } from "vitest";
import { CNY } from "#gateway/platform/micros.ts";
import { post } from "#gateway/domains/ledger/transactions/rules.ts";
import { byId, insert, RechargeStatus } from "#gateway/domains/ledger/recharges/repository.ts";
import { ledgerOver, own } from "#tests/ledger/transactions/ledger.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { createProvider } from "#tests/support/paymentProvider.ts";

const SECRET_KEY = "c".repeat(64);
const AMOUNT = (10n * CNY).toString();
const states = Object.values(RechargeStatus);
const channels = ["ALIPAY", "MANUAL"] as const;
const actors = { owner: "developer", stranger: "client", finance: "finance" } as const;
const actorNames = ["owner", "stranger", "finance"] as const;

const graph = (call: string, more = "") =>
  `mutation ($id: ID!, $key: String!) { one: ${call}(id: $id, ${more}idempotencyKey: $key) { status } }`;
const calls = {
  CLOSE: graph("rechargeClose"),
  "SIMULATE PAID": graph("rechargeSimulate", "outcome: PAID, "),
  "SIMULATE FAILED": graph("rechargeSimulate", "outcome: FAILED, "),
  CONFIRM: graph("rechargeConfirm"),
  REFUND: graph("rechargeRefund", 'reason: "Asked for", '),
} as const;
type Call = keyof typeof calls;
const callNames = ["CLOSE", "SIMULATE PAID", "SIMULATE FAILED", "CONFIRM", "REFUND"] as const;

/** Written by hand: whose call it is, from which states it leads, by which channel, and where to; and what others are told. */
const table: Record<
  Call,
  { who: keyof typeof actors; from: string[]; by: readonly string[]; to: string; others: string }
> = {
  CLOSE: { who: "owner", from: ["created", "pending"], by: channels, to: "CLOSED", others: "NOT_FOUND" },
  "SIMULATE PAID": {
    who: "owner",
    from: ["pending", "expired", "closed", "failed"],
    by: ["ALIPAY"],
    to: "PAID",
    others: "NOT_FOUND",
  },
  "SIMULATE FAILED": { who: "owner", from: ["pending"], by: ["ALIPAY"], to: "FAILED", others: "NOT_FOUND" },
  CONFIRM: {
    who: "finance",
    from: ["pending", "expired", "closed"],
    by: ["MANUAL"],
    to: "PAID",
    others: "FORBIDDEN",
  },
  REFUND: { who: "finance", from: ["paid"], by: channels, to: "REFUNDED", others: "FORBIDDEN" },
};

const cases = states.flatMap((state) => channels.map((channel) => ({ state, channel })));
const all = cases.flatMap((one) =>
  callNames.flatMap((call) => actorNames.map((actor) => ({ ...one, call, actor }))),
);
const notices = cases.flatMap((one) => (["PAID", "FAILED"] as const).map((outcome) => ({ ...one, outcome })));

let gateway: TestGateway;
const tokens = new Map<string, string>();
beforeAll(async () => {
  gateway = await createTestGateway({ env: { SECRET_KEY } });
  for (const name of Object.values(actors)) tokens.set(name, await gateway.signIn(name));
  await post(ledgerOver(gateway.store).within, {
    type: "recharge",
    ref: null,
    actorId: null,
    entries: [
      own("usr_developer", "CASH", 1_000n * CNY),
      { account: { platform: "CLEARING:ALIPAY" }, delta: -1_000n * CNY },
    ],
  });
});
afterAll(() => gateway.close());

let made = 0;
async function recharge({ state, channel }: Pick<(typeof cases)[number], "state" | "channel">) {
  const id = `rch_${(made += 1)}`;
  await insert(gateway.store.db, {
    id,
    no: `R${id}`,
    userId: "usr_developer",
    amount: AMOUNT,
    bonus: "0",
    isDoubled: false,
    channel,
    status: state,
    payload: null,
    createdAt: "2026-11-21T09:00:00.000Z",
    expiresAt: "2026-11-28T09:00:00.000Z",
    paidAt: null,
    transactionId: null,
    confirmedBy: null,
    purpose: null,
  });
  return id;
}
const statusOf = async (id: string) => (await byId(gateway.store.db, id))?.status;

it.each(all)(
  "a recharge that is $state by $channel answers the $actor's $call as the table says",
  async (one) => {
    const { state, channel, call, actor } = one;
    const id = await recharge(one);
    const { data, errors } = await gateway.graphql(calls[call], { id, key: id }, tokens.get(actors[actor]));
    const said = (data?.["one"] as { status: string } | undefined)?.status ?? errors?.[0]?.extensions.code;
    const { who, from, by, to, others } = table[call];
    const isOpen = from.includes(state) && by.includes(channel);
    expect(said).toBe(actor !== who ? others : isOpen ? to : "STEP_REFUSED");
    expect(await statusOf(id)).toBe(actor === who && isOpen ? to.toLowerCase() : state);
  },
);

it.each(notices)(
  "a recharge that is $state by $channel takes a notice of $outcome as the table says",
  async (one) => {
    const { state, channel, outcome } = one;
    const id = await recharge(one);
    const { headers, body } = createProvider(channel, SECRET_KEY).sign(
      { no: `R${id}`, outcome, amount: AMOUNT },
      gateway.clock.now(),
    );
    const answer = await gateway.inject({
      method: "POST",
      url: `/api/recharges/notices/${channel}`,
      headers,
      payload: body,
    });
    const { from, by, to } = table[`SIMULATE ${outcome}`];
    const isOpen = from.includes(state) && by.includes(channel);
    // What it cannot take any more changes nothing, and is answered all the same.
    expect([answer.statusCode, await statusOf(id)]).toEqual([200, isOpen ? to.toLowerCase() : state]);
  },
);
