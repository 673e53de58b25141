import { LRUCache } from "lru-cache";
import type { Store } from "./database.ts";

/**
 * Keeps what was found in a store by name, for each store and transaction its own.
 * @param max how many are kept of a store; those used last.
 * @returns what is kept of a store.
 */
export function perStore<Value extends object>(
  max: number,
): (store: Pick<Store, "db">) => LRUCache<string, Value> {
  const all = new WeakMap<Store["db"], LRUCache<string, Value>>();
  return ({ db }) => {
    const known = all.get(db) ?? new LRUCache<string, Value>({ max });
    all.set(db, known);
    return known;
  };
}
