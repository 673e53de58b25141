import type { Db } from "#gateway/platform/store/database.ts";

/** The coupons of which somebody was told that they expire. */
export interface CouponWarningTable {
  couponId: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ledger_coupon_warnings: CouponWarningTable;
  }
}

const untold = (db: Db) =>
  db
    .selectFrom("ledger_coupons as c")
    .leftJoin("ledger_coupon_warnings as w", "w.couponId", "c.id")
    .where("c.state", "=", "available")
    .where("w.couponId", "is", null)
    .orderBy("c.expiresAt");

/** When the next coupon expires of which nobody was told. */
export const nextUntold = async (db: Db): Promise<string | null> =>
  (await untold(db).select("c.expiresAt").limit(1).executeTakeFirst())?.expiresAt ?? null;

/** Takes the coupons that expire until then, each once. */
export async function takeUntold(db: Db, until: string, limit: number) {
  const due = await untold(db)
    .innerJoin("ledger_coupon_templates as t", "t.id", "c.templateId")
    .select(["c.id", "c.userId", "c.claimedAt", "c.expiresAt", "t.title"])
    .where("c.expiresAt", "<=", until)
    .limit(limit)
    .execute();
  if (due.length > 0)
    await db
      .insertInto("ledger_coupon_warnings")
      .values(due.map(({ id }) => ({ couponId: id })))
      .execute();
  return due;
}
