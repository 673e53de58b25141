import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

const table = "accounts_webhooks";
const deliveries = "accounts_webhook_deliveries";

export const migrations: Record<string, Step> = {
  "0521_accounts_webhooks": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("url", text, (c) => c.notNull())
      .addColumn("kinds", jsonType(dialect), (c) => c.notNull())
      .addColumn("isEnabled", "boolean", (c) => c.notNull())
      .addColumn("offReason", text)
      .addColumn("failingSince", text)
      .addColumn("secret", text, (c) => c.notNull())
      .addColumn("ending", text, (c) => c.notNull())
      .addColumn("formerSecret", text)
      .addColumn("formerUntil", text)
      .addColumn("createdAt", text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex(`${table}_user`).on(table).columns(["userId", "id"]).execute();
    await db.schema
      .createTable(deliveries)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("webhookId", text, (c) => c.notNull().references(`${table}.id`).onDelete("cascade"))
      .addColumn("eventId", text, (c) => c.notNull())
      .addColumn("type", text, (c) => c.notNull())
      .addColumn("kind", text)
      .addColumn("payload", text, (c) => c.notNull())
      .addColumn("status", text, (c) => c.notNull())
      .addColumn("attempts", "integer", (c) => c.notNull())
      .addColumn("responseCode", "integer")
      .addColumn("answer", text)
      .addColumn("failure", text)
      .addColumn("durationMs", "integer")
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("byHandAt", text)
      .addColumn("attemptedAt", text)
      .addColumn("nextAttemptAt", text)
      .addUniqueConstraint(`${deliveries}_once`, ["webhookId", "eventId"])
      .execute();
    await db.schema.createIndex(`${deliveries}_hook`).on(deliveries).columns(["webhookId", "id"]).execute();
    await db.schema.createIndex(`${deliveries}_created`).on(deliveries).column("createdAt").execute();
  },
};
