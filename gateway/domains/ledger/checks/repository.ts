import type { ColumnType, Selectable } from "kysely";
import type { StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";

export const LedgerFindingKind = {
  SUM: "sum",
  CHANGED: "changed",
  CONTINUITY: "continuity",
  BALANCE: "balance",
  STATEMENT: "statement",
  GIFTS: "gifts",
} as const;
export type LedgerFindingKindText = (typeof LedgerFindingKind)[keyof typeof LedgerFindingKind];

export interface LedgerFindingRow {
  kind: LedgerFindingKindText;
  /** A transaction or an account. */
  id: string;
  expected: string;
  found: string;
}

type Count = ColumnType<StoredMicros, number, number>;

export interface CheckTable {
  id: string;
  dueAt: string;
  /** Null while it waits. */
  at: string | null;
  actorId: string | null;
  isNightly: boolean;
  transactions: Count;
  entries: Count;
  accounts: Count;
  problems: Count;
  findings: ColumnType<LedgerFindingRow[], string, string>;
}

/** What a check found. */
export interface CheckResult {
  transactions: number;
  entries: number;
  accounts: number;
  problems: number;
  findings: LedgerFindingRow[];
}

export interface LedgerCheckRow extends CheckResult {
  id: string;
  dueAt: string;
  at: string | null;
  actorId: string | null;
  isNightly: boolean;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ledger_checks: CheckTable;
  }
}

const table = "ledger_checks";
/** So many are kept. */
const KEPT = 400;

const checkOf = ({ transactions, entries, accounts, problems, ...row }: Selectable<CheckTable>) => ({
  ...row,
  transactions: Number(transactions),
  entries: Number(entries),
  accounts: Number(accounts),
  problems: Number(problems),
});

export const insert = async (db: Db, { findings, ...row }: LedgerCheckRow): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...row, findings: JSON.stringify(findings) })
    .execute();
};

export const finish = async (
  db: Db,
  id: string,
  at: string,
  { findings, ...result }: CheckResult,
): Promise<void> => {
  await db
    .updateTable(table)
    .set({ ...result, at, findings: JSON.stringify(findings) })
    .where("id", "=", id)
    .execute();
  const oldest = await db
    .selectFrom(table)
    .select("id")
    .orderBy("id", "desc")
    .offset(KEPT)
    .limit(1)
    .executeTakeFirst();
  if (oldest) await db.deleteFrom(table).where("id", "<=", oldest.id).execute();
};

export const latest = async (db: Db, limit: number): Promise<LedgerCheckRow[]> =>
  (await db.selectFrom(table).selectAll().orderBy("id", "desc").limit(limit).execute()).map(checkOf);

/** The last check that was made. */
export async function lastMade(db: Db): Promise<LedgerCheckRow | undefined> {
  const row = await db
    .selectFrom(table)
    .selectAll()
    .where("at", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && checkOf(row);
}

/** The last nightly check, made or waiting. */
export const lastNightly = async (db: Db): Promise<Pick<LedgerCheckRow, "id" | "dueAt" | "at"> | undefined> =>
  await db
    .selectFrom(table)
    .select(["id", "dueAt", "at"])
    .where("isNightly", "=", true)
    .orderBy("dueAt", "desc")
    .limit(1)
    .executeTakeFirst();

export const putOff = async (db: Db, id: string, dueAt: string): Promise<void> => {
  await db.updateTable(table).set({ dueAt }).where("id", "=", id).execute();
};

/** When money was moved for the first time. */
export const firstMovedAt = async (db: Db): Promise<string | undefined> =>
  (
    await db
      .selectFrom("ledger_transactions")
      .select("at")
      .orderBy("at")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst()
  )?.at;
