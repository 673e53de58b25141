import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { CNY } from "#gateway/platform/micros.ts";
import { post } from "#gateway/domains/ledger/transactions/rules.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { ledgerOver, own } from "./ledger.ts";

let gateway: TestGateway;
let transferId: string;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  gateway = await createTestGateway();
  for (const name of ["support", "developer", "client", "finance"]) tokens[name] = await gateway.signIn(name);
  const { within, clock } = ledgerOver(gateway.store);
  await post(within, {
    type: "recharge",
    ref: null,
    actorId: null,
    entries: [
      own("usr_developer", "CASH", 9n * CNY),
      { account: { platform: "CLEARING:WECHAT" }, delta: -9n * CNY },
    ],
  });
  clock.move(DAY);
  const { transaction } = await post(within, {
    type: "transfer",
    ref: null,
    memo: "Lunch",
    actorId: "usr_developer",
    entries: [own("usr_developer", "CASH", -2n * CNY), own("usr_support", "CASH", 2n * CNY)],
  });
  transferId = transaction.id;
});
afterAll(() => gateway.close());

const ask = asking(() => gateway);
const ONE = `query ($id: ID!) { ledgerTransaction(id: $id) {
  type memo sum isIntact entries { account holder isOwn delta balanceAfter } } }`;
const LIST = `query ($filter: LedgerTransactionFilter, $first: Int! = 20, $before: ID) {
  ledgerTransactions(filter: $filter, first: $first, before: $before) {
    hasMore items { id type entries { account platform channel delta } } } }`;
interface Listed {
  ledgerTransactions: {
    hasMore: boolean;
    items: { id: string; type: string; entries: { platform: string | null; channel: string | null }[] }[];
  };
}
const list = async (variables: object) =>
  (await ask<Listed>(LIST, variables, tokens["finance"])).ledgerTransactions;

it("shows who is involved both sides, with the other's name masked and without the other's balance", async () => {
  expect(await ask(ONE, { id: transferId }, tokens["support"])).toEqual({
    ledgerTransaction: {
      type: "TRANSFER",
      memo: "Lunch",
      sum: "0",
      isIntact: true,
      entries: [
        { account: "CASH", holder: "I**", isOwn: false, delta: "-2000000", balanceAfter: null },
        {
          account: "CASH",
          holder: "Tobias Lindqvist",
          isOwn: true,
          delta: "2000000",
          balanceAfter: "2000000",
        },
      ],
    },
  });
});

it("shows nobody else a transaction but finance", async () => {
  expect(await ask(ONE, { id: transferId }, tokens["client"])).toEqual({ ledgerTransaction: null });
  expect(await ask(ONE, { id: transferId }, tokens["finance"])).toMatchObject({
    ledgerTransaction: { entries: [{ holder: "Ines Carvalho" }, { holder: "Tobias Lindqvist" }] },
  });
});

it("lists everything to finance, newest first, page by page", async () => {
  const first = await list({ first: 1 });
  expect(first).toMatchObject({ hasMore: true, items: [{ id: transferId }] });
  const next = await list({ first: 1, before: transferId });
  expect(next.items).toMatchObject([
    { type: "RECHARGE", entries: [{ platform: "CLEARING", channel: "WECHAT" }, { platform: null }] },
  ]);
});

it.each([
  ["type", { types: ["TRANSFER"] }, ["TRANSFER", "TRANSFER"]],
  ["account and type", { types: ["TRANSFER"], account: "support" }, ["TRANSFER"]],
  ["account", { account: "developer@demo.com" }, ["TRANSFER", "RECHARGE"]],
  ["somebody else's account", { account: "finance2" }, []],
  ["nobody's account", { account: "nobody" }, []],
  ["beginning", { from: "2026-11-22T00:00:00Z" }, ["TRANSFER"]],
  ["end", { account: "developer", until: "2026-11-22T00:00:00Z" }, ["RECHARGE"]],
])("finds by %s", async (_, filter, types) => {
  expect((await list({ filter })).items.map(({ type }) => type)).toEqual(types);
});
