import { sql } from "kysely";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";

/** Whether something waits for what another transaction holds; a store of one connection lets nobody in before its end. */
async function isWaitedFor({ db, dialect }: Store): Promise<boolean> {
  if (dialect === "sqlite" || process.env["TEST_POSTGRES_URL"] === undefined) return true;
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

/**
 * Does the work while a transaction that has changed something is not over; that goes on and ends once the work waits for it.
 * @param then what it does before it ends.
 */
export async function meanwhile<T>(
  store: Store,
  change: (db: Db) => Promise<unknown>,
  work: () => Promise<T>,
  then?: (db: Db) => Promise<unknown>,
): Promise<T> {
  const [changed, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const changing = inTransaction(store, async (db) => {
    await change(db);
    changed.resolve();
    await end.promise;
    await then?.(db);
  });
  await Promise.race([changed.promise, changing]);
  const working = work();
  for (let looks = 0; looks < 1_000 && !(await isWaitedFor(store)); looks += 1);
  end.resolve();
  await changing;
  return await working;
}
