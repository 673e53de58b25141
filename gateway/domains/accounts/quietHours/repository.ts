import type { Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export interface QuietHoursTable {
  userId: string;
  /** `22:00`. */
  from: string;
  until: string;
  timeZone: string;
}

export type QuietHoursRow = Omit<Selectable<QuietHoursTable>, "userId">;

const table = "accounts_quiet_hours";

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_quiet_hours: QuietHoursTable;
  }
}

export const migrations: Record<string, Step> = {
  "0290_accounts_quiet_hours": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("userId", text, (c) => c.primaryKey().references("accounts_users.id").onDelete("cascade"))
      .addColumn("from", text, (c) => c.notNull())
      .addColumn("until", text, (c) => c.notNull())
      .addColumn("timeZone", text, (c) => c.notNull())
      .execute();
  },
};

export const ofUser = async (db: Db, userId: string): Promise<QuietHoursRow | undefined> =>
  await db
    .selectFrom(table)
    .select(["from", "until", "timeZone"])
    .where("userId", "=", userId)
    .executeTakeFirst();

export const keep = async (db: Db, userId: string, row: QuietHoursRow): Promise<void> => {
  await db
    .insertInto(table)
    .values({ userId, ...row })
    .onConflict((c) => c.column("userId").doUpdateSet(row))
    .execute();
};

export const forget = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom(table).where("userId", "=", userId).execute();
};
