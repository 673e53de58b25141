import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, SqliteDialect, type CompiledQuery, type SqliteDatabase, type SqliteStatement } from "kysely";
import { createTally, observe, type Tally } from "#gateway/platform/metrics/tally.ts";
import { scope } from "#gateway/platform/scope.ts";
import type { Database, Store } from "./database.ts";
import { bind, readers } from "./sqliteValues.ts";
import { COUNTERS, preparer, type TableUses } from "./tableUses.ts";
import { keepVersions, type KeptVersions } from "./tableVersions.ts";

type Prepared = ReturnType<ReturnType<typeof preparer>>;

/**
 * @param used is told before each run.
 * @param times counts the runs.
 */
function statement(
  { prepared }: Prepared,
  used: (parameters: readonly unknown[]) => void,
  times: Tally,
): SqliteStatement {
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
      used(parameters);
      const began = performance.now();
      const rows = prepared.all(...parameters.map(bind));
      observe(times, (performance.now() - began) / 1_000);
      return typed.length > 0 ? rows.map(given) : rows;
    },
    run: (parameters) => {
      used(parameters);
      const began = performance.now();
      const done = prepared.run(...parameters.map(bind));
      observe(times, (performance.now() - began) / 1_000);
      return done;
    },
    iterate: function* (parameters) {
      used(parameters);
      for (const row of prepared.iterate(...parameters.map(bind))) yield given(row);
    },
  };
}

/**
 * How a transaction begins on a file that several processes write to: it waits for its turn at once. One that has read would
 * be refused its first write where another process has written since.
 */
const BEGIN = "begin immediate";

/** Node's SQLite as Kysely expects it: booleans and JSON by the declared column type, statements kept prepared. */
function adapt(
  database: DatabaseSync,
  versions: KeptVersions,
  isShared: boolean,
  times: Tally,
): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  const prepare = preparer(database);
  const use = ({ reads, writes, shapes, isSettled }: TableUses, parameters: readonly unknown[]): void => {
    if (shapes) {
      versions.changed(null);
      kept.clear();
    } else if (writes.size > 0) versions.changed(writes);
    const recording = scope.getStore()?.recording;
    if (!recording) return;
    if (!isSettled) recording.refuse();
    recording.read(versions, reads);
    if (reads.has(COUNTERS)) {
      const names = parameters.filter((one) => typeof one === "string");
      if (names.length > 0) recording.read(versions, names);
      else recording.refuse();
    }
  };
  return {
    close: () => database.close(),
    prepare: (sql) => {
      let known = kept.get(sql);
      if (!known) {
        if (kept.size >= 500) kept.clear();
        const prepared = prepare(sql === "begin" && isShared ? BEGIN : sql);
        known = statement(prepared, (parameters) => use(prepared.uses, parameters), times);
        kept.set(sql, known);
      }
      return known;
    },
  };
}

/**
 * Opens a SQLite store, making the file and its folder where they are missing.
 * @param path a file, or `:memory:` for a store that ends with the process.
 * @param image gives what a new store begins with, where there is something; see `sqliteImage`.
 * @throws Node's SQLite error, with `errcode` 26 or 11 when the file is damaged or not a database.
 */
export function openSqlite(path: string, image?: () => Uint8Array | undefined): Store {
  const database = openDatabase(path, image);
  return storeOf(database, path !== ":memory:");
}

/** A prepared store in memory as bytes, to open copies of it with: quicker than preparing each of them. */
export async function sqliteImage(prepare: (store: Store) => Promise<void>): Promise<Uint8Array> {
  const database = openDatabase(":memory:");
  const store = storeOf(database, false);
  try {
    await prepare(store);
    return database.serialize();
  } finally {
    await store.close();
  }
}

/** Makes the file of a new store out of an image, whole or not at all; what is there stays, also when another process was faster. */
function begin(path: string, image: Uint8Array): void {
  const whole = `${path}.${process.pid}.new`;
  try {
    writeFileSync(whole, image, { flush: true });
    linkSync(whole, path);
  } catch {
    // Where a file cannot be linked, the store is made step by step.
  } finally {
    rmSync(whole, { force: true });
  }
}

function openDatabase(path: string, imageOf?: () => Uint8Array | undefined): DatabaseSync {
  const memory = path === ":memory:";
  if (!memory) mkdirSync(dirname(path), { recursive: true });
  // A log that was left behind would be played into a file that is not its own.
  const isNew = memory || !["", "-wal", "-journal"].some((end) => existsSync(path + end));
  const image = isNew ? imageOf?.() : undefined;
  if (image && !memory) begin(path, image);
  const database = new DatabaseSync(path, { timeout: 5_000 });
  try {
    if (image && memory) database.deserialize(image);
    database.exec(`pragma foreign_keys = on; pragma temp_store = memory; pragma cache_size = -16384;
      ${memory ? "" : "pragma journal_mode = wal; pragma synchronous = full;"}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function storeOf(database: DatabaseSync, isShared: boolean): Store {
  const dataVersion = isShared ? database.prepare("pragma data_version") : null;
  const versions = keepVersions(
    () => database.isTransaction,
    () => Number(dataVersion?.get()?.["data_version"] ?? 0),
  );
  const statements = createTally();
  const adapted = adapt(database, versions, isShared, statements);
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: adapted }) });
  const [begin, commit] = [database.prepare("begin"), database.prepare("commit")];
  const rows = ({ sql, parameters }: CompiledQuery): unknown[] => adapted.prepare(sql).all(parameters);
  return {
    db,
    dialect: "sqlite",
    // There is one connection: what another caller has not committed must not be seen.
    peek: (extent, work) => {
      if (database.isTransaction) return null;
      if (extent === "statement") return { value: work(rows) };
      begin.run();
      try {
        return { value: work(rows) };
      } finally {
        commit.run();
      }
    },
    versions,
    statements,
    close: () => db.destroy(),
  };
}
