import { sql } from "kysely";
import type { Db, Store, TableName } from "./database.ts";

/** Runs the work in a transaction: the one that is open already, or a new one. Only the database may be awaited within. */
export async function inTransaction<T>({ db }: Pick<Store, "db">, work: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? await work(db) : await db.transaction().execute(work);
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
