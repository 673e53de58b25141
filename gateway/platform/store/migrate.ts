import { sql, type Expression, type Kysely } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from "kysely/migration";
import { createBusinessTimeTable } from "./businessTime.ts";
import { createJobTable } from "./jobTable.ts";
import { createLeaseTables } from "./leases.ts";
import type { Dialect, Store } from "./database.ts";
import { createFileUses } from "./fileUses.ts";
import { addFacetsToIndexes } from "./listIndex.ts";
import { createRowNames } from "./rowNames.ts";
import { createSnapshotTables } from "./snapshots.ts";

/** One step of the store's shape; steps of all entities run in the order of their names. */
export type Step = (db: Kysely<unknown>, dialect: Dialect) => Promise<void>;

const platformSteps: Record<string, Step> = {
  "0000_list_counts": async (db) => {
    await db.schema
      .createTable("list_counts")
      .addColumn("tableName", "text", (c) => c.notNull())
      .addColumn("facet", "text", (c) => c.notNull())
      .addColumn("value", "text", (c) => c.notNull())
      .addColumn("n", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("version", "integer", (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint("list_counts_key", ["tableName", "facet", "value"])
      .execute();
  },
  "0001_sample_fills": async (db) => {
    await db.schema
      .createTable("sample_fills")
      .addColumn("name", "text", (c) => c.primaryKey())
      .addColumn("filledAt", "text", (c) => c.notNull())
      .execute();
  },
  "0002_idempotency_keys": async (db, dialect) => {
    await db.schema
      .createTable("idempotency_keys")
      .addColumn("holder", "text", (c) => c.notNull())
      .addColumn("key", "text", (c) => c.notNull())
      .addColumn("request", "text", (c) => c.notNull())
      .addColumn("answer", jsonType(dialect))
      .addColumn("expiresAt", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("idempotency_keys_key", ["holder", "key"])
      .execute();
    await db.schema
      .createIndex("idempotency_keys_expiresAt")
      .on("idempotency_keys")
      .column("expiresAt")
      .execute();
  },
  "0003_undo_entries": async (db, dialect) => {
    await db.schema
      .createTable("undo_entries")
      .addColumn("tokenHash", "text", (c) => c.primaryKey())
      .addColumn("holder", "text", (c) => c.notNull())
      .addColumn("tables", jsonType(dialect), (c) => c.notNull())
      .addColumn("usedAt", "text")
      .addColumn("expiresAt", "text", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("undo_entries_expiresAt").on("undo_entries").column("expiresAt").execute();
  },
  "0004_sample_snapshots": createSnapshotTables,
  "0005_rate_limits": async (db) => {
    await db.schema
      .createTable("rate_limits")
      .addColumn("key", "text", (c) => c.primaryKey())
      .addColumn("points", "integer", (c) => c.notNull())
      .addColumn("expiresAt", "text", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("rate_limits_expiresAt").on("rate_limits").column("expiresAt").execute();
  },
  "0006_file_uses": createFileUses,
  "0007_jobs": createJobTable,
  "0008_leases": createLeaseTables,
  "0009_business_time": createBusinessTimeTable,
  "0010_row_names": createRowNames,
  "0011_facets_in_indexes": addFacetsToIndexes,
};

/** Whether these steps ran already and no others; the migrator would look at every column of the store to say so. */
async function ranAlready({ db }: Store, names: string[]): Promise<boolean> {
  const query = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`;
  // A new store has no such table.
  const ran = await query.execute(db).then(
    ({ rows }) => rows,
    () => [],
  );
  return ran.length === names.length && ran.every(({ name }) => names.includes(name));
}

/**
 * Brings the store to the newest shape, each step once, under a lock that other processes wait for.
 * @param steps the entities' steps by name.
 * @param only the names of the steps to do; by default all.
 * @throws the error of the step that failed; steps before it stay.
 */
export async function migrate(
  store: Store,
  steps: Record<string, Step>,
  only?: readonly string[],
): Promise<void> {
  const all = { ...platformSteps, ...steps };
  const migrations = Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => only?.includes(name) ?? true)
      .map(([name, step]): [string, Migration] => [
        name,
        { up: (db: Kysely<unknown>) => step(db, store.dialect) },
      ]),
  );
  // Steps of an earlier entity may come later than those of another that ran already.
  const migrator = new Migrator({
    db: store.db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    allowUnorderedMigrations: true,
  });
  if (store.dialect === "postgres") await sql`create extension if not exists pg_trgm`.execute(store.db);
  if (await ranAlready(store, Object.keys(migrations))) return;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Adds a column that is never empty to a table that may hold rows: they get `initial`. */
export const addColumn = async (
  db: Kysely<unknown>,
  table: string,
  name: string,
  type: Expression<unknown>,
  initial: string,
): Promise<void> => {
  await db.schema
    .alterTable(table)
    .addColumn(name, type, (c) => c.notNull().defaultTo(initial))
    .execute();
};

/** A text column compared by code point on both dialects, whatever the server's language is. */
export const textType = (dialect: Dialect) => (dialect === "postgres" ? sql`text collate "C"` : sql`text`);

/** A JSON column: values go in and come out as JavaScript values. */
export const jsonType = (dialect: Dialect) => (dialect === "postgres" ? sql`jsonb` : sql`json`);

/** A whole-number key that the store gives out, never twice. */
export const serialKey = (dialect: Dialect) =>
  dialect === "postgres"
    ? sql`integer generated by default as identity primary key`
    : sql`integer primary key autoincrement`;
