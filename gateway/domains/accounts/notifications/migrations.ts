import { sql } from "kysely";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

const table = "accounts_notifications";
const settingTable = "accounts_notification_settings";

export const migrations: Record<string, Step> = {
  "0140_accounts_notifications": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("kind", text, (c) => c.notNull())
      .addColumn("tone", text, (c) => c.notNull())
      .addColumn("message", text)
      .addColumn("params", jsonType(dialect), (c) => c.notNull())
      .addColumn("title", text, (c) => c.notNull())
      .addColumn("text", text)
      .addColumn("link", text)
      .addColumn("progress", "integer")
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("readAt", text)
      .execute();
    await db.schema.createIndex("accounts_notifications_user").on(table).columns(["userId", "id"]).execute();
    await db.schema
      .createIndex("accounts_notifications_unread")
      .on(table)
      .columns(["userId", "kind"])
      .where(sql.ref("readAt"), "is", null)
      .execute();
    await db.schema
      .createIndex("accounts_notifications_running")
      .on(table)
      .columns(["userId", "kind"])
      .where(sql.ref("progress"), "<", 100)
      .execute();
    await db.schema
      .createTable(settingTable)
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("kind", text, (c) => c.notNull())
      .addColumn("shown", "boolean", (c) => c.notNull())
      .addColumn("told", "boolean", (c) => c.notNull())
      .addPrimaryKeyConstraint("accounts_notification_settings_key", ["userId", "kind"])
      .execute();
  },
  "0520_accounts_notifications_mailed": async (db) => {
    await db.schema
      .alterTable(settingTable)
      .addColumn("mailed", "boolean", (c) => c.notNull().defaultTo(false))
      .execute();
  },
};
