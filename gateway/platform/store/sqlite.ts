import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync, type SQLInputValue } from "node:sqlite";
import { Kysely, SqliteDialect, type CompiledQuery, type SqliteDatabase, type SqliteStatement } from "kysely";
import type { Database, Store } from "./database.ts";

/** How a value read from a column of this declared type is given out. */
const readers: Record<string, (value: unknown) => unknown> = {
  BOOLEAN: (value) => (value === null ? null : value === 1),
  JSON: (value) => (typeof value === "string" ? JSON.parse(value) : value),
};

/** How a value is bound: what SQLite has no type for, in the form the readers know. */
function bind(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "bigint" ||
    value instanceof Uint8Array
  )
    return value;
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(value);
}

function statement(prepared: StatementSync): SqliteStatement {
  const columns = prepared.columns();
  const typed = columns.flatMap(({ name, type }) => {
    const read = readers[type?.toUpperCase() ?? ""];
    return read ? [[name, read] as const] : [];
  });
  const given = (row: Record<string, unknown>) => {
    for (const [name, read] of typed) row[name] = read(row[name]);
    return row;
  };
  return {
    reader: columns.length > 0,
    all: (parameters) => {
      const rows = prepared.all(...parameters.map(bind));
      return typed.length > 0 ? rows.map(given) : rows;
    },
    run: (parameters) => prepared.run(...parameters.map(bind)),
    iterate: function* (parameters) {
      for (const row of prepared.iterate(...parameters.map(bind))) yield given(row);
    },
  };
}

/** Node's SQLite as Kysely expects it: booleans and JSON by the declared column type, statements kept prepared. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      let known = kept.get(sql);
      if (!known) {
        if (kept.size >= 500) kept.clear();
        known = statement(database.prepare(sql));
        kept.set(sql, known);
      }
      return known;
    },
  };
}

/**
 * Opens a SQLite store, making the file and its folder where they are missing.
 * @param path a file, or `:memory:` for a store that ends with the process.
 * @param image what a store in memory begins with; see `sqliteImage`.
 * @throws Node's SQLite error, with `errcode` 26 or 11 when the file is damaged or not a database.
 */
export function openSqlite(path: string, image?: Uint8Array): Store {
  const database = openDatabase(path, image);
  return storeOf(database);
}

/** A prepared store in memory as bytes, to open copies of it with: quicker than preparing each of them. */
export async function sqliteImage(prepare: (store: Store) => Promise<void>): Promise<Uint8Array> {
  const database = openDatabase(":memory:");
  const store = storeOf(database);
  try {
    await prepare(store);
    return database.serialize();
  } finally {
    await store.close();
  }
}

function openDatabase(path: string, image?: Uint8Array): DatabaseSync {
  const memory = path === ":memory:";
  if (!memory) mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: 5_000 });
  try {
    if (image) database.deserialize(image);
    database.exec(`pragma foreign_keys = on; pragma temp_store = memory; pragma cache_size = -65536;
      ${memory ? "" : "pragma journal_mode = wal; pragma synchronous = full;"}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function storeOf(database: DatabaseSync): Store {
  const adapted = adapt(database);
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: adapted }) });
  return {
    db,
    dialect: "sqlite",
    // There is one connection: what another caller has not committed must not be seen.
    peek: <Row>({ sql, parameters }: CompiledQuery<Row>) =>
      database.isTransaction ? null : { row: adapted.prepare(sql).all(parameters)[0] as Row | undefined },
    close: () => db.destroy(),
  };
}
