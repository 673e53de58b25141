import { sql, type ColumnType, type Selectable } from "kysely";
import type { StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";

export const MeterEnding = { STOPPED: "stopped", DEBT: "debt", BUDGET: "budget" } as const;
export type MeterEndingText = (typeof MeterEnding)[keyof typeof MeterEnding];

export const UsageGrouping = { METER: "meterId", PRICE: "priceId", HOUR: "hour" } as const;
export type UsageGroupingText = (typeof UsageGrouping)[keyof typeof UsageGrouping];

export const DebtStage = {
  NORMAL: "normal",
  LOW: "low",
  CRITICAL: "critical",
  OVERDUE: "overdue",
  SUSPENDED: "suspended",
  FINAL: "final",
} as const;
export type DebtStageText = (typeof DebtStage)[keyof typeof DebtStage];

/** How much is used of what is metered; what is left out is none of it. */
export type MeterSpec = Partial<
  Record<
    "cpuMilli" | "memoryMib" | "replicas" | "diskGib" | "backupGib" | "ports" | "bandwidthMbps",
    number | undefined
  >
>;

export interface MeterTable {
  id: string;
  userId: string;
  name: string;
  productId: string;
  spec: ColumnType<MeterSpec, string, never>;
  startedAt: string;
  endedAt: string | null;
  ending: MeterEndingText | null;
  /** The end of the hour that is billed next; null once all is billed. */
  dueAt: string | null;
  /** The meter that goes on with it, once what it ended for is over. */
  successorId: string | null;
}

type Amount = ColumnType<StoredMicros, bigint, bigint>;

export interface UsageRecordTable {
  id: string;
  userId: string;
  meterId: string;
  hour: string;
  priceId: string;
  seconds: number;
  amount: Amount;
  gift: Amount;
  cash: Amount;
}

export type MeterRow = Selectable<MeterTable>;
export type UsageRecordRow = Omit<Selectable<UsageRecordTable>, "amount" | "gift" | "cash"> &
  Record<"amount" | "gift" | "cash", bigint>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ledger_meters: MeterTable;
    ledger_usage_records: UsageRecordTable;
  }
}

const meters = "ledger_meters";

export const insertMeter = async (db: Db, { spec, ...row }: MeterRow): Promise<void> => {
  await db
    .insertInto(meters)
    .values({ ...row, spec: JSON.stringify(spec) })
    .execute();
};

export const updateMeter = async (
  db: Db,
  id: string,
  values: Partial<Pick<MeterRow, "endedAt" | "ending" | "dueAt" | "successorId">>,
): Promise<void> => {
  await db.updateTable(meters).set(values).where("id", "=", id).execute();
};

export const meterBy = async (db: Db, id: string): Promise<MeterRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(meters).selectAll().where("id", "=", id).executeTakeFirst();

export const metersBy = async (db: Db, ids: readonly string[]): Promise<MeterRow[]> =>
  ids.length === 0 ? [] : await db.selectFrom(meters).selectAll().where("id", "in", ids).execute();

/** The person's meters, the newest first. */
export const metersOf = async (db: Db, userId: string, limit: number): Promise<MeterRow[]> =>
  await db
    .selectFrom(meters)
    .selectAll()
    .where("userId", "=", userId)
    .where("successorId", "is", null)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Those that run, of all people. */
export const running = async (db: Db): Promise<MeterRow[]> =>
  await db.selectFrom(meters).selectAll().where("endedAt", "is", null).orderBy("id").execute();

/** Those of a person that run, or whose last hour is not billed yet. */
export const openMeters = async (db: Db, userId: string): Promise<MeterRow[]> =>
  await db
    .selectFrom(meters)
    .selectAll()
    .where("userId", "=", userId)
    .where("dueAt", "is not", null)
    .orderBy("id")
    .execute();

/** Those that stopped for a reason of money, and have no successor yet. */
export const endedBy = async (db: Db, userId: string, ending: MeterEndingText): Promise<MeterRow[]> =>
  await db
    .selectFrom(meters)
    .selectAll()
    .where("userId", "=", userId)
    .where("ending", "=", ending)
    .where("successorId", "is", null)
    .orderBy("id")
    .execute();

const outOf = (db: Db) =>
  db
    .selectFrom(meters)
    .where("ending", "=", sql<MeterEndingText>`'budget'`)
    .where("successorId", "is", null);

/** When the first meter that waits for a new month ended. */
export const firstOutOfBudget = async (db: Db): Promise<string | null> =>
  (await outOf(db).select("endedAt").orderBy("endedAt").limit(1).executeTakeFirst())?.endedAt ?? null;

export const outOfBudget = async (db: Db, before: string, limit: number): Promise<string[]> =>
  (await outOf(db).select("userId").distinct().where("endedAt", "<", before).limit(limit).execute()).map(
    ({ userId }) => userId,
  );

export const nextBill = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom(meters)
      .select("dueAt")
      .where("dueAt", "is not", null)
      .orderBy("dueAt")
      .limit(1)
      .executeTakeFirst()
  )?.dueAt ?? null;

export const usersDue = async (db: Db, at: string, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom(meters)
      .select("userId")
      .distinct()
      .where("dueAt", "<=", at)
      .orderBy("userId")
      .limit(limit)
      .execute()
  ).map(({ userId }) => userId);
