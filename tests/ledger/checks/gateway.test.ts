import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DAY, HOUR } from "#gateway/platform/clock.ts";
import { CNY } from "#gateway/platform/micros.ts";
import { charge, post } from "#gateway/domains/ledger/transactions/rules.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { ledgerOver, own } from "#tests/ledger/transactions/ledger.ts";

let gateway: TestGateway;
let finance: string;
let transactionId: string;
beforeEach(async () => {
  gateway = await createTestGateway();
  finance = await gateway.signIn("finance");
  const { within } = ledgerOver(gateway.store);
  const { transaction } = await post(within, {
    type: "recharge",
    ref: null,
    actorId: null,
    entries: [
      own("usr_developer", "CASH", 9n * CNY),
      { account: { platform: "CLEARING:WECHAT" }, delta: -9n * CNY },
      own("usr_developer", "GIFT", CNY),
      { account: { platform: "GIFT_COST" }, delta: -CNY },
    ],
  });
  transactionId = transaction.id;
  await charge(within, {
    type: "usage",
    ref: null,
    actorId: null,
    userId: "usr_developer",
    amount: 2n * CNY,
  });
});
afterEach(() => gateway.close());

const ask = asking(() => gateway);
interface Check {
  isNightly: boolean;
  at: string | null;
  transactions: number;
  problems: number;
  findings: { kind: string; id: string }[];
}
const FIELDS = "{ isNightly at transactions entries accounts problems findings { kind id expected found } }";
const run = async () =>
  (await ask<{ made: Check }>(`mutation { made: ledgerCheckRun ${FIELDS} }`, {}, finance)).made;
const kept = async () =>
  (await ask<{ ledgerChecks: Check[] }>(`{ ledgerChecks ${FIELDS} }`, {}, finance)).ledgerChecks;

/** Changes the store by hand, with what guards it taken away. */
async function tamper(statement: string): Promise<void> {
  const { db } = gateway.store;
  for (const table of ["transactions", "entries", "statements"])
    await sql.raw(`drop trigger if exists ledger_${table}_no_update`).execute(db);
  await sql.raw(statement).execute(db);
}
const kindsOf = ({ findings }: Check) => [...new Set(findings.map(({ kind }) => kind))].toSorted();

it("finds nothing wrong in a ledger that nobody touched", async () => {
  const check = await run();
  expect(check).toMatchObject({ isNightly: false, problems: 0, findings: [] });
  expect(check.transactions).toBeGreaterThanOrEqual(2);
});

it.each([
  [
    "an entry that was edited",
    `update ledger_entries set delta = delta + 1 where "accountId" = 'usr_developer/CASH' and seq = 1`,
    ["BALANCE", "CHANGED", "CONTINUITY", "STATEMENT", "SUM"],
  ],
  [
    "a balance that was edited",
    `update ledger_accounts set balance = balance + 5 where id = 'usr_developer/CASH'`,
    ["BALANCE"],
  ],
  ["a note that was edited", `update ledger_transactions set memo = 'other'`, ["CHANGED"]],
  [
    "a line that was edited",
    `update ledger_statements set gift = gift + 1 where "userId" = 'usr_developer'`,
    ["STATEMENT"],
  ],
  [
    "gifts that were edited",
    `update ledger_gift_lots set "left" = 0 where "userId" = 'usr_developer'; `,
    ["GIFTS"],
  ],
])("finds %s", async (_, statement, kinds) => {
  const isGift = statement.includes("gift_lots");
  if (isGift) await topUpGift();
  await tamper(statement);
  expect(kindsOf(await run())).toEqual(kinds);
});

async function topUpGift() {
  await post(ledgerOver(gateway.store).within, {
    type: "giftCode",
    ref: null,
    actorId: null,
    entries: [own("usr_developer", "GIFT", CNY), { account: { platform: "GIFT_COST" }, delta: -CNY }],
  });
}

it("says what should be there, and what is", async () => {
  await tamper(`update ledger_accounts set balance = 1 where id = 'usr_developer/CASH'`);
  expect((await run()).findings).toEqual([
    { kind: "BALANCE", id: "usr_developer/CASH", expected: (8n * CNY).toString(), found: "1" },
  ]);
});

it("keeps what it found", async () => {
  await tamper(`update ledger_transactions set memo = 'other' where id = '${transactionId}'`);
  const check = await run();
  expect((await kept())[0]).toEqual(check);
});

it("shows both sides, which sum to zero", async () => {
  const { ledgerProof } = await ask<{ ledgerProof: { sum: string; platform: { platform: string }[] } }>(
    "{ ledgerProof { sum people { account balance } platform { platform channel balance } nextCheckAt } }",
    {},
    finance,
  );
  expect(ledgerProof.sum).toBe("0");
  expect(ledgerProof.platform.map(({ platform }) => platform)).toEqual(
    expect.arrayContaining(["CLEARING", "GIFT_COST", "REVENUE"]),
  );
});

it("checks the ledger every night by the business time", async () => {
  await gateway.app.ready();
  await gateway.leading.pass(HOUR / 60);
  const before = (await kept()).filter(({ isNightly }) => isNightly).length;
  gateway.clock.move(DAY);
  await gateway.leading.pass(HOUR / 60);
  await gateway.timers.pass(HOUR / 60);
  finance = await gateway.signIn("finance");
  const nights = (await kept()).filter(({ isNightly }) => isNightly);
  expect(nights.length).toBeGreaterThan(before);
  expect(nights[0]).toMatchObject({ problems: 0, at: expect.any(String) });
});
