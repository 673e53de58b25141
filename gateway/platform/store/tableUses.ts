import { constants, type DatabaseSync, type StatementSync } from "node:sqlite";

/** What a statement does with the tables, its triggers and cascades counted in. */
export interface TableUses {
  reads: ReadonlySet<string>;
  writes: ReadonlySet<string>;
  /** Whether it may change the shape of the store, and with it what any other statement does. */
  shapes: boolean;
  /** Whether the tables alone say what it reads: not so with the time, with chance, and with the connection's own state. */
  isSettled: boolean;
}

const {
  SQLITE_DELETE,
  SQLITE_FUNCTION,
  SQLITE_INSERT,
  SQLITE_OK,
  SQLITE_PRAGMA,
  SQLITE_READ,
  SQLITE_RECURSIVE,
  SQLITE_SAVEPOINT,
  SQLITE_SELECT,
  SQLITE_TRANSACTION,
  SQLITE_UPDATE,
} = constants;

/**
 * The counters of the lists. Triggers change the counters of the table that they belong to and no others, so that whoever
 * reads them by a table's name depends on that table.
 */
export const COUNTERS = "list_counts";

const plain = new Set([SQLITE_SELECT, SQLITE_RECURSIVE, SQLITE_TRANSACTION, SQLITE_SAVEPOINT]);
const writing = new Set([SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE]);
const unsettled =
  /^(random|randomblob|changes|total_changes|last_insert_rowid|current_\w+|date|time|datetime|julianday|unixepoch|strftime|timediff)$/i;

/**
 * Prepares statements and learns from SQLite's own compiler what each does with which tables, so that nobody has to
 * say it by hand or guess it from the text.
 */
export function preparer(
  database: DatabaseSync,
): (sql: string) => { prepared: StatementSync; uses: TableUses } {
  let noted: { reads: Set<string>; writes: Set<string>; shapes: boolean; isSettled: boolean } | null = null;
  database.setAuthorizer((action, first, second, _database, trigger) => {
    if (!noted || plain.has(action)) return SQLITE_OK;
    if (action === SQLITE_READ) noted.reads.add(String(first));
    else if (writing.has(action)) {
      if (first !== COUNTERS || trigger === null) noted.writes.add(String(first));
    } else if (action === SQLITE_FUNCTION) noted.isSettled &&= !unsettled.test(String(second));
    // The search index asks for this one by itself.
    else if (action === SQLITE_PRAGMA) noted.isSettled &&= first === "data_version";
    else noted.shapes = true;
    return SQLITE_OK;
  });
  return (sql) => {
    const uses = { reads: new Set<string>(), writes: new Set<string>(), shapes: false, isSettled: true };
    noted = uses;
    try {
      const prepared = database.prepare(sql);
      // What answers rows makes nothing: a virtual table that it opens may say otherwise.
      uses.shapes &&= prepared.columns().length === 0;
      return { prepared, uses };
    } finally {
      noted = null;
    }
  };
}
