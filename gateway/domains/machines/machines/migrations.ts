import { sql, type CreateTableBuilder } from "kysely";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

const table = "machines_machines";
const operations = "machines_operations";

export const migrations: Record<string, Step> = {
  "0641_machines_machines": async (db, dialect) => {
    const text = textType(dialect);
    let columns: CreateTableBuilder<string, string> = db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("ownerId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"));
    for (const name of "name hostname search regionId productId imageId state reasonMessage privateIp period stateAt createdAt updatedAt".split(
      " ",
    ))
      columns = columns.addColumn(name, text, (c) => c.notNull());
    for (const name of "formerProductId task action target operationId heldState lock reason orderId settling expiresAt meterId until dueAt runningSince".split(
      " ",
    ))
      columns = columns.addColumn(name, text);
    for (const name of "loginPort bandwidthMbps isAutoRenewed isDeleteProtected isStocked writes version".split(
      " ",
    ))
      columns = columns.addColumn(name, "integer", (c) => c.notNull());
    for (const name of ["args", "disks", "rules", "keyPairIds"])
      columns = columns.addColumn(name, jsonType(dialect), (c) => c.notNull());
    await columns
      .addColumn("publicIp", text, (c) => c.notNull().unique())
      .addUniqueConstraint(`${table}_name`, ["ownerId", "name"])
      .execute();
    for (const name of ["state", "task", "dueAt"])
      await db.schema.createIndex(`${table}_${name}`).on(table).columns([name, "id"]).execute();
  },
  "0642_machines_operations": async (db, dialect) => {
    const text = textType(dialect);
    let columns: CreateTableBuilder<string, string> = db.schema
      .createTable(operations)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("machineId", text, (c) => c.notNull().references(`${table}.id`).onDelete("cascade"));
    for (const name of ["action", "status", "more", "startedAt"])
      columns = columns.addColumn(name, text, (c) => c.notNull());
    for (const name of ["actorId", "errorCode", "endedAt"]) columns = columns.addColumn(name, text);
    await columns.addColumn("progress", "integer", (c) => c.notNull()).execute();
    await db.schema
      .createIndex("machines_operations_machine")
      .on(operations)
      .columns(["machineId", "id"])
      .execute();
  },
  "0647_machines_warnings": async (db, dialect) => {
    await db.schema.alterTable(table).addColumn("warnAt", textType(dialect)).execute();
    await sql.raw(`create index ${table}_warn on ${table} ("warnAt") where "warnAt" is not null`).execute(db);
  },
};
