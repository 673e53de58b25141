import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

export const migrations: Record<string, Step> = {
  "0622_domains_zones": async (db, dialect) => {
    const text = textType(dialect);
    const json = jsonType(dialect);
    await db.schema
      .createTable("domains_zones")
      .addColumn("id", text, (c) => c.primaryKey().references("domains_domains.id").onDelete("cascade"))
      .addColumn("draft", json, (c) => c.notNull())
      .addColumn("served", json, (c) => c.notNull())
      .addColumn("applied", "integer", (c) => c.notNull())
      .addColumn("revision", "integer", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("domains_zone_versions")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("domainId", text, (c) => c.notNull().references("domains_domains.id").onDelete("cascade"))
      .addColumn("number", "integer", (c) => c.notNull())
      .addColumn("records", json, (c) => c.notNull())
      .addColumn("comment", text, (c) => c.notNull())
      .addColumn("authorId", text, (c) => c.notNull())
      .addColumn("added", "integer", (c) => c.notNull())
      .addColumn("changed", "integer", (c) => c.notNull())
      .addColumn("removed", "integer", (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addUniqueConstraint("domains_zone_versions_number", ["domainId", "number"])
      .execute();
  },
};
