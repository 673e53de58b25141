import { sql } from "kysely";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export const migrations: Record<string, Step> = {
  "0502_partners_agents": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("partners_agents")
      .addColumn("userId", text, (c) => c.primaryKey().references("accounts_users.id").onDelete("cascade"))
      .addColumn("status", text, (c) => c.notNull())
      .addColumn("level", "integer", (c) => c.notNull())
      .addColumn("levelSince", text, (c) => c.notNull())
      .addColumn("owed", "bigint", (c) => c.notNull().check(sql`owed >= 0`))
      .addColumn("note", text, (c) => c.notNull())
      .addColumn("reason", text)
      .addColumn("appliedAt", text, (c) => c.notNull())
      .addColumn("decidedBy", text)
      .addColumn("decidedAt", text)
      .addColumn("nextReviewAt", text)
      .execute();
    await db.schema
      .createIndex("partners_agents_status")
      .on("partners_agents")
      .columns(["status", "appliedAt", "userId"])
      .execute();
    await db.schema
      .createIndex("partners_agents_review")
      .on("partners_agents")
      .column("nextReviewAt")
      .where(sql.ref("nextReviewAt"), "is not", null)
      .execute();
  },
};
