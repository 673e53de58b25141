import type { AppError } from "#gateway/platform/errors.ts";
import type { Store, TableName } from "#gateway/platform/store/database.ts";

/** What no change of a table's rows may end, such as that somebody is an administrator. */
export interface Invariant {
  table: TableName;
  /** Lets nobody else change the rows until the transaction ends. */
  hold: (store: Store) => Promise<void>;
  holds: (store: Store) => Promise<boolean>;
  /** What is said of a change that would end it. */
  refusal: () => AppError;
}

/**
 * Does the work, and refuses it where it ends what held before; called within a transaction, which that takes back.
 * @throws {AppError} the invariant's refusal.
 */
export async function keepInvariant<T>(
  store: Store,
  { hold, holds, refusal }: Invariant,
  work: () => Promise<T>,
): Promise<T> {
  await hold(store);
  const held = await holds(store);
  const done = await work();
  if (held && !(await holds(store))) throw refusal();
  return done;
}
