import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export const migrations: Record<string, Step> = {
  "0561_hosting_pods": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("hosting_pods")
      .addColumn("name", text, (c) => c.primaryKey())
      .addColumn("appId", text, (c) => c.notNull().references("hosting_apps.id").onDelete("cascade"))
      .addColumn("revision", "integer", (c) => c.notNull())
      .addColumn("phase", text, (c) => c.notNull())
      .addColumn("isReady", "integer", (c) => c.notNull())
      .addColumn("restarts", "integer", (c) => c.notNull())
      .addColumn("isUnwanted", "integer", (c) => c.notNull())
      .addColumn("node", text)
      .addColumn("ip", text)
      .addColumn("image", text, (c) => c.notNull())
      .addColumn("exitCode", "integer")
      .addColumn("reason", text)
      .addColumn("message", text, (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("startedAt", text)
      .execute();
    await db.schema.createIndex("hosting_pods_app").on("hosting_pods").columns(["appId", "name"]).execute();
    await db.schema
      .createTable("hosting_events")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("appId", text, (c) => c.notNull().references("hosting_apps.id").onDelete("cascade"))
      .addColumn("pod", text)
      .addColumn("revision", "integer")
      .addColumn("type", text, (c) => c.notNull())
      .addColumn("what", text, (c) => c.notNull())
      .addColumn("message", text, (c) => c.notNull())
      .addColumn("count", "integer", (c) => c.notNull())
      .addColumn("firstAt", text, (c) => c.notNull())
      .addColumn("lastAt", text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex("hosting_events_app").on("hosting_events").columns(["appId", "id"]).execute();
    await db.schema
      .createTable("hosting_engine")
      .addColumn("id", "integer", (c) => c.primaryKey())
      .addColumn("lostAt", text)
      .execute();
  },
  "0576_hosting_pods_leaving": async (db, dialect) => {
    await db.schema.alterTable("hosting_pods").addColumn("leavingAt", textType(dialect)).execute();
  },
  "0577_hosting_events_reason": async (db, dialect) => {
    await db.schema.alterTable("hosting_events").addColumn("reason", textType(dialect)).execute();
  },
};
