import { sql } from "kysely";
import type { Db, Store, TableName } from "./database.ts";

/** Runs the work in a transaction: the one that is open already, or a new one. Only the database may be awaited within. */
export async function inTransaction<T>({ db }: Pick<Store, "db">, work: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? await work(db) : await db.transaction().execute(work);
}

/** How often what the database ended is tried, the first time included. */
const TRIES = 5;

/** Whether PostgreSQL ended a transaction so that others could go on: nothing of it was done, and it may be tried again. */
export const isAborted = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "40P01" || error.code === "40001");

/** Does work that begins a transaction of its own, and again where the database ended that so that others could go on. */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isAborted(error)) throw error;
    }
  }
}

/** Does something in a transaction of the gateway's own store: what it is given works within. */
export async function inHome<Context extends { home: Store }, T>(
  context: Context,
  work: (inside: Context) => Promise<T>,
): Promise<T> {
  return await inTransaction(
    context.home,
    async (db) => await work({ ...context, home: { ...context.home, db } }),
  );
}

/** Lets nobody else change a table's rows until the transaction ends; SQLite has one writer in any case. */
export async function holdTable(
  { db, dialect }: Pick<Store, "db" | "dialect">,
  table: TableName,
): Promise<void> {
  if (dialect === "postgres")
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db);
}
