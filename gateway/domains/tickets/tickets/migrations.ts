import { sql, type CreateTableBuilder } from "kysely";
import { createListIndexes } from "#gateway/platform/store/listIndex.ts";
import { jsonType, serialKey, textType, type Step } from "#gateway/platform/store/migrate.ts";

const table = "tickets_tickets";
const texts =
  "ticketNo userId requester category priority status subject openedAt dueFirst dueResolve lastAt createdAt updatedAt search desk promisedAt";
const textsOrNone = "assigneeId firstRespondedAt resolvedAt closedAt pausedAt ratingText escalatedAt dueAt";
const numbers = "pausedSeconds reopenCount unreadUser unreadStaff isWarned isOpen rank";
const numbersOrNone = "firstSeconds resolveSeconds rating mergedInto";

export const migrations: Record<string, Step> = {
  "0600_tickets_tickets": async (db, dialect) => {
    const text = textType(dialect);
    const creation: CreateTableBuilder<string> = db.schema.createTable(table);
    let columns = creation.addColumn("id", serialKey(dialect));
    for (const name of texts.split(" ")) columns = columns.addColumn(name, text, (c) => c.notNull());
    for (const name of textsOrNone.split(" ")) columns = columns.addColumn(name, text);
    for (const name of numbers.split(" ")) columns = columns.addColumn(name, "integer", (c) => c.notNull());
    for (const name of numbersOrNone.split(" ")) columns = columns.addColumn(name, "integer");
    await columns
      .addColumn("resource", jsonType(dialect))
      .addColumn("snapshot", jsonType(dialect))
      .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
      .execute();
    await db.schema.createIndex(`${table}_number`).unique().on(table).column("ticketNo").execute();
    await createListIndexes(db, dialect, table, {
      sorts: ["lastAt", "rank", "promisedAt"],
      facets: ["userId", "status", "category", "priority", "desk", "isOpen"],
      ties: "newest",
    });
    await sql.raw(`create index ${table}_due on ${table} ("dueAt") where "dueAt" is not null`).execute(db);
    await db.schema.createIndex(`${table}_next`).on(table).columns(["desk", "promisedAt", "id"]).execute();
    await db.schema.createIndex(`${table}_written`).on(table).columns(["createdAt", "id"]).execute();
    await db.schema
      .createTable("tickets_numbers")
      .addColumn("id", "integer", (c) => c.primaryKey())
      .addColumn("last", "integer", (c) => c.notNull())
      .execute();
  },
};
