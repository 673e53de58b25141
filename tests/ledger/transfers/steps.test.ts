import { afterAll, beforeAll, expect, it } from "vitest";
import { CNY } from "#gateway/platform/micros.ts";
import { post } from "#gateway/domains/ledger/transactions/rules.ts";
import { byId, insert, TransferStatus } from "#gateway/domains/ledger/transfers/repository.ts";
import { ledgerOver, own } from "#tests/ledger/transactions/ledger.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

const AMOUNT = 10n * CNY;
const states = Object.values(TransferStatus);
/** Who asks, and whether as the sender or the receiver. */
const callers = {
  sender: { from: "usr_developer", to: "usr_support", as: "developer" },
  receiver: { from: "usr_developer", to: "usr_support", as: "support" },
  stranger: { from: "usr_developer", to: "usr_support", as: "client" },
  finance: { from: "usr_developer", to: "usr_support", as: "finance" },
  "finance that sends": { from: "usr_finance", to: "usr_support", as: "finance" },
  "finance that receives": { from: "usr_developer", to: "usr_finance", as: "finance" },
} as const;
type Caller = keyof typeof callers;
const calls = {
  CANCEL:
    "mutation ($id: ID!, $key: String!) { one: transferCancel(id: $id, idempotencyKey: $key) { status } }",
  REVERSE: `mutation ($id: ID!, $key: String!) {
    one: transferReverse(id: $id, reason: "Wrong", idempotencyKey: $key) { status } }`,
} as const;
type Call = keyof typeof calls;
const callNames = ["CANCEL", "REVERSE"] as const;
const callerNames = [
  "sender",
  "receiver",
  "stranger",
  "finance",
  "finance that sends",
  "finance that receives",
] as const;

/** Written by hand: what comes of a call, whatever the state; `step` where that decides. */
const outcomes: Record<Call, Record<Caller, string>> = {
  CANCEL: {
    sender: "step",
    receiver: "NOT_FOUND",
    stranger: "NOT_FOUND",
    finance: "NOT_FOUND",
    "finance that sends": "step",
    "finance that receives": "NOT_FOUND",
  },
  REVERSE: {
    sender: "FORBIDDEN",
    receiver: "FORBIDDEN",
    stranger: "FORBIDDEN",
    finance: "step",
    "finance that sends": "STEP_REFUSED",
    "finance that receives": "STEP_REFUSED",
  },
};
const steps: Record<Call, { from: string; to: string }> = {
  CANCEL: { from: "held", to: "CANCELLED" },
  REVERSE: { from: "completed", to: "REVERSED" },
};

const all = states.flatMap((state) =>
  callNames.flatMap((call) => callerNames.map((caller) => ({ state, call, caller }))),
);

let gateway: TestGateway;
const tokens = new Map<string, string>();
beforeAll(async () => {
  gateway = await createTestGateway();
  for (const name of ["developer", "support", "client", "finance"])
    tokens.set(name, await gateway.signIn(name));
  const { within } = ledgerOver(gateway.store);
  for (const userId of ["usr_developer", "usr_support", "usr_finance"])
    await post(within, {
      type: "recharge",
      ref: null,
      actorId: null,
      entries: [
        own(userId, "CASH", 1_000n * CNY),
        own(userId, "FROZEN", 1_000n * CNY),
        { account: { platform: "CLEARING:ALIPAY" }, delta: -2_000n * CNY },
      ],
    });
});
afterAll(() => gateway.close());

it.each(all)("a transfer that is $state answers the $caller's $call as the table says", async (one) => {
  const { state, call, caller } = one;
  const { from, to, as } = callers[caller];
  const id = `trf_${all.indexOf(one)}`;
  await insert(gateway.store.db, {
    id,
    fromId: from,
    toId: to,
    amount: AMOUNT.toString(),
    memo: "",
    status: state,
    createdAt: "2026-11-21T09:00:00.000Z",
    dueAt: state === "held" ? "2026-11-22T09:00:00.000Z" : null,
    key: id,
    request: "",
  });
  const { data, errors } = await gateway.graphql(calls[call], { id, key: id }, tokens.get(as));
  const said = (data?.["one"] as { status: string } | undefined)?.status ?? errors?.[0]?.extensions.code;
  const isOpen = steps[call].from === state;
  const outcome = outcomes[call][caller];
  const expected = outcome === "step" ? (isOpen ? steps[call].to : "STEP_REFUSED") : outcome;
  expect(said).toBe(expected);
  const moved = outcome === "step" && isOpen;
  expect((await byId(gateway.store.db, id))?.status).toBe(moved ? steps[call].to.toLowerCase() : state);
});
