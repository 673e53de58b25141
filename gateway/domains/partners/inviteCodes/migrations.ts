import { sql } from "kysely";
import { addColumn, textType, type Step } from "#gateway/platform/store/migrate.ts";

export const migrations: Record<string, Step> = {
  "0498_partners_invite_codes": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("partners_invite_codes")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("ownerId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("code", text, (c) => c.notNull())
      .addColumn("codeKey", text, (c) => c.notNull().unique())
      .addColumn("channel", text, (c) => c.notNull())
      .addColumn("state", text, (c) => c.notNull())
      .addColumn("maxUses", "integer")
      .addColumn("used", "integer", (c) =>
        c.notNull().check(sql`${sql.ref("maxUses")} is null or used <= ${sql.ref("maxUses")}`),
      )
      .addColumn("visits", "integer", (c) => c.notNull())
      .addColumn("expiresAt", text)
      .addColumn("createdAt", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("partners_invite_codes_owner")
      .on("partners_invite_codes")
      .columns(["ownerId", "id"])
      .execute();
    await db.schema
      .createIndex("partners_invite_codes_expiry")
      .on("partners_invite_codes")
      .column("expiresAt")
      .where(sql.ref("state"), "=", sql.lit("active"))
      .execute();
    await db.schema
      .createTable("partners_invite_relations")
      .addColumn("inviteeId", text, (c) => c.primaryKey().references("accounts_users.id").onDelete("cascade"))
      .addColumn("inviterId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("codeId", text, (c) => c.notNull())
      .addColumn("boundAt", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("partners_invite_relations_inviter")
      .on("partners_invite_relations")
      .columns(["inviterId", "boundAt"])
      .execute();
  },
  "0501_partners_invite_relations_states": async (db, dialect) => {
    const text = textType(dialect);
    const table = "partners_invite_relations";
    await addColumn(db, table, "state", text, "bound");
    for (const name of ["addressHash", "discountOrderNo", "reason", "decidedBy", "decidedAt"])
      await db.schema.alterTable(table).addColumn(name, text).execute();
    await db.schema
      .createIndex("partners_invite_relations_state")
      .on(table)
      .columns(["state", "boundAt"])
      .execute();
    await db.schema
      .createTable("partners_invite_days")
      .addColumn("codeId", text, (c) => c.notNull())
      .addColumn("day", text, (c) => c.notNull())
      .addColumn("visits", "integer", (c) => c.notNull())
      .addColumn("signups", "integer", (c) => c.notNull())
      .addColumn("paid", "integer", (c) => c.notNull())
      .addPrimaryKeyConstraint("partners_invite_days_key", ["codeId", "day"])
      .execute();
    await db.schema
      .createTable("partners_buyers")
      .addColumn("userId", text, (c) => c.primaryKey())
      .addColumn("firstPaidAt", text, (c) => c.notNull())
      .addColumn("cashOrders", "integer", (c) => c.notNull())
      .execute();
  },
};
