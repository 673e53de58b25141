import type { ColumnType, Selectable } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import type { AccountKey } from "./accounts.ts";

export const LedgerTransactionType = {
  RECHARGE: "recharge",
  RECHARGE_REFUND: "rechargeRefund",
  TRANSFER: "transfer",
  TRANSFER_HOLD: "transferHold",
  TRANSFER_RELEASE: "transferRelease",
  ORDER_PAYMENT: "orderPayment",
  ORDER_REFUND: "orderRefund",
  USAGE: "usage",
  COMMISSION: "commission",
  COMMISSION_TO_BALANCE: "commissionToBalance",
  COMMISSION_CLAWBACK: "commissionClawback",
  WITHDRAWAL_HOLD: "withdrawalHold",
  WITHDRAWAL_PAYMENT: "withdrawalPayment",
  WITHDRAWAL_RELEASE: "withdrawalRelease",
  GIFT_CODE: "giftCode",
  POINTS_GOOD: "pointsGood",
  GIFT_EXPIRY: "giftExpiry",
  ADJUSTMENT: "adjustment",
  REVERSAL: "reversal",
} as const;
export type LedgerTransactionTypeText = (typeof LedgerTransactionType)[keyof typeof LedgerTransactionType];

type Amount = ColumnType<StoredMicros, bigint, bigint>;

export interface AccountTable {
  id: string;
  userId: string | null;
  kind: string;
  balance: Amount;
  /** How many entries it has. */
  seq: ColumnType<StoredMicros, number, number>;
}

export interface TransactionTable {
  id: string;
  type: LedgerTransactionTypeText;
  refType: string | null;
  refId: string | null;
  memo: string;
  actorId: string | null;
  at: string;
  idempotencyKey: string | null;
  /** A hash of what was asked for, by which the same key is known to come with the same again. */
  request: string;
  reverses: string | null;
  /** A hash of the whole transaction with its entries. */
  digest: string;
}

export interface EntryTable {
  accountId: string;
  seq: ColumnType<StoredMicros, number, never>;
  transactionId: string;
  delta: ColumnType<StoredMicros, bigint, never>;
  balanceAfter: ColumnType<StoredMicros, bigint, never>;
}

export type LedgerTransactionRow = Selectable<TransactionTable>;

/** An account's state. */
export interface AccountRow extends AccountKey {
  balance: bigint;
  seq: number;
}

export interface EntryRow {
  accountId: string;
  seq: number;
  transactionId: string;
  delta: bigint;
  balanceAfter: bigint;
}

/** An entry with whose account it is in. */
export interface AccountEntryRow extends EntryRow {
  userId: string | null;
  kind: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ledger_accounts: AccountTable;
    ledger_transactions: TransactionTable;
    ledger_entries: EntryTable;
  }
}

const table = "ledger_transactions";
const accountTable = "ledger_accounts";
const entryTable = "ledger_entries";

type StoredEntry = Selectable<EntryTable>;
export const entryOf = ({ seq, delta, balanceAfter, ...key }: StoredEntry): EntryRow => ({
  ...key,
  seq: Number(seq),
  delta: micros(delta),
  balanceAfter: micros(balanceAfter),
});

/** Undefined where another transaction has the key. */
export const insert = async (db: Db, row: LedgerTransactionRow): Promise<string | undefined> =>
  (
    await db
      .insertInto(table)
      .values(row)
      .onConflict((c) => c.column("idempotencyKey").doNothing())
      .returning("id")
      .executeTakeFirst()
  )?.id;

export const insertEntries = async (db: Db, rows: readonly EntryRow[]): Promise<void> => {
  await db
    .insertInto(entryTable)
    .values([...rows])
    .execute();
};

export const byKey = async (db: Db, key: string): Promise<LedgerTransactionRow | undefined> =>
  await db.selectFrom(table).selectAll().where("idempotencyKey", "=", key).executeTakeFirst();

export const byId = async (db: Db, id: string): Promise<LedgerTransactionRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

export const byIds = async (db: Db, ids: readonly string[]): Promise<LedgerTransactionRow[]> =>
  ids.length === 0 ? [] : await db.selectFrom(table).selectAll().where("id", "in", ids).execute();

export const reversalOf = async (db: Db, id: string): Promise<LedgerTransactionRow | undefined> =>
  await db.selectFrom(table).selectAll().where("reverses", "=", id).executeTakeFirst();

/** The entries of transactions, each transaction's in the order of its accounts. */
export async function entriesOf(db: Db, ids: readonly string[]): Promise<AccountEntryRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(`${entryTable} as e`)
    .innerJoin(`${accountTable} as a`, "a.id", "e.accountId")
    .select(["e.accountId", "e.seq", "e.transactionId", "e.delta", "e.balanceAfter", "a.userId", "a.kind"])
    .where("e.transactionId", "in", ids)
    .orderBy("e.transactionId")
    .orderBy("e.accountId")
    .execute();
  return rows.map(({ userId, kind, ...row }) => ({ ...entryOf(row), userId, kind }));
}

/** The first transaction that is about something. */
export const transactionAbout = async (db: Db, refType: string, refId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom(table)
      .select("id")
      .where("refType", "=", refType)
      .where("refId", "=", refId)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst()
  )?.id;
