import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Db, Store } from "./database.ts";
import { inTransaction } from "./transaction.ts";

/** The most that are kept by one commit. */
const MOST = 64;

/** One that waits for the next commit. */
interface Waiting {
  /** Does the work and answers how its caller is told, once it is kept. */
  work: (db: Db) => Promise<() => void>;
  fail: (error: unknown) => void;
}

const queues = new WeakMap<Db, Waiting[]>();

/** Does one within a savepoint of its own: where it fails, only its own changes are taken back. */
async function doOne(db: Db, { work, fail }: Waiting): Promise<() => void> {
  await sql`savepoint grouped`.execute(db);
  try {
    const tell = await work(db);
    await sql`release grouped`.execute(db);
    return tell;
  } catch (error) {
    await sql`rollback to grouped`.execute(db);
    await sql`release grouped`.execute(db);
    return () => fail(error);
  }
}

async function doAll(db: Db, queue: Waiting[]): Promise<void> {
  while (queue.length > 0) {
    // Whoever has asked by now comes along.
    await setImmediate();
    const group = queue.slice(0, MOST);
    const tellings: (() => void)[] = [];
    try {
      await db.transaction().execute(async (within) => {
        for (const one of group) tellings.push(await doOne(within, one));
      });
      for (const tell of tellings) tell();
    } catch (error) {
      for (const { fail } of group) fail(error);
    }
    queue.splice(0, group.length);
  }
}

/**
 * Does the work in a transaction as `inTransaction` does, each wholly or not at all. SQLite has one writer, and waits for its
 * disk at every commit: there, those that ask at the same time share one, and each hears of it once all of them are kept.
 */
export async function inGroup<T>(
  { db, dialect }: Pick<Store, "db" | "dialect">,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (db.isTransaction || dialect === "postgres") return await inTransaction({ db }, work);
  const queue = queues.get(db) ?? [];
  queues.set(db, queue);
  const asCaller = AsyncLocalStorage.snapshot();
  return await new Promise<T>((resolve, reject) => {
    queue.push({
      work: (within) =>
        asCaller(async () => {
          const value = await work(within);
          return () => resolve(value);
        }),
      fail: reject,
    });
    if (queue.length === 1) void doAll(db, queue);
  });
}
