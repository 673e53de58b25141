import { sql } from "kysely";
import type { Store } from "./database.ts";
import { lastNumber } from "./numbering.ts";
import { tablesOf, type StoredTable } from "./tables.ts";

/** The form of the lines; it grows when an older gateway could not read them. */
export const FORMAT = 1;

const AT_ONCE = 500;

/** The steps that brought the store to its shape; none where it is new. */
export async function stepsOf({ db }: Store): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** All rows of a table, some at a time; within a transaction. */
async function* rowsOf({ db, dialect }: Store, { name, columns }: StoredTable) {
  if (dialect === "sqlite") {
    yield* db
      .selectFrom(sql<Record<string, unknown>>`${sql.table(name)}`.as("stored"))
      .selectAll()
      .stream();
    return;
  }
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  await sql`declare stored no scroll cursor for select ${names} from ${sql.table(name)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(AT_ONCE)} from stored`.execute(db);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close stored`.execute(db);
}

const written = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;

/**
 * Everything that a store keeps, as lines of JSON: what it is, then each table and its rows, then how many rows there
 * were. It is as of one moment, also while the store is written to, and fits both dialects. Secrets stay sealed: they are
 * read with the same `SECRET_KEY` only.
 * @param createdAt when it is made.
 */
export async function* backupOf(store: Store, createdAt: string): AsyncGenerator<string> {
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;
  const transaction = await store.db.startTransaction().setIsolationLevel("repeatable read").execute();
  const inside = { ...store, db: transaction };
  try {
    let count = 0;
    yield line({ berth: FORMAT, createdAt, steps: await stepsOf(inside) });
    for (const table of await tablesOf(inside)) {
      const { name, columns } = table;
      const last = columns.some((column) => column.name === "id") ? await lastNumber(inside, name) : 0;
      yield line({ table: name, columns: columns.map((column) => column.name), last });
      for await (const row of rowsOf(inside, table)) {
        yield line(columns.map((column) => written(row[column.name])));
        count += 1;
      }
    }
    yield line({ end: count });
  } finally {
    await transaction.rollback().execute();
  }
}
