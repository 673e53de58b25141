import type { CreateTableBuilder } from "kysely";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

const table = "partners_withdrawals";

export const migrations: Record<string, Step> = {
  "0504_partners_withdrawals": async (db, dialect) => {
    const text = textType(dialect);
    const creation: CreateTableBuilder<string, string> = db.schema.createTable(table);
    let columns: CreateTableBuilder<string, string> = creation.addColumn("id", text, (c) => c.primaryKey());
    for (const name of ["userId", "method", "tail", "status", "createdAt", "key", "request"])
      columns = columns.addColumn(name, text, (c) => c.notNull());
    for (const name of ["sealed", "approvedBy", "approvedAt", "closedBy", "closedAt", "reason"])
      columns = columns.addColumn(name, text);
    await columns
      .addColumn("amount", "bigint", (c) => c.notNull())
      .addColumn("pieces", jsonType(dialect), (c) => c.notNull())
      .addUniqueConstraint(`${table}_key`, ["userId", "key"])
      .execute();
    const index = (name: string, of: string[]) =>
      db.schema.createIndex(`${table}_${name}`).on(table).columns(of);
    await index("user", ["userId", "createdAt", "id"]).execute();
    await index("status", ["status", "createdAt", "id"]).execute();
  },
};
