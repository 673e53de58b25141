import type { Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

/** A captcha that was solved and used: it serves no more. */
export interface CaptchaUseTable {
  hash: string;
  expiresAt: string;
}

const table = "accounts_captcha_uses";

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_captcha_uses: CaptchaUseTable;
  }
}

export const migrations: Record<string, Step> = {
  "0300_accounts_captcha_uses": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("hash", text, (c) => c.primaryKey())
      .addColumn("expiresAt", text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex("accounts_captcha_uses_expiresAt").on(table).column("expiresAt").execute();
  },
};

/** Notes a use, and forgets those of captchas that are too old by now; false where it was used before. */
export const use = async (db: Db, row: Selectable<CaptchaUseTable>, now: string): Promise<boolean> => {
  await db.deleteFrom(table).where("expiresAt", "<=", now).execute();
  return (
    (await db
      .insertInto(table)
      .values(row)
      .onConflict((c) => c.doNothing())
      .returning("hash")
      .executeTakeFirst()) !== undefined
  );
};
