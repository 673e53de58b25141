import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

/** What the engines keep in the gateway's own store. */
export const migrations: Record<string, Step> = {
  "0550_hosting_engine_installation": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("hosting_engine_installation")
      .addColumn("name", text, (c) => c.primaryKey())
      .addColumn("id", text, (c) => c.notNull())
      .execute();
  },
  "0551_hosting_engine_simulated": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("hosting_engine_workloads")
      .addColumn("gateway", text, (c) => c.notNull())
      .addColumn("appId", text, (c) => c.notNull())
      .addColumn("revision", "integer", (c) => c.notNull())
      .addColumn("workload", jsonType(dialect), (c) => c.notNull())
      .addPrimaryKeyConstraint("hosting_engine_workloads_key", ["gateway", "appId", "revision"])
      .execute();
    await db.schema
      .createTable("hosting_engine_pods")
      .addColumn("name", text, (c) => c.primaryKey())
      .addColumn("gateway", text, (c) => c.notNull())
      .addColumn("appId", text, (c) => c.notNull())
      .addColumn("revision", "integer", (c) => c.notNull())
      .addColumn("slot", "integer", (c) => c.notNull())
      .addColumn("generation", "integer", (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("killedAt", text)
      .addColumn("removedAt", text)
      .execute();
    await db.schema
      .createIndex("hosting_engine_pods_appId")
      .on("hosting_engine_pods")
      .columns(["gateway", "appId", "revision"])
      .execute();
    await db.schema
      .createTable("hosting_engine_volumes")
      .addColumn("gateway", text, (c) => c.notNull())
      .addColumn("appId", text, (c) => c.notNull())
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("sizeBytes", "bigint", (c) => c.notNull())
      .addColumn("files", jsonType(dialect), (c) => c.notNull())
      .addPrimaryKeyConstraint("hosting_engine_volumes_key", ["gateway", "appId", "name"])
      .execute();
  },
};
