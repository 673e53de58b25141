import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

export const migrations: Record<string, Step> = {
  "0404_ledger_checks": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("ledger_checks")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("dueAt", text, (c) => c.notNull())
      .addColumn("at", text)
      .addColumn("actorId", text)
      .addColumn("isNightly", "boolean", (c) => c.notNull())
      .addColumn("transactions", "bigint", (c) => c.notNull())
      .addColumn("entries", "bigint", (c) => c.notNull())
      .addColumn("accounts", "bigint", (c) => c.notNull())
      .addColumn("problems", "bigint", (c) => c.notNull())
      .addColumn("findings", jsonType(dialect), (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("ledger_checks_nightly")
      .on("ledger_checks")
      .columns(["isNightly", "dueAt"])
      .execute();
  },
};
