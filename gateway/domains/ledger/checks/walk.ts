import { setImmediate } from "node:timers/promises";
import type { Db } from "#gateway/platform/store/database.ts";
import { entriesOf, type AccountEntryRow } from "#gateway/domains/ledger/transactions/repository.ts";
import { digestOf } from "#gateway/domains/ledger/transactions/rules.ts";
import type { CheckResult, LedgerFindingRow } from "./repository.ts";
import {
  accountsNow,
  entriesAfter,
  linesOf,
  transactionsAfter,
  wrongGifts,
  type EntryPlace,
} from "./walkRepository.ts";

/** So many findings are kept. */
const KEPT = 50;
/** So many rows are read at once; requests are answered between. */
const ENTRIES = 1_000;
const TRANSACTIONS = 200;

type Find = (kind: LedgerFindingRow["kind"], id: string, expected: unknown, found: unknown) => void;

/** Walks along every account: each entry goes on where the last one ended, and the account holds what they sum to. */
async function walkAccounts(db: Db, find: Find): Promise<{ accounts: number; entries: number }> {
  const accounts = await accountsNow(db);
  const sums = new Map<string, bigint>();
  let entries = 0;
  let after: EntryPlace = { accountId: "", seq: 0 };
  let last: (EntryPlace & { balanceAfter: bigint }) | undefined;
  for (;;) {
    const rows = await entriesAfter(db, after, ENTRIES);
    for (const row of rows) {
      const { accountId, seq, delta, balanceAfter } = row;
      const before = last?.accountId === accountId ? last : { seq: 0, balanceAfter: 0n };
      last = row;
      // What came while this walk is under way is for the next one.
      if (seq > (accounts.get(accountId)?.seq ?? 0)) continue;
      entries += 1;
      sums.set(accountId, (sums.get(accountId) ?? 0n) + delta);
      const expected = before.balanceAfter + delta;
      if (balanceAfter !== expected || seq !== before.seq + 1)
        find("continuity", `${accountId} ${seq}`, expected, balanceAfter);
    }
    const end = rows.at(-1);
    if (!end || rows.length < ENTRIES) break;
    after = end;
    await setImmediate();
  }
  for (const [id, { balance }] of accounts) {
    const sum = sums.get(id) ?? 0n;
    if (balance !== sum) find("balance", id, sum, balance);
  }
  return { accounts: accounts.size, entries };
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];

/** What a line says of a person, as text, and what the entries say. */
function compareLine(line: Line, entries: readonly AccountEntryRow[]): [expected: string, found: string] {
  const own = entries.filter(({ userId }) => userId === line.userId);
  const said = [
    ["CASH", line.cash, line.cashAfter],
    ["GIFT", line.gift, line.giftAfter],
    ["FROZEN", line.frozen, line.frozenAfter],
    ["COMMISSION", line.commission, line.commissionAfter],
  ].filter(([, delta]) => BigInt(delta ?? 0) !== 0n);
  const written = own.map(({ kind, delta, balanceAfter }) => `${kind} ${delta} ${balanceAfter}`);
  return [
    written.toSorted().join(", "),
    said
      .map((part) => part.join(" "))
      .toSorted()
      .join(", "),
  ];
}

async function walkTransactions(db: Db, find: Find): Promise<number> {
  let transactions = 0;
  for (let after = ""; ; await setImmediate()) {
    const rows = await transactionsAfter(db, after, TRANSACTIONS);
    const ids = rows.map(({ id }) => id);
    const end = ids.at(-1);
    if (end === undefined) return transactions;
    after = end;
    transactions += rows.length;
    const entries = Map.groupBy(await entriesOf(db, ids), ({ transactionId }) => transactionId);
    const lines = Map.groupBy(await linesOf(db, ids), ({ transactionId }) => transactionId);
    for (const { digest, ...row } of rows) {
      const own = entries.get(row.id) ?? [];
      const sum = own.reduce((all, { delta }) => all + delta, 0n);
      if (sum !== 0n || own.length === 0) find("sum", row.id, 0n, own.length === 0 ? "nothing" : sum);
      const found = digestOf(row, own);
      if (found !== digest) find("changed", row.id, digest, found);
      const people = new Set(own.flatMap(({ userId }) => userId ?? []));
      const told = lines.get(row.id) ?? [];
      if (told.length !== people.size) find("statement", row.id, people.size, told.length);
      for (const line of told) {
        const [expected, said] = compareLine(line, own);
        if (expected !== said) find("statement", row.id, expected, said);
        if (line.at !== row.at || line.type !== row.type)
          find("statement", row.id, `${row.type} ${row.at}`, `${line.type} ${line.at}`);
      }
    }
  }
}

/** Works the whole ledger out anew, a piece at a time, while money goes on to move. */
export async function walkLedger(db: Db): Promise<CheckResult> {
  const findings: LedgerFindingRow[] = [];
  let problems = 0;
  const find: Find = (kind, id, expected, found) => {
    problems += 1;
    if (findings.length < KEPT) findings.push({ kind, id, expected: String(expected), found: String(found) });
  };
  const walked = await walkAccounts(db, find);
  const transactions = await walkTransactions(db, find);
  for (const { userId, balance, left } of await wrongGifts(db))
    find("gifts", `${userId}/GIFT`, balance, left);
  return { ...walked, transactions, problems, findings };
}
