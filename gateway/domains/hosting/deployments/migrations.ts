import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

export const migrations: Record<string, Step> = {
  "0562_hosting_deployments": async (db, dialect) => {
    const text = textType(dialect);
    const json = jsonType(dialect);
    await db.schema
      .createTable("hosting_revisions")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("appId", text, (c) => c.notNull().references("hosting_apps.id").onDelete("cascade"))
      .addColumn("number", "integer", (c) => c.notNull())
      .addColumn("snapshot", json, (c) => c.notNull())
      .addColumn("changes", json, (c) => c.notNull())
      .addColumn("cause", text, (c) => c.notNull())
      .addColumn("rollbackOf", "integer")
      .addColumn("comment", text, (c) => c.notNull())
      .addColumn("createdBy", text)
      .addColumn("isPinned", "integer", (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addUniqueConstraint("hosting_revisions_number", ["appId", "number"])
      .execute();
    await db.schema
      .createTable("hosting_deployments")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("appId", text, (c) => c.notNull().references("hosting_apps.id").onDelete("cascade"))
      .addColumn("ownerId", text, (c) => c.notNull())
      .addColumn("revision", "integer", (c) => c.notNull())
      .addColumn("previousRevision", "integer")
      .addColumn("kind", text, (c) => c.notNull())
      .addColumn("trigger", text, (c) => c.notNull())
      .addColumn("createdBy", text)
      .addColumn("status", text, (c) => c.notNull())
      .addColumn("steps", json, (c) => c.notNull())
      .addColumn("progress", "integer", (c) => c.notNull())
      .addColumn("errorCode", text)
      .addColumn("errorMessage", text, (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("startedAt", text)
      .addColumn("endedAt", text)
      .execute();
    for (const name of ["appId", "ownerId"])
      await db.schema
        .createIndex(`hosting_deployments_${name}`)
        .on("hosting_deployments")
        .columns([name, "id"])
        .execute();
  },
};
