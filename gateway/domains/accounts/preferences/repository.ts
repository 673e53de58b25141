import type { ColumnType } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

export interface PreferenceTable {
  userId: string;
  key: string;
  /** The value under `value`, so that JSON's own texts and numbers are kept alike on both dialects. */
  held: ColumnType<{ value: unknown }, string, string>;
  updatedAt: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_preferences: PreferenceTable;
  }
}

export const migrations: Record<string, Step> = {
  "0120_accounts_preferences": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("accounts_preferences")
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("key", text, (c) => c.notNull())
      .addColumn("held", jsonType(dialect), (c) => c.notNull())
      .addColumn("updatedAt", text, (c) => c.notNull())
      .addPrimaryKeyConstraint("accounts_preferences_key", ["userId", "key"])
      .execute();
  },
};

export const read = async (db: Db, userId: string, key: string): Promise<unknown> =>
  (
    await db
      .selectFrom("accounts_preferences")
      .select("held")
      .where("userId", "=", userId)
      .where("key", "=", key)
      .executeTakeFirst()
  )?.held.value;

/** How many other keys the person has. */
export const countOthers = async (db: Db, userId: string, key: string): Promise<number> => {
  const { n } = await db
    .selectFrom("accounts_preferences")
    .select(({ fn }) => fn.countAll<number | string>().as("n"))
    .where("userId", "=", userId)
    .where("key", "!=", key)
    .executeTakeFirstOrThrow();
  return Number(n);
};

export const keep = async (
  db: Db,
  userId: string,
  key: string,
  value: unknown,
  updatedAt: string,
): Promise<void> => {
  const held = JSON.stringify({ value });
  await db
    .insertInto("accounts_preferences")
    .values({ userId, key, held, updatedAt })
    .onConflict((c) => c.columns(["userId", "key"]).doUpdateSet({ held, updatedAt }))
    .execute();
};

export const forget = async (db: Db, userId: string, key: string): Promise<void> => {
  await db.deleteFrom("accounts_preferences").where("userId", "=", userId).where("key", "=", key).execute();
};
