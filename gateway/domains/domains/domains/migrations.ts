import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

export const migrations: Record<string, Step> = {
  "0621_domains_domains": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("domains_domains")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("fqdn", text, (c) => c.notNull())
      .addColumn("displayName", text, (c) => c.notNull())
      .addColumn("suffix", text, (c) => c.notNull().references("domains_suffixes.suffix"))
      .addColumn("ownerId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("status", text, (c) => c.notNull())
      .addColumn("note", text, (c) => c.notNull())
      .addColumn("flaggedWord", text)
      .addColumn("expiresAt", text)
      .addColumn("dueAt", text)
      .addColumn("taken", text, (c) => c.unique())
      .addColumn("nameservers", jsonType(dialect), (c) => c.notNull())
      .addColumn("lock", "integer", (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .execute();
    for (const columns of [
      ["dueAt"],
      ["ownerId", "status", "fqdn"],
      ["status", "createdAt"],
      ["fqdn", "id"],
    ] as const)
      await db.schema
        .createIndex(`domains_domains_${columns.join("_")}`)
        .on("domains_domains")
        .columns([...columns])
        .execute();
  },
};
