import { sql } from "kysely";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export const migrations: Record<string, Step> = {
  "0480_ledger_goods": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("ledger_goods")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("type", text, (c) => c.notNull())
      .addColumn("title", text, (c) => c.notNull())
      .addColumn("line", text, (c) => c.notNull())
      .addColumn("costPoints", "integer", (c) => c.notNull())
      .addColumn("couponTemplateId", text, (c) => c.references("ledger_coupon_templates.id"))
      .addColumn("giftAmount", "bigint")
      .addColumn("quantity", "integer")
      .addColumn("stock", "integer")
      .addColumn("taken", "integer", (c) => c.notNull().check(sql`stock is null or taken <= stock`))
      .addColumn("perUser", "integer")
      .addColumn("period", text, (c) => c.notNull())
      .addColumn("from", text)
      .addColumn("to", text)
      .addColumn("isOpen", "boolean", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("ledger_redemptions")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("goodId", text, (c) => c.notNull().references("ledger_goods.id"))
      .addColumn("points", "integer", (c) => c.notNull())
      .addColumn("state", text, (c) => c.notNull())
      .addColumn("failure", text)
      .addColumn("quantity", "integer")
      .addColumn("usedFor", text)
      .addColumn("at", text, (c) => c.notNull())
      .execute();
    for (const columns of [
      ["userId", "at", "id"],
      ["userId", "goodId", "at"],
    ] as const)
      await db.schema
        .createIndex(`ledger_redemptions_${columns.join("_")}`)
        .on("ledger_redemptions")
        .columns([...columns])
        .execute();
  },
};
