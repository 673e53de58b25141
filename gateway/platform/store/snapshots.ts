import { sql, type ColumnType, type Kysely, type RawBuilder } from "kysely";
import type { Db, Dialect, Store, TableName } from "./database.ts";
import { lastNumber, setLastNumber } from "./numbering.ts";

/** A snapshot: all sample rows under a name. */
export interface SnapshotTable {
  name: string;
  createdAt: string;
  rows: number;
}

/** The rows of one table in a snapshot. */
export interface SnapshotPartTable {
  snapshot: string;
  tableName: string;
  /** The columns that the rows have, as a JSON list. */
  columns: string;
  /** The last number that the table's own numbering had given out; PostgreSQL reads it as text. */
  lastNumber: ColumnType<number | string, number, number>;
  /** The rows as a JSON list of objects. */
  content: string;
}

declare module "./database.ts" {
  interface Database {
    sample_snapshots: SnapshotTable;
    sample_snapshot_parts: SnapshotPartTable;
  }
}

/** Makes the tables of the snapshots. */
export async function createSnapshotTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sample_snapshots")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addColumn("rows", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("sample_snapshot_parts")
    .addColumn("snapshot", "text", (c) => c.notNull().references("sample_snapshots.name").onDelete("cascade"))
    .addColumn("tableName", "text", (c) => c.notNull())
    .addColumn("columns", "text", (c) => c.notNull())
    .addColumn("lastNumber", "bigint", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("sample_snapshot_parts_key", ["snapshot", "tableName"])
    .execute();
}

/** The columns of a table that are written, not worked out by the store. */
async function columnsOf({ db, dialect }: Store, table: TableName): Promise<string[]> {
  const { rows } = await (
    dialect === "sqlite"
      ? sql<{ name: string }>`select name from pragma_table_info(${table})`
      : sql<{ name: string }>`select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`
  ).execute(db);
  return rows.map(({ name }) => name);
}

/** All rows of a table as one JSON list, made by the database. */
function content(dialect: Dialect, table: TableName, columns: readonly string[]): RawBuilder<string> {
  const of = sql.table(table);
  if (dialect === "postgres")
    return sql`(select coalesce(jsonb_agg(to_jsonb(row_)), '[]')::text from ${of} as row_)`;
  return sql`(select json_group_array(json_object(${sql.join(columns.map((name) => sql`${sql.lit(name)}, ${sql.ref(name)}`))})) from ${of})`;
}

/** The rows of a part, as columns that can be inserted. */
function rowsOf(
  dialect: Dialect,
  table: TableName,
  columns: readonly string[],
  part: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (dialect === "postgres")
    return sql`select ${sql.join(columns.map((name) => sql.ref(name)))} from jsonb_populate_recordset(null::${sql.table(table)}, (${part})::jsonb)`;
  return sql`select ${sql.join(columns.map((name) => sql`value ->> ${sql.lit(`$."${name}"`)}`))} from json_each((${part}))`;
}

/**
 * Keeps all rows of the tables under the name, in the place of an earlier snapshot of the name.
 * @param check is given the size in characters before anything stands, and throws when it is too much.
 */
export async function saveSnapshot(
  store: Store,
  tables: readonly TableName[],
  snapshot: SnapshotTable,
  check: (size: number) => void,
): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    const inside = { ...store, db };
    await removeSnapshot(db, snapshot.name);
    await db.insertInto("sample_snapshots").values(snapshot).execute();
    for (const tableName of tables) {
      const columns = await columnsOf(inside, tableName);
      await db
        .insertInto("sample_snapshot_parts")
        .values({
          snapshot: snapshot.name,
          tableName,
          columns: JSON.stringify(columns),
          content: content(store.dialect, tableName, columns),
          lastNumber: columns.includes("id") ? await lastNumber(inside, tableName) : 0,
        })
        .execute();
    }
    const { size } = await db
      .selectFrom("sample_snapshot_parts")
      .where("snapshot", "=", snapshot.name)
      .select(sql<number | string | null>`sum(length(content))`.as("size"))
      .executeTakeFirstOrThrow();
    check(Number(size ?? 0));
  });
}

/**
 * Puts the rows of a snapshot in the place of all rows of the tables, with their ids and versions; the tables' numbering
 * goes on where it was. Tables that came after the snapshot are left empty.
 */
export async function restoreSnapshot(
  store: Store,
  tables: readonly TableName[],
  name: string,
): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    const inside = { ...store, db };
    for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
    for (const table of tables) {
      const part = db
        .selectFrom("sample_snapshot_parts")
        .where("snapshot", "=", name)
        .where("tableName", "=", table);
      const kept = await part.select(["columns", "lastNumber"]).executeTakeFirst();
      if (!kept) continue;
      const then: unknown = JSON.parse(kept.columns);
      const columns = (await columnsOf(inside, table)).filter(
        (column) => Array.isArray(then) && then.includes(column),
      );
      const rows = rowsOf(store.dialect, table, columns, sql`${part.select("content")}`);
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) ${rows}`.execute(
        db,
      );
      if (columns.includes("id")) await setLastNumber(inside, table, Number(kept.lastNumber));
    }
  });
}

/** The snapshots of the store, newest first. */
export const listSnapshots = async (db: Db): Promise<SnapshotTable[]> =>
  await db.selectFrom("sample_snapshots").selectAll().orderBy("createdAt", "desc").orderBy("name").execute();

/** The snapshot of this name. */
export const findSnapshot = async (db: Db, name: string): Promise<SnapshotTable | undefined> =>
  await db.selectFrom("sample_snapshots").selectAll().where("name", "=", name).executeTakeFirst();

/** Removes a snapshot and says whether it was there. */
export async function removeSnapshot(db: Db, name: string): Promise<boolean> {
  await db.deleteFrom("sample_snapshot_parts").where("snapshot", "=", name).execute();
  const { numDeletedRows } = await db
    .deleteFrom("sample_snapshots")
    .where("name", "=", name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
