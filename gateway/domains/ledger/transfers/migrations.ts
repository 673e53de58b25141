import { sql } from "kysely";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

const table = "ledger_transfers";

export const migrations: Record<string, Step> = {
  "0420_ledger_transfers": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("fromId", text, (c) => c.notNull().references("accounts_users.id"))
      .addColumn("toId", text, (c) => c.notNull().references("accounts_users.id"))
      .addColumn("amount", "bigint", (c) => c.notNull())
      .addColumn("memo", text, (c) => c.notNull())
      .addColumn("status", text, (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("dueAt", text)
      .addColumn("key", text, (c) => c.notNull())
      .addColumn("request", text, (c) => c.notNull())
      .addUniqueConstraint("ledger_transfers_key", ["fromId", "key"])
      .execute();
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(`ledger_transfers_${name}`).on(table).columns(columns);
    await index("from", ["fromId", "createdAt", "id"]).execute();
    await index("to", ["toId", "createdAt", "id"]).execute();
    await index("created", ["createdAt", "id"]).execute();
    await index("due", ["dueAt"]).where(sql.ref("status"), "=", "held").execute();
    await db.schema
      .createTable("ledger_payee_checks")
      .addColumn("userId", text, (c) => c.primaryKey())
      .addColumn("hour", text, (c) => c.notNull())
      .addColumn("n", "integer", (c) => c.notNull())
      .execute();
  },
};
