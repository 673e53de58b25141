import { createListIndexes } from "#gateway/platform/store/listIndex.ts";
import { serialKey, textType, type Step } from "#gateway/platform/store/migrate.ts";

const table = "charts_charts";

export const migrations: Record<string, Step> = {
  "0660_charts_charts": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", serialKey(dialect))
      .addColumn("ownerId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("owner", text, (c) => c.notNull())
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("description", text, (c) => c.notNull())
      .addColumn("number", text, (c) => c.notNull())
      .addColumn("status", text, (c) => c.notNull())
      .addColumn("published", text)
      .addColumn("search", text, (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("updatedAt", text, (c) => c.notNull())
      .addUniqueConstraint("charts_charts_ownerId_name", ["ownerId", "name"])
      .execute();
    await createListIndexes(db, dialect, table, {
      sorts: ["name", "updatedAt"],
      facets: ["ownerId", "status"],
      ties: "newest",
    });
  },
};
