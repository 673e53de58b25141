import { sql } from "kysely";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

export const migrations: Record<string, Step> = {
  "0470_ledger_coupons": async (db, dialect) => {
    const text = textType(dialect);
    const json = jsonType(dialect);
    let templates = db.schema
      .createTable("ledger_coupon_templates")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("title", text, (c) => c.notNull())
      .addColumn("kind", text, (c) => c.notNull())
      .addColumn("amount", "bigint")
      .addColumn("percentOff", "integer")
      .addColumn("minSpend", "bigint", (c) => c.notNull())
      .addColumn("maxDiscount", "bigint")
      .addColumn("firstOrderOnly", "boolean", (c) => c.notNull())
      .addColumn("total", "integer")
      .addColumn("claimed", "integer", (c) => c.notNull().check(sql`total is null or claimed <= total`))
      .addColumn("perUser", "integer", (c) => c.notNull())
      .addColumn("validDays", "integer")
      .addColumn("isOpen", "boolean", (c) => c.notNull())
      .addColumn("code", text, (c) => c.unique())
      .addColumn("folded", text, (c) => c.notNull());
    for (const name of ["claimFrom", "claimTo", "validTo"]) templates = templates.addColumn(name, text);
    for (const name of ["productTypes", "planIds", "kinds", "periods"])
      templates = templates.addColumn(name, json, (c) => c.notNull());
    await templates.execute();
    await db.schema
      .createTable("ledger_coupon_changes")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("templateId", text, (c) => c.notNull().references("ledger_coupon_templates.id"))
      .addColumn("actorId", text, (c) => c.notNull())
      .addColumn("fields", json, (c) => c.notNull())
      .addColumn("at", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("ledger_coupon_changes_template")
      .on("ledger_coupon_changes")
      .columns(["templateId", "id"])
      .execute();
    await db.schema
      .createTable("ledger_coupons")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("templateId", text, (c) => c.notNull().references("ledger_coupon_templates.id"))
      .addColumn("state", text, (c) => c.notNull())
      .addColumn("orderId", text, (c) => c.unique())
      .addColumn("revokeReason", text)
      .addColumn("isClaimed", "boolean", (c) => c.notNull())
      .addColumn("claimedAt", text, (c) => c.notNull())
      .addColumn("expiresAt", text, (c) => c.notNull())
      .execute();
    for (const columns of [
      ["userId", "state", "expiresAt"],
      ["userId", "expiresAt"],
      ["templateId", "userId"],
    ] as const)
      await db.schema
        .createIndex(`ledger_coupons_${columns.join("_")}`)
        .on("ledger_coupons")
        .columns([...columns])
        .execute();
    await db.schema
      .createIndex("ledger_coupons_expiry")
      .on("ledger_coupons")
      .column("expiresAt")
      .where(sql.ref("state"), "=", sql.lit("available"))
      .execute();
  },
  "0525_ledger_coupons_warnings": async (db, dialect) => {
    await db.schema
      .createTable("ledger_coupon_warnings")
      .addColumn("couponId", textType(dialect), (c) =>
        c.primaryKey().references("ledger_coupons.id").onDelete("cascade"),
      )
      .execute();
  },
};
