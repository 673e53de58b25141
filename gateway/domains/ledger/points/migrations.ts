import { sql } from "kysely";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

export const migrations: Record<string, Step> = {
  "0460_ledger_points": async (db, dialect) => {
    const text = textType(dialect);
    const ofUser = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"));
    await db.schema
      .createTable("ledger_points")
      .addColumn("userId", text, (c) => c.primaryKey().references("accounts_users.id").onDelete("cascade"))
      .addColumn("balance", "integer", (c) => c.notNull().check(sql`balance >= 0`))
      .addColumn("owed", "integer", (c) => c.notNull().check(sql`owed >= 0`))
      .execute();
    await ofUser("ledger_points_lots")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("points", "integer", (c) => c.notNull())
      .addColumn("remaining", "integer", (c) => c.notNull().check(sql`remaining >= 0`))
      .addColumn("expiresAt", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("ledger_points_lots_user")
      .on("ledger_points_lots")
      .columns(["userId", "expiresAt", "id"])
      .where(sql.ref("remaining"), ">", 0)
      .execute();
    await db.schema
      .createIndex("ledger_points_lots_expiry")
      .on("ledger_points_lots")
      .column("expiresAt")
      .where(sql.ref("remaining"), ">", 0)
      .execute();
    await ofUser("ledger_points_entries")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("delta", "integer", (c) => c.notNull())
      .addColumn("balanceAfter", "integer", (c) => c.notNull().check(sql`${sql.ref("balanceAfter")} >= 0`))
      .addColumn("reason", text, (c) => c.notNull())
      .addColumn("ref", text, (c) => c.notNull())
      .addColumn("lotExpiresAt", text)
      .addColumn("pieces", jsonType(dialect), (c) => c.notNull())
      .addColumn("at", text, (c) => c.notNull())
      .addUniqueConstraint("ledger_points_entries_once", ["userId", "reason", "ref"])
      .execute();
    for (const columns of [
      ["userId", "id"],
      ["userId", "delta", "id"],
      ["userId", "at"],
    ] as const)
      await db.schema
        .createIndex(`ledger_points_entries_${columns.join("_")}`)
        .on("ledger_points_entries")
        .columns([...columns])
        .execute();
    await ofUser("ledger_points_check_ins")
      .addColumn("day", text, (c) => c.notNull())
      .addColumn("streak", "integer", (c) => c.notNull())
      .addColumn("points", "integer", (c) => c.notNull())
      .addColumn("isRepaired", "boolean", (c) => c.notNull())
      .addPrimaryKeyConstraint("ledger_points_check_ins_key", ["userId", "day"])
      .execute();
    await ofUser("ledger_points_marks")
      .addColumn("task", text, (c) => c.notNull())
      .addColumn("ref", text, (c) => c.notNull())
      .addPrimaryKeyConstraint("ledger_points_marks_key", ["userId", "task", "ref"])
      .execute();
  },
  "0524_ledger_points_warnings": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("ledger_points_warnings")
      .addColumn("userId", text, (c) => c.primaryKey().references("accounts_users.id").onDelete("cascade"))
      .addColumn("until", text, (c) => c.notNull())
      .execute();
  },
};
