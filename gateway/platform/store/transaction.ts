import type { Db, Store } from "./database.ts";

/** Runs the work in a transaction: the one that is open already, or a new one. Only the database may be awaited within. */
export async function inTransaction<T>({ db }: Pick<Store, "db">, work: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? await work(db) : await db.transaction().execute(work);
}
