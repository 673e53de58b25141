import { sql } from "kysely";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export const migrations: Record<string, Step> = {
  "0490_ledger_gift_codes": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("ledger_gift_code_batches")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("title", text, (c) => c.notNull())
      .addColumn("amount", "bigint", (c) => c.notNull())
      .addColumn("expiresAt", text, (c) => c.notNull())
      .addColumn("createdBy", text, (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("ledger_gift_codes")
      .addColumn("codeHash", text, (c) => c.primaryKey())
      .addColumn("batchId", text, (c) => c.notNull().references("ledger_gift_code_batches.id"))
      .addColumn("state", text, (c) => c.notNull())
      .addColumn("expiresAt", text, (c) => c.notNull())
      .addColumn("userId", text)
      .addColumn("usedAt", text)
      .execute();
    await db.schema
      .createIndex("ledger_gift_codes_batch")
      .on("ledger_gift_codes")
      .columns(["batchId", "state"])
      .execute();
    await db.schema
      .createIndex("ledger_gift_codes_expiry")
      .on("ledger_gift_codes")
      .column("expiresAt")
      .where(sql.ref("state"), "=", sql.lit("unused"))
      .execute();
  },
};
