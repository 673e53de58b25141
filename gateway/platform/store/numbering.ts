import { sql } from "kysely";
import type { Store, TableName } from "./database.ts";
import { isTaken } from "./errors.ts";

const sequenceOf = async (store: Store, table: TableName): Promise<string | null> => {
  const { rows } = await sql<{
    name: string | null;
  }>`select pg_get_serial_sequence(${table}, 'id') as name`.execute(store.db);
  return rows[0]?.name ?? null;
};

/** The last number that the table's own numbering gave out, 0 when none yet. The table must have a column `id`. */
export async function lastNumber(store: Store, table: TableName): Promise<number> {
  if (store.dialect === "sqlite") {
    const { rows } = await sql<{
      seq: number;
    }>`select seq from sqlite_sequence where name = ${table}`.execute(store.db);
    return rows[0]?.seq ?? 0;
  }
  const sequence = await sequenceOf(store, table);
  if (!sequence) return 0;
  const { rows } = await sql<{
    last: number | string;
  }>`select case when is_called then last_value else 0 end as last from ${sql.raw(sequence)}`.execute(
    store.db,
  );
  return Number(rows[0]?.last ?? 0);
}

/** Lets the table's own numbering go on after `last`; a table that numbers nothing stays as it is with 0. */
export async function setLastNumber(store: Store, table: TableName, last: number): Promise<void> {
  if (store.dialect === "sqlite") {
    await sql`update sqlite_sequence set seq = ${last} where name = ${table}`.execute(store.db);
    // A table that never had a row has no line there yet.
    await sql`insert into sqlite_sequence (name, seq) select ${table}, ${last}
      where ${last} > 0 and not exists (select 1 from sqlite_sequence where name = ${table})`.execute(
      store.db,
    );
    return;
  }
  const sequence = await sequenceOf(store, table);
  if (sequence) await sql`select setval(${sequence}, ${Math.max(last, 1)}, ${last > 0})`.execute(store.db);
}

/**
 * Gives the next free number of a unique column (one more than the greatest) to the work that uses it up, and tries
 * again with another when somebody else was faster.
 * @param first the number of the first row of all.
 */
export async function withNextNumber<T>(
  { db, dialect }: Store,
  table: TableName,
  column: string,
  first: number,
  work: (next: number) => Promise<T>,
): Promise<T> {
  // PostgreSQL gives a whole transaction up for one failed statement, unless it can go back to before it.
  const stepBack = dialect === "postgres" && db.isTransaction;
  for (;;) {
    const {
      rows: [found],
    } = await sql<{
      last: number | null;
    }>`select max(${sql.ref(column)}) as last from ${sql.table(table)}`.execute(db);
    if (stepBack) await sql`savepoint numbering`.execute(db);
    try {
      return await work((found?.last ?? first - 1) + 1);
    } catch (error) {
      if (!isTaken(error, table, column)) throw error;
      if (stepBack) await sql`rollback to savepoint numbering`.execute(db);
    }
  }
}
