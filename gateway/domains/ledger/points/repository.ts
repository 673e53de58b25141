import type { ColumnType, Selectable } from "kysely";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import type { Piece } from "./lots.ts";

export const PointsReason = {
  CHECK_IN: "checkIn",
  TASK: "task",
  SPEND: "spend",
  INVITE: "invite",
  REDEEM: "redeem",
  EXPIRE: "expire",
  REFUND: "refund",
  ADJUST: "adjust",
} as const;
export type PointsReasonText = (typeof PointsReason)[keyof typeof PointsReason];

export const PointsEntrySortField = { AT: "id", DELTA: "delta" } as const;
export type PointsEntrySortFieldText = (typeof PointsEntrySortField)[keyof typeof PointsEntrySortField];

/** What a person has: the row that whoever moves their points holds. */
export interface PointsTable {
  userId: string;
  balance: number;
  owed: number;
}

/** Points that came at once and expire at once. */
export interface PointsLotTable {
  id: string;
  userId: string;
  points: number;
  remaining: number;
  expiresAt: string;
}

export interface PointsEntryTable {
  id: string;
  userId: string;
  delta: number;
  balanceAfter: number;
  reason: PointsReasonText;
  ref: string;
  lotExpiresAt: string | null;
  /** The lots that points which went were taken from. */
  pieces: ColumnType<Piece[], string, never>;
  at: string;
}

export type PointsLot = Selectable<PointsLotTable>;
export type PointsEntryRow = Selectable<PointsEntryTable>;
/** Whose points are shown, and by which days. */
export interface PointsRow {
  id: string;
  timeZone: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ledger_points: PointsTable;
    ledger_points_lots: PointsLotTable;
    ledger_points_entries: PointsEntryTable;
  }
}

const entryTable = "ledger_points_entries";
const lotTable = "ledger_points_lots";

/** What a person has, held until the transaction ends. */
export async function hold(
  { db, dialect }: Pick<Store, "db" | "dialect">,
  userId: string,
): Promise<PointsTable> {
  await db
    .insertInto("ledger_points")
    .values({ userId, balance: 0, owed: 0 })
    .onConflict((on) => on.doNothing())
    .execute();
  return await db
    .selectFrom("ledger_points")
    .selectAll()
    .where("userId", "=", userId)
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

export const ofUser = async (db: Db, userId: string): Promise<PointsTable> =>
  (await db.selectFrom("ledger_points").selectAll().where("userId", "=", userId).executeTakeFirst()) ?? {
    userId,
    balance: 0,
    owed: 0,
  };

export const keep = async (db: Db, { userId, balance, owed }: PointsTable): Promise<void> => {
  await db.updateTable("ledger_points").set({ balance, owed }).where("userId", "=", userId).execute();
};

/** The lots that hold points, those that expire first at first. */
export const lots = async (db: Db, userId: string): Promise<PointsLot[]> =>
  await db
    .selectFrom(lotTable)
    .selectAll()
    .where("userId", "=", userId)
    .where("remaining", ">", 0)
    .orderBy("expiresAt")
    .orderBy("id")
    .execute();

export const lotsByIds = async (db: Db, ids: readonly string[]): Promise<PointsLot[]> =>
  ids.length === 0 ? [] : await db.selectFrom(lotTable).selectAll().where("id", "in", ids).execute();

export const insertLot = async (db: Db, lot: PointsLot): Promise<void> => {
  await db.insertInto(lotTable).values(lot).execute();
};

export const setRemaining = async (db: Db, id: string, remaining: number): Promise<void> => {
  await db.updateTable(lotTable).set({ remaining }).where("id", "=", id).execute();
};

/** When the next points expire. */
export const nextExpiry = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom(lotTable)
      .select("expiresAt")
      .where("remaining", ">", 0)
      .orderBy("expiresAt")
      .limit(1)
      .executeTakeFirst()
  )?.expiresAt ?? null;

/** Who has points that expire until then. */
export const withExpired = async (db: Db, until: string, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom(lotTable)
      .select("userId")
      .distinct()
      .where("remaining", ">", 0)
      .where("expiresAt", "<=", until)
      .limit(limit)
      .execute()
  ).map(({ userId }) => userId);

export const entryOf = async (
  db: Db,
  { userId, reason, ref }: Pick<PointsEntryRow, "userId" | "reason" | "ref">,
): Promise<PointsEntryRow | undefined> =>
  await db
    .selectFrom(entryTable)
    .selectAll()
    .where("userId", "=", userId)
    .where("reason", "=", reason)
    .where("ref", "=", ref)
    .executeTakeFirst();

/** Which of these references have an entry of the reason. */
export const known = async (
  db: Db,
  userId: string,
  reason: PointsReasonText,
  refs: readonly string[],
): Promise<string[]> =>
  (
    await db
      .selectFrom(entryTable)
      .select("ref")
      .where("userId", "=", userId)
      .where("reason", "=", reason)
      .where("ref", "in", refs)
      .execute()
  ).map(({ ref }) => ref);

export const insertEntry = async (db: Db, { pieces, ...entry }: PointsEntryRow): Promise<void> => {
  await db
    .insertInto(entryTable)
    .values({ ...entry, pieces: JSON.stringify(pieces) })
    .execute();
};
