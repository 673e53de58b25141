import { sql } from "kysely";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

export const migrations: Record<string, Step> = {
  "0420_ledger_usage": async (db, dialect) => {
    const text = textType(dialect);
    const owned = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id"));
    await owned("ledger_meters")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("productId", text, (c) => c.notNull())
      .addColumn("spec", jsonType(dialect), (c) => c.notNull())
      .addColumn("startedAt", text, (c) => c.notNull())
      .addColumn("endedAt", text)
      .addColumn("ending", text)
      .addColumn("dueAt", text)
      .addColumn("successorId", text)
      .execute();
    await db.schema.createIndex("ledger_meters_user").on("ledger_meters").columns(["userId", "id"]).execute();
    await db.schema
      .createIndex("ledger_meters_due")
      .on("ledger_meters")
      .columns(["dueAt", "userId"])
      .where(sql.ref("dueAt"), "is not", null)
      .execute();
    await db.schema
      .createIndex("ledger_meters_budget")
      .on("ledger_meters")
      .column("endedAt")
      .where(sql<boolean>`ending = 'budget' and ${sql.ref("successorId")} is null`)
      .execute();
    await owned("ledger_usage_records")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("meterId", text, (c) => c.notNull().references("ledger_meters.id"))
      .addColumn("hour", text, (c) => c.notNull())
      .addColumn("priceId", text, (c) => c.notNull())
      .addColumn("seconds", "integer", (c) => c.notNull())
      .addColumn("amount", "bigint", (c) => c.notNull())
      .addColumn("gift", "bigint", (c) => c.notNull())
      .addColumn("cash", "bigint", (c) => c.notNull())
      .addCheckConstraint("ledger_usage_records_paid", sql`gift >= 0 and cash >= 0 and gift + cash <= amount`)
      .addUniqueConstraint("ledger_usage_records_once", ["meterId", "hour", "priceId"])
      .execute();
    const index = (name: string, columns: string[]) =>
      db.schema
        .createIndex(`ledger_usage_records_${name}`)
        .on("ledger_usage_records")
        .columns(["userId", ...columns]);
    await index("user", ["id"]).execute();
    await index("hour", ["hour"]).execute();
    await index("meter", ["meterId", "id"]).execute();
    await index("price", ["priceId", "id"]).execute();
    await index("unpaid", ["id"])
      .where(sql<boolean>`gift + cash < amount`)
      .execute();
    await db.schema
      .createTable("ledger_debts")
      .addColumn("userId", text, (c) => c.primaryKey().references("accounts_users.id"))
      .addColumn("stage", text, (c) => c.notNull())
      .addColumn("since", text)
      .addColumn("dueAt", text)
      .addColumn("unpaid", "bigint", (c) => c.notNull().check(sql`unpaid >= 0`))
      .addColumn("budget", "bigint")
      .addColumn("isHardStop", "boolean", (c) => c.notNull())
      .addColumn("alerted", "text", (c) => c.notNull())
      .execute();
    for (const [name, column, where] of [
      ["due", "dueAt", sql<boolean>`${sql.ref("dueAt")} is not null`],
      ["unpaid", "userId", sql<boolean>`unpaid > 0`],
    ] as const)
      await db.schema
        .createIndex(`ledger_debts_${name}`)
        .on("ledger_debts")
        .column(column)
        .where(where)
        .execute();
  },
  "0523_ledger_debts_month": async (db, dialect) => {
    const name = "ledger_debts";
    await db.schema.alterTable(name).addColumn("billMonth", textType(dialect)).execute();
    await db.schema
      .createIndex("ledger_debts_month")
      .on(name)
      .column("billMonth")
      .where(sql<boolean>`${sql.ref("billMonth")} is not null`)
      .execute();
  },
};
