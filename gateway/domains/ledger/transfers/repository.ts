import { sql, type ColumnType, type Selectable } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";

export const TransferStatus = {
  HELD: "held",
  COMPLETED: "completed",
  CANCELLED: "cancelled",
  REVERSED: "reversed",
} as const;
export type TransferStatusText = (typeof TransferStatus)[keyof typeof TransferStatus];

export interface TransferTable {
  id: string;
  fromId: string;
  toId: string;
  amount: ColumnType<StoredMicros, string, never>;
  memo: string;
  status: TransferStatusText;
  createdAt: string;
  dueAt: string | null;
  /** The key of the sender, and a hash of what it came with. */
  key: string;
  request: string;
}

export interface TransferRow extends Omit<Selectable<TransferTable>, "amount"> {
  /** In millionths of one CNY, as it is sent. */
  amount: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ledger_transfers: TransferTable;
    ledger_payee_checks: { userId: string; hour: string; n: number };
  }
}

const table = "ledger_transfers";

const transferOf = ({ amount, ...row }: Selectable<TransferTable>): TransferRow => ({
  ...row,
  amount: micros(amount).toString(),
});

export const insert = async (db: Db, row: TransferRow): Promise<void> => {
  await db.insertInto(table).values(row).execute();
};

export async function byId(db: Db, id: string): Promise<TransferRow | undefined> {
  if (id.includes("\0")) return undefined;
  const row = await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
  return row && transferOf(row);
}

export async function byKey(db: Db, fromId: string, key: string): Promise<TransferRow | undefined> {
  const row = await db
    .selectFrom(table)
    .selectAll()
    .where("fromId", "=", fromId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row && transferOf(row);
}

/** Changes where a transfer stands; undefined where it stands elsewhere by now. */
export async function step(
  db: Db,
  { id, status }: Pick<TransferRow, "id" | "status">,
  to: TransferStatusText,
): Promise<TransferRow | undefined> {
  const row = await db
    .updateTable(table)
    .set({ status: to })
    .where("id", "=", id)
    .where("status", "=", status)
    .returningAll()
    .executeTakeFirst();
  return row && transferOf(row);
}

/** What somebody has sent from an instant on, and how often. */
export async function sentFrom(
  db: Db,
  fromId: string,
  instant: string,
): Promise<{ amount: bigint; count: number }> {
  const rows = await db
    .selectFrom(table)
    .select("amount")
    .where("fromId", "=", fromId)
    .where("createdAt", ">=", instant)
    .where("status", "in", ["held", "completed"])
    .execute();
  return { amount: rows.reduce((sum, { amount }) => sum + micros(amount), 0n), count: rows.length };
}

export const hasSentTo = async (db: Db, fromId: string, toId: string): Promise<boolean> =>
  (await db
    .selectFrom(table)
    .select("id")
    .where("fromId", "=", fromId)
    .where("toId", "=", toId)
    .where("status", "=", "completed")
    .limit(1)
    .executeTakeFirst()) !== undefined;

const HELD = sql<"held">`'held'`;

export const nextDue = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom(table)
      .select("dueAt")
      .where("status", "=", HELD)
      .orderBy("dueAt")
      .limit(1)
      .executeTakeFirst()
  )?.dueAt ?? null;

export const dueBy = async (db: Db, at: string, limit: number): Promise<TransferRow[]> =>
  (
    await db
      .selectFrom(table)
      .selectAll()
      .where("status", "=", HELD)
      .where("dueAt", "<=", at)
      .orderBy("dueAt")
      .limit(limit)
      .execute()
  ).map(transferOf);

/** Transfers, newest first: somebody's, sent ones and those that arrived, or all. */
export async function page(db: Db, userId: string | null, limit: number, offset: number) {
  let rows = db.selectFrom(table);
  if (userId !== null)
    rows = rows.where((is) =>
      is.or([
        is("fromId", "=", userId),
        is.and([is("toId", "=", userId), is("status", "in", ["completed", "reversed"])]),
      ]),
    );
  const { n } = await rows
    .select(({ fn }) => fn.countAll<number | string>().as("n"))
    .executeTakeFirstOrThrow();
  const items = await rows
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: items.map(transferOf), total: Number(n) };
}

/** Counts a question after a payee, and answers how many there were in this hour. */
export async function countCheck(db: Db, userId: string, hour: string): Promise<number> {
  const { n } = await db
    .insertInto("ledger_payee_checks")
    .values({ userId, hour, n: 1 })
    .onConflict((c) =>
      c.column("userId").doUpdateSet({
        hour,
        n: sql`case when ledger_payee_checks.hour = ${hour} then ledger_payee_checks.n + 1 else 1 end`,
      }),
    )
    .returning("n")
    .executeTakeFirstOrThrow();
  return n;
}
