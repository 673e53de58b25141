import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

export const migrations: Record<string, Step> = {
  "0662_charts_releases": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("charts_releases")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("ownerId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("chartId", "integer", (c) => c.notNull().references("charts_charts.id").onDelete("cascade"))
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("taken", text)
      .addColumn("status", text, (c) => c.notNull())
      .addColumn("reason", text, (c) => c.notNull())
      .addColumn("isInCluster", "integer", (c) => c.notNull())
      .addColumn("revisions", jsonType(dialect), (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("updatedAt", text, (c) => c.notNull())
      .addUniqueConstraint("charts_releases_ownerId_taken", ["ownerId", "taken"])
      .execute();
    await db.schema
      .createIndex("charts_releases_chart")
      .on("charts_releases")
      .columns(["chartId", "ownerId", "id"])
      .execute();
  },
};
