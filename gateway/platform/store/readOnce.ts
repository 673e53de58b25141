import { LRUCache } from "lru-cache";
import type { Clock } from "#gateway/platform/clock.ts";
import { scope } from "#gateway/platform/scope.ts";
import type { Store } from "./database.ts";
import { record, type Recording } from "./recording.ts";
import type { TableVersions } from "./tableVersions.ts";

const KEPT_AT_MOST = 1_000;

/**
 * Reads something from a store once for as long as the tables stand that it was read from, whoever changes them; the
 * thousand used last are kept, and nothing is kept of what is not there.
 * @param read gives what belongs to a key; whoever is given it must not change it.
 */
export function readOnce<T extends object>(read: (store: Store, key: string) => Promise<T | undefined>) {
  const kept = new WeakMap<TableVersions, LRUCache<string, { value: T; recording: Recording }>>();
  return async (store: Store, clock: Clock, key: string): Promise<T | undefined> => {
    const { versions } = store;
    if (!versions) return await read(store, key);
    const known = kept.get(versions) ?? new LRUCache({ max: KEPT_AT_MOST });
    kept.set(versions, known);
    const found = known.get(key);
    if (found?.recording.holds()) return found.value;
    const recording = record([store], clock);
    if (!recording) return await read(store, key);
    const value = await scope.run({ ...scope.getStore(), recording }, () => read(store, key));
    if (value && recording.isKeepable()) known.set(key, { value, recording });
    return value;
  };
}
