import { jsonType, serialKey, textType, type Step } from "#gateway/platform/store/migrate.ts";

export const migrations: Record<string, Step> = {
  "0661_charts_versions": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("charts_versions")
      .addColumn("id", serialKey(dialect))
      .addColumn("chartId", "integer", (c) => c.notNull().references("charts_charts.id").onDelete("cascade"))
      .addColumn("number", text, (c) => c.notNull())
      .addColumn("status", text, (c) => c.notNull())
      .addColumn("files", jsonType(dialect), (c) => c.notNull())
      .addColumn("size", "integer", (c) => c.notNull())
      .addColumn("errors", "integer", (c) => c.notNull())
      .addColumn("note", text, (c) => c.notNull())
      .addColumn("submittedAt", text)
      .addColumn("decidedAt", text)
      .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("updatedAt", text, (c) => c.notNull())
      .addUniqueConstraint("charts_versions_chartId_number", ["chartId", "number"])
      .execute();
  },
};
