import { sql, type ColumnType, type Selectable } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";

type Amount = ColumnType<StoredMicros, bigint, bigint>;

/** What was given at once, and what is left of it until it expires. */
export interface GiftLotTable {
  id: string;
  userId: string;
  transactionId: string;
  amount: Amount;
  left: Amount;
  expiresAt: string;
}

/** What a transaction took from a lot. */
export interface GiftUseTable {
  transactionId: string;
  lotId: string;
  amount: Amount;
}

export interface GiftLotRow {
  id: string;
  userId: string;
  transactionId: string;
  amount: bigint;
  left: bigint;
  expiresAt: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ledger_gift_lots: GiftLotTable;
    ledger_gift_uses: GiftUseTable;
  }
}

const table = "ledger_gift_lots";
const useTable = "ledger_gift_uses";
/** Written out, so that the indexes of lots with something left serve. */
const NOTHING = sql<bigint>`0`;

const lotOf = ({ amount, left, ...row }: Selectable<GiftLotTable>): GiftLotRow => ({
  ...row,
  amount: micros(amount),
  left: micros(left),
});

export const insertLot = async (db: Db, row: GiftLotRow): Promise<void> => {
  await db.insertInto(table).values(row).execute();
};

/** What a person has left of gifts, what expires first, first. */
export const lotsOf = async (db: Db, userId: string): Promise<GiftLotRow[]> =>
  (
    await db
      .selectFrom(table)
      .selectAll()
      .where("userId", "=", userId)
      .where("left", ">", NOTHING)
      .orderBy("expiresAt")
      .orderBy("id")
      .execute()
  ).map(lotOf);

/** Lets go from lots, and keeps which transaction took what. */
export async function take(
  db: Db,
  transactionId: string,
  taken: readonly { lotId: string; amount: bigint }[],
): Promise<void> {
  for (const { lotId, amount } of taken)
    await db
      .updateTable(table)
      .set({ left: sql`${sql.ref("left")} - ${amount}` })
      .where("id", "=", lotId)
      .execute();
  if (taken.length > 0)
    await db
      .insertInto(useTable)
      .values(taken.map((one) => ({ ...one, transactionId })))
      .execute();
}

/** Gives back to the lots of a person what a transaction took, up to an amount; answers what was given back. */
export async function giveBack(db: Db, transactionId: string, userId: string, most: bigint): Promise<bigint> {
  const uses = await db
    .selectFrom(`${useTable} as u`)
    .innerJoin(`${table} as l`, "l.id", "u.lotId")
    .select(["u.lotId", "u.amount", "l.left", "l.amount as whole"])
    .where("u.transactionId", "=", transactionId)
    .where("l.userId", "=", userId)
    .orderBy("l.expiresAt", "desc")
    .execute();
  let given = 0n;
  for (const { lotId, amount, left, whole } of uses) {
    const room = [micros(amount), most - given, micros(whole) - micros(left)].reduce((a, b) =>
      a < b ? a : b,
    );
    if (room <= 0n) continue;
    given += room;
    await db
      .updateTable(table)
      .set({ left: micros(left) + room })
      .where("id", "=", lotId)
      .execute();
  }
  return given;
}

export const nextExpiry = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom(table)
      .select("expiresAt")
      .where("left", ">", NOTHING)
      .orderBy("expiresAt")
      .limit(1)
      .executeTakeFirst()
  )?.expiresAt ?? null;

/** People with gifts that expired until a moment. */
export const expiredUsers = async (db: Db, at: string, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom(table)
      .select("userId")
      .distinct()
      .where("left", ">", NOTHING)
      .where("expiresAt", "<=", at)
      .orderBy("userId")
      .limit(limit)
      .execute()
  ).map(({ userId }) => userId);
