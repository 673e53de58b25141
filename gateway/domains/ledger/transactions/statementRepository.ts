import { sql, type ColumnType, type Selectable } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { shaped } from "#gateway/platform/store/statements.ts";
import type { UserKind } from "./accounts.ts";
import type { LedgerTransactionTypeText } from "./repository.ts";

type Amount = ColumnType<StoredMicros, bigint, never>;
type Count = ColumnType<StoredMicros, number, never>;

/** What a transaction did to one person: a line of their ledger. Counters say how many lines there are up to it. */
export interface StatementTable {
  userId: string;
  no: Count;
  transactionId: string;
  type: LedgerTransactionTypeText;
  typeNo: Count;
  at: string;
  cash: Amount;
  gift: Amount;
  frozen: Amount;
  commission: Amount;
  cashAfter: Amount;
  giftAfter: Amount;
  frozenAfter: Amount;
  commissionAfter: Amount;
  cashNo: Count;
  giftNo: Count;
  frozenNo: Count;
  commissionNo: Count;
}

/** The columns of an account in a line: what changed, what it holds then, and how many lines have changed it so far. */
export const columnsOf = {
  CASH: { delta: "cash", after: "cashAfter", no: "cashNo" },
  GIFT: { delta: "gift", after: "giftAfter", no: "giftNo" },
  FROZEN: { delta: "frozen", after: "frozenAfter", no: "frozenNo" },
  COMMISSION: { delta: "commission", after: "commissionAfter", no: "commissionNo" },
} as const satisfies Record<UserKind, object>;

/** An account in a line. */
export interface StatementPart {
  delta: bigint;
  after: bigint;
  /** How many lines have changed it, this one included. */
  no: number;
}

export interface StatementRow {
  userId: string;
  no: number;
  transactionId: string;
  type: LedgerTransactionTypeText;
  typeNo: number;
  at: string;
  parts: Record<UserKind, StatementPart>;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ledger_statements: StatementTable;
  }
}

const table = "ledger_statements";

const partOf = (delta: StoredMicros, after: StoredMicros, no: StoredMicros): StatementPart => ({
  delta: micros(delta),
  after: micros(after),
  no: Number(no),
});

export const statementOf = (row: Selectable<StatementTable>): StatementRow => ({
  userId: row.userId,
  no: Number(row.no),
  transactionId: row.transactionId,
  type: row.type,
  typeNo: Number(row.typeNo),
  at: row.at,
  parts: {
    CASH: partOf(row.cash, row.cashAfter, row.cashNo),
    GIFT: partOf(row.gift, row.giftAfter, row.giftNo),
    FROZEN: partOf(row.frozen, row.frozenAfter, row.frozenNo),
    COMMISSION: partOf(row.commission, row.commissionAfter, row.commissionNo),
  },
});

/** The last line of a person, and the number of their last line of a type. */
export async function lastOf(
  store: Store,
  userId: string,
  type: LedgerTransactionTypeText,
): Promise<{ last: StatementRow | undefined; typeNo: number }> {
  const from = sql.table(table);
  const query = shaped(
    store,
    `last of ${table}`,
    [userId, type, userId],
    () => sql<Selectable<StatementTable> & { lastTypeNo: StoredMicros | null }>`select *, (
      select "typeNo" from ${from} where "userId" = ${userId} and type = ${type} order by "typeNo" desc limit 1
    ) as "lastTypeNo" from ${from} where "userId" = ${userId} order by no desc limit 1`,
  );
  const [row] = (await store.db.executeQuery(query)).rows;
  return { last: row && statementOf(row), typeNo: Number(row?.lastTypeNo ?? 0) };
}

export const insertStatements = async (db: Db, rows: readonly StatementRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto(table)
    .values(
      rows.map(({ parts: { CASH, GIFT, FROZEN, COMMISSION }, ...row }) => ({
        ...row,
        cash: CASH.delta,
        gift: GIFT.delta,
        frozen: FROZEN.delta,
        commission: COMMISSION.delta,
        cashAfter: CASH.after,
        giftAfter: GIFT.after,
        frozenAfter: FROZEN.after,
        commissionAfter: COMMISSION.after,
        cashNo: CASH.no,
        giftNo: GIFT.no,
        frozenNo: FROZEN.no,
        commissionNo: COMMISSION.no,
      })),
    )
    .execute();
};

/** What a person's accounts held at a moment: the last line until then. */
export async function lineAt(db: Db, userId: string, at: string): Promise<StatementRow | undefined> {
  const row = await db
    .selectFrom(table)
    .selectAll()
    .where("userId", "=", userId)
    .where("at", "<=", at)
    .orderBy("at", "desc")
    .orderBy("no", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && statementOf(row);
}
