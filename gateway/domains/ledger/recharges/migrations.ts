import { sql } from "kysely";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

const table = "ledger_recharges";

export const migrations: Record<string, Step> = {
  "0410_ledger_recharges": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("no", text, (c) => c.notNull().unique())
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id"))
      .addColumn("amount", "bigint", (c) => c.notNull())
      .addColumn("bonus", "bigint", (c) => c.notNull())
      .addColumn("isDoubled", "boolean", (c) => c.notNull())
      .addColumn("channel", text, (c) => c.notNull())
      .addColumn("status", text, (c) => c.notNull())
      .addColumn("payload", text)
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("expiresAt", text, (c) => c.notNull())
      .addColumn("paidAt", text)
      .addColumn("transactionId", text)
      .addColumn("confirmedBy", text)
      .execute();
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(`ledger_recharges_${name}`).on(table).columns(columns);
    await index("user", ["userId", "createdAt", "id"]).execute();
    await index("userStatus", ["userId", "status", "createdAt", "id"]).execute();
    await index("created", ["createdAt", "id"]).execute();
    await index("status", ["status", "channel", "createdAt", "id"]).execute();
    await index("due", ["expiresAt"]).where(sql.ref("status"), "=", "pending").execute();
    await db.schema
      .createTable("ledger_recharge_notices")
      .addColumn("channel", text, (c) => c.notNull())
      .addColumn("id", text, (c) => c.notNull())
      .addColumn("request", text, (c) => c.notNull())
      .addColumn("receivedAt", text, (c) => c.notNull())
      .addPrimaryKeyConstraint("ledger_recharge_notices_key", ["channel", "id"])
      .execute();
    await db.schema
      .createTable("ledger_recharge_numbers")
      .addColumn("day", text, (c) => c.primaryKey())
      .addColumn("n", "integer", (c) => c.notNull())
      .execute();
  },
  "0526_ledger_rechargePurpose": async (db, dialect) => {
    await db.schema.alterTable(table).addColumn("purpose", textType(dialect)).execute();
  },
};
