import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export interface PasswordResetTable {
  tokenHash: string;
  userId: string;
  expiresAt: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_password_resets: PasswordResetTable;
  }
}

export const migrations: Record<string, Step> = {
  "0220_accounts_password_resets": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("accounts_password_resets")
      .addColumn("tokenHash", text, (c) => c.primaryKey())
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("expiresAt", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("accounts_password_resets_user")
      .on("accounts_password_resets")
      .column("userId")
      .execute();
  },
};

/** Adds a link, and removes those that are too old by now. */
export const insertReset = async (db: Db, row: PasswordResetTable, now: string): Promise<void> => {
  await db.deleteFrom("accounts_password_resets").where("expiresAt", "<=", now).execute();
  await db.insertInto("accounts_password_resets").values(row).execute();
};

/** Whether a link serves. */
export const serves = async (db: Db, tokenHash: string, now: string): Promise<boolean> =>
  (await db
    .selectFrom("accounts_password_resets")
    .select("userId")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .executeTakeFirst()) !== undefined;

/** Uses a link up, and answers whose it was; undefined where it is unknown, used or too old. */
export const takeReset = async (db: Db, tokenHash: string, now: string): Promise<string | undefined> =>
  (
    await db
      .deleteFrom("accounts_password_resets")
      .where("tokenHash", "=", tokenHash)
      .where("expiresAt", ">", now)
      .returning("userId")
      .executeTakeFirst()
  )?.userId;

/** Takes all links of an account away. */
export const removeResets = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom("accounts_password_resets").where("userId", "=", userId).execute();
};
