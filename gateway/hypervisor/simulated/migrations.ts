import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

/** What the simulated hypervisor keeps in the gateway's own store. */
export const migrations: Record<string, Step> = {
  "0640_machines_simulated": async (db, dialect) => {
    const text = textType(dialect);
    const json = jsonType(dialect);
    await db.schema
      .createTable("machines_simulated_guests")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("isRescued", "integer", (c) => c.notNull())
      .addColumn("startedAt", text)
      .addColumn("bornAt", text, (c) => c.notNull())
      .addColumn("token", text, (c) => c.notNull())
      .addColumn("job", text, (c) => c.notNull())
      .addColumn("begunAt", text, (c) => c.notNull())
      .addColumn("outcome", json)
      .addColumn("snapshots", json, (c) => c.notNull())
      .execute();
  },
};
