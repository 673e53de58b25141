import type { ColumnType, Selectable } from "kysely";
import type { StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";

export const GoodType = {
  COUPON: "coupon",
  GIFT: "gift",
  PLAN_DAYS: "planDays",
  DOMAIN_SLOT: "domainSlot",
} as const;
export type GoodTypeText = (typeof GoodType)[keyof typeof GoodType];

export const GoodPeriod = { EVER: "ever", MONTH: "month" } as const;
export type GoodPeriodText = (typeof GoodPeriod)[keyof typeof GoodPeriod];

export const RedemptionState = { PENDING: "pending", FULFILLED: "fulfilled", FAILED: "failed" } as const;
export type RedemptionStateText = (typeof RedemptionState)[keyof typeof RedemptionState];

export interface GoodTable {
  id: string;
  version: number;
  type: GoodTypeText;
  title: string;
  line: string;
  costPoints: number;
  couponTemplateId: string | null;
  giftAmount: ColumnType<StoredMicros | null, bigint | null, bigint | null>;
  quantity: number | null;
  stock: number | null;
  taken: number;
  perUser: number | null;
  period: GoodPeriodText;
  from: string | null;
  to: string | null;
  isOpen: boolean;
}

export interface RedemptionTable {
  id: string;
  userId: string;
  goodId: string;
  points: number;
  state: RedemptionStateText;
  failure: string | null;
  /** Days or places that it brought. */
  quantity: number | null;
  /** What the days went to; null while they can still be used. */
  usedFor: string | null;
  at: string;
}

export type GoodRow = Selectable<GoodTable>;
export type RedemptionRow = Selectable<RedemptionTable>;
export type Offer = Omit<GoodRow, "giftAmount" | "taken"> & { giftAmount: bigint | null };

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ledger_goods: GoodTable;
    ledger_redemptions: RedemptionTable;
  }
}

const table = "ledger_goods";
const redemptions = "ledger_redemptions";

export const goodById = async (db: Db, id: string): Promise<GoodRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

export const goodsByIds = async (db: Db, ids: readonly string[]): Promise<GoodRow[]> =>
  ids.length === 0 ? [] : await db.selectFrom(table).selectAll().where("id", "in", ids).execute();

export const goods = async (db: Db): Promise<GoodRow[]> =>
  await db.selectFrom(table).selectAll().orderBy("costPoints").orderBy("id").limit(200).execute();

export const countGoods = async (db: Db): Promise<number> =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number | string>().as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  );

export const insertGood = async (db: Db, offer: Offer): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...offer, taken: 0 })
    .execute();
};

/** Writes an offer anew; false where it is not of the version any more. */
export const updateGood = async (db: Db, { id, version, ...offer }: Offer): Promise<boolean> =>
  (await db
    .updateTable(table)
    .set({ ...offer, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst()) !== undefined;

/** Counts one that is taken, and holds the good until the transaction ends; false where all are. */
export const takeOne = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .updateTable(table)
    .set((row) => ({ taken: row("taken", "+", 1) }))
    .where("id", "=", id)
    .where((row) => row.or([row("stock", "is", null), row("taken", "<", row.ref("stock"))]))
    .returning("id")
    .executeTakeFirst()) !== undefined;

export const putBack = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable(table)
    .set((row) => ({ taken: row("taken", "-", 1) }))
    .where("id", "=", id)
    .execute();
};

/** How many of a good somebody took since then. */
export const takenBy = async (
  db: Db,
  userId: string,
  goodId: string,
  since: string | null,
): Promise<number> => {
  let rows = db.selectFrom(redemptions).where("userId", "=", userId).where("goodId", "=", goodId);
  if (since !== null) rows = rows.where("at", ">=", since);
  const { n } = await rows
    .select(({ fn }) => fn.countAll<number | string>().as("n"))
    .where("state", "!=", "failed")
    .executeTakeFirstOrThrow();
  return Number(n);
};

export const insertRedemption = async (db: Db, row: RedemptionRow): Promise<void> => {
  await db.insertInto(redemptions).values(row).execute();
};

/** Ends a redemption that is under way; undefined where it is not any more. */
export const endRedemption = async (
  db: Db,
  id: string,
  end: Pick<RedemptionRow, "state" | "failure">,
): Promise<RedemptionRow | undefined> =>
  await db
    .updateTable(redemptions)
    .set(end)
    .where("id", "=", id)
    .where("state", "=", "pending")
    .returningAll()
    .executeTakeFirst();

export async function redemptionPage(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = db.selectFrom(redemptions).where("userId", "=", userId);
  const { n } = await rows
    .select(({ fn }) => fn.countAll<number | string>().as("n"))
    .executeTakeFirstOrThrow();
  const items = await rows
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { items, total: Number(n) };
}

/** What somebody got of a type and has not used for anything yet, the earliest first. */
export const unused = async (db: Db, userId: string, type: GoodTypeText): Promise<RedemptionRow[]> =>
  await db
    .selectFrom(redemptions)
    .innerJoin(table, `${table}.id`, `${redemptions}.goodId`)
    .selectAll(redemptions)
    .where(`${redemptions}.userId`, "=", userId)
    .where(`${redemptions}.state`, "=", "fulfilled")
    .where(`${redemptions}.usedFor`, "is", null)
    .where(`${table}.type`, "=", type)
    .orderBy(`${redemptions}.id`)
    .limit(500)
    .execute();

/** Uses what a redemption brought for something; false where it is used already. */
export const spendRedemption = async (db: Db, id: string, usedFor: string): Promise<boolean> =>
  (await db
    .updateTable(redemptions)
    .set({ usedFor })
    .where("id", "=", id)
    .where("usedFor", "is", null)
    .returning("id")
    .executeTakeFirst()) !== undefined;
