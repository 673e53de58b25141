import { sql, type Selectable } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import type { UsageGroupingText, UsageRecordRow, UsageRecordTable } from "./repository.ts";

const records = "ledger_usage_records";

const recordOf = ({ amount, gift, cash, ...row }: Selectable<UsageRecordTable>): UsageRecordRow => ({
  ...row,
  amount: micros(amount),
  gift: micros(gift),
  cash: micros(cash),
});

export const insertRecords = async (db: Db, rows: readonly UsageRecordRow[]): Promise<void> => {
  if (rows.length > 0)
    await db
      .insertInto(records)
      .values([...rows])
      .execute();
};

export const keepPaid = async (db: Db, { id, gift, cash }: UsageRecordRow): Promise<void> => {
  await db.updateTable(records).set({ gift, cash }).where("id", "=", id).execute();
};

/** What a person has not paid yet, the oldest first. */
export const unpaidOf = async (db: Db, userId: string): Promise<UsageRecordRow[]> =>
  (
    await db
      .selectFrom(records)
      .selectAll()
      .where("userId", "=", userId)
      .where(sql<boolean>`gift + cash < amount`)
      .orderBy("id")
      .execute()
  ).map(recordOf);

/** What was used since an hour, and in how many hours. */
export async function usedSince(
  db: Db,
  userId: string,
  from: string,
): Promise<{ amount: bigint; hours: number }> {
  const row = await db
    .selectFrom(records)
    .select(({ fn }) => [
      fn.sum<StoredMicros | null>("amount").as("amount"),
      fn.count<StoredMicros>("hour").distinct().as("hours"),
    ])
    .where("userId", "=", userId)
    .where("hour", ">=", from)
    .executeTakeFirst();
  return { amount: micros(row?.amount ?? 0), hours: Number(row?.hours ?? 0) };
}

export interface RecordFilter {
  meterId?: string | null;
  priceId?: string | null;
  from?: string | null;
  until?: string | null;
  before?: string | null;
}

/** The newest first. */
export async function newest(
  db: Db,
  userId: string,
  { meterId, priceId, from, until, before }: RecordFilter,
  limit: number,
): Promise<UsageRecordRow[]> {
  const rows = await db
    .selectFrom(records)
    .selectAll()
    .where("userId", "=", userId)
    .$if(Boolean(meterId), (q) => q.where("meterId", "=", meterId ?? ""))
    .$if(Boolean(priceId), (q) => q.where("priceId", "=", priceId ?? ""))
    .$if(Boolean(from), (q) => q.where("hour", ">=", from ?? ""))
    .$if(Boolean(until), (q) => q.where("hour", "<", until ?? ""))
    .$if(Boolean(before), (q) => q.where("id", "<", before ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(recordOf);
}

export async function sums(
  db: Db,
  userId: string,
  by: UsageGroupingText,
  from: string,
  until: string,
): Promise<{ key: string; amount: bigint; unpaid: bigint }[]> {
  const rows = await db
    .selectFrom(records)
    .select(({ fn, ref }) => [
      ref(by).as("key"),
      fn.sum<StoredMicros>("amount").as("amount"),
      fn.sum<StoredMicros>(sql`amount - gift - cash`).as("unpaid"),
    ])
    .where("userId", "=", userId)
    .where("hour", ">=", from)
    .where("hour", "<", until)
    .groupBy(by)
    .execute();
  return rows.map(({ key, amount, unpaid }) => ({ key, amount: micros(amount), unpaid: micros(unpaid) }));
}

/** What a person has paid for use, payment by payment. */
export async function paidFor(db: Db, userId: string): Promise<{ at: string; gift: bigint; cash: bigint }[]> {
  const rows = await db
    .selectFrom("ledger_statements")
    .select(["at", "gift", "cash"])
    .where("userId", "=", userId)
    .where("type", "=", "usage")
    .orderBy("no")
    .execute();
  return rows.map(({ at, gift, cash }) => ({ at, gift: -micros(gift), cash: -micros(cash) }));
}

/** What each meter used in each hour from one on. */
export async function hoursSince(
  db: Db,
  userId: string,
  from: string,
): Promise<{ hour: string; meterId: string; amount: bigint }[]> {
  const rows = await db
    .selectFrom(records)
    .select(({ fn }) => ["hour", "meterId", fn.sum<StoredMicros>("amount").as("amount")])
    .where("userId", "=", userId)
    .where("hour", ">=", from)
    .groupBy(["hour", "meterId"])
    .execute();
  return rows.map(({ hour, meterId, amount }) => ({ hour, meterId, amount: micros(amount) }));
}
