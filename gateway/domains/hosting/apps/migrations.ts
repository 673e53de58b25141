import type { CreateTableBuilder } from "kysely";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

const table = "hosting_apps";

export const migrations: Record<string, Step> = {
  "0560_hosting_apps": async (db, dialect) => {
    const text = textType(dialect);
    const json = jsonType(dialect);
    let columns: CreateTableBuilder<string, string> = db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("ownerId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"));
    for (const name of [
      "name",
      "displayName",
      "search",
      "phase",
      "wish",
      "reasonMessage",
      "billing",
      "phaseAt",
      "createdAt",
      "updatedAt",
    ])
      columns = columns.addColumn(name, text, (c) => c.notNull());
    for (const name of [
      "icon",
      "reason",
      "reasonSince",
      "productId",
      "orderId",
      "expiresAt",
      "templateId",
      "deploymentId",
      "deploymentStatus",
      "meterId",
      "dueAt",
      "runningSince",
    ])
      columns = columns.addColumn(name, text);
    for (const name of [
      "replicas",
      "readyReplicas",
      "isAutoRenewed",
      "isDeleteProtected",
      "latestRevision",
      "lock",
      "version",
    ])
      columns = columns.addColumn(name, "integer", (c) => c.notNull());
    for (const name of ["tags", "spec", "sleep"]) columns = columns.addColumn(name, json, (c) => c.notNull());
    await columns
      .addColumn("currentRevision", "integer")
      .addColumn("host", text, (c) => c.notNull().unique())
      .addUniqueConstraint(`${table}_name`, ["ownerId", "name"])
      .execute();
    for (const name of ["phase", "dueAt", "orderId"])
      await db.schema.createIndex(`${table}_${name}`).on(table).columns([name, "id"]).execute();
  },
  "0581_hosting_idle": async (db, dialect) => {
    await db.schema.alterTable(table).addColumn("idleAt", textType(dialect)).execute();
    await db.schema.createIndex(`${table}_idleAt`).on(table).columns(["idleAt", "id"]).execute();
  },
  "0574_hosting_apps_teams": async (db, dialect) => {
    for (const name of ["teamId", "projectId"]) {
      await db.schema.alterTable(table).addColumn(name, textType(dialect)).execute();
      await db.schema.createIndex(`${table}_${name}`).on(table).columns([name, "id"]).execute();
    }
  },
};
