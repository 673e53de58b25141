import type { Kysely } from "kysely";
import type { BusinessTime } from "#gateway/platform/businessClock.ts";
import type { Db } from "./database.ts";

/** How far the business time is ahead; one row. */
export interface BusinessTimeTable {
  id: number;
  offset: number | string;
  standsAt: number | string | null;
}

declare module "./database.ts" {
  interface Database {
    business_time: BusinessTimeTable;
  }
}

/** Makes the table of the business time. */
export async function createBusinessTimeTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("business_time")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("offset", "bigint", (c) => c.notNull())
    .addColumn("standsAt", "bigint")
    .execute();
}

/** What is kept of the business time. */
export async function readBusinessTime(db: Db): Promise<BusinessTime> {
  const row = await db.selectFrom("business_time").selectAll().executeTakeFirst();
  return {
    offset: Number(row?.offset ?? 0),
    standsAt: row?.standsAt == null ? null : Number(row.standsAt),
  };
}

/** Keeps the business time. */
export const writeBusinessTime = async (db: Db, time: BusinessTime): Promise<void> => {
  await db
    .insertInto("business_time")
    .values({ id: 1, ...time })
    .onConflict((c) => c.column("id").doUpdateSet({ ...time }))
    .execute();
};
