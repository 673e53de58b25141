/** Tells which tables of a store changed since when, whoever changed them: this process or another one. */
export interface TableVersions {
  /** Tells this store from every other that this process opened. */
  readonly id: number;
  /**
   * The moment now, to ask by later; null while a transaction is under way, whose changes are not settled yet.
   * @param turn the turn of the event loop in which whoever asks came: one look at other processes is enough for all of it.
   */
  now(turn?: number): number | null;
  /** Whether nobody changed one of the tables since that moment. */
  stand(tables: Iterable<string>, since: number): boolean;
}

/** The same, and how changes are noted. */
export interface KeptVersions extends TableVersions {
  /** Notes that these tables are changed, or with null that all of them may be. */
  changed(tables: Iterable<string> | null): void;
}

let stores = 0;

/**
 * Counts the changes of a store. Those of this process are noted table by table before they are made; a change by anyone
 * else counts for all tables.
 * @param isOpen whether a transaction is under way.
 * @param foreign a number that differs once somebody else has changed the store.
 */
export function keepVersions(isOpen: () => boolean, foreign: () => number): KeptVersions {
  const last = new Map<string, number>();
  let moment = 0;
  let everything = 0;
  let seen = foreign();
  let looked: number | undefined;
  stores += 1;
  return {
    id: stores,
    now: (turn) => {
      if (isOpen()) return null;
      if (turn !== undefined && turn === looked) return moment;
      looked = turn ?? looked;
      const found = foreign();
      if (found !== seen) {
        seen = found;
        moment += 1;
        everything = moment;
      }
      return moment;
    },
    stand: (tables, since) => {
      if (since === moment) return true;
      if (since < everything) return false;
      for (const table of tables) if ((last.get(table) ?? 0) > since) return false;
      return true;
    },
    changed: (tables) => {
      moment += 1;
      if (tables) for (const table of tables) last.set(table, moment);
      else everything = moment;
    },
  };
}
