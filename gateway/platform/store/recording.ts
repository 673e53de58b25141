import { DAY, type Clock } from "#gateway/platform/clock.ts";
import type { TableVersions } from "#gateway/platform/store/tableVersions.ts";

/** What an answer was made of while it is made, and whether that still holds later. */
export interface Recording {
  /** Notes that tables of a store are read. */
  read(versions: TableVersions, tables: Iterable<string>): void;
  /** Notes that the answer depends on the day, but not on the time of day. */
  ofDay(): void;
  /** Notes that the answer depends on what nobody watches: it must not be kept. */
  refuse(): void;
  /** Whether nothing was refused. */
  isKeepable(): boolean;
  /**
   * Whether the answer would still be the same.
   * @param turn see `TableVersions.now`.
   */
  holds(turn?: number): boolean;
}

/**
 * Begins to note what an answer is made of, before anything of it is read.
 * @param stores the stores that it may read; any other one is refused.
 * @returns null where changes could go unseen: a store that cannot tell them, or a transaction that is under way.
 */
export function record(
  stores: readonly { readonly versions?: TableVersions }[],
  clock: Clock,
): Recording | null {
  const sources = new Map<TableVersions, { since: number; tables: Set<string> }>();
  for (const { versions } of stores) {
    if (versions && sources.has(versions)) continue;
    const since = versions?.now() ?? null;
    if (!versions || since === null) return null;
    sources.set(versions, { since, tables: new Set() });
  }
  const today = () => Math.floor(clock.now() / DAY);
  const begun = today();
  let isOfDay = false;
  let isRefused = false;
  return {
    read: (versions, tables) => {
      const source = sources.get(versions);
      if (source) for (const table of tables) source.tables.add(table);
      else isRefused = true;
    },
    ofDay: () => {
      isOfDay = true;
    },
    refuse: () => {
      isRefused = true;
    },
    isKeepable: () => !isRefused,
    holds: (turn) => {
      if (isOfDay && today() !== begun) return false;
      for (const [versions, { since, tables }] of sources)
        if (versions.now(turn) === null || !versions.stand(tables, since)) return false;
      return true;
    },
  };
}
