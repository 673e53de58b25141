import { LRUCache } from "lru-cache";
import type { Store } from "./database.ts";

/** What the name of a value takes beside it, in such. */
const OF_A_NAME = 50;

/**
 * Keeps what was found in a store by name, for each store and transaction its own; what was used last stays.
 * @param most how many numbers, characters or things as small are kept of a store in all.
 * @param sizeOf how many a value has.
 * @returns what is kept of a store.
 */
export function perStore<Value extends object>(
  most: number,
  sizeOf: (value: Value) => number,
): (store: Pick<Store, "db">) => LRUCache<string, Value> {
  const all = new WeakMap<Store["db"], LRUCache<string, Value>>();
  return ({ db }) => {
    const known =
      all.get(db) ??
      new LRUCache<string, Value>({ maxSize: most, sizeCalculation: (value) => sizeOf(value) + OF_A_NAME });
    all.set(db, known);
    return known;
  };
}
