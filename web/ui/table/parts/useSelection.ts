import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Identified } from "./column.ts";

/** The rows a person chose: on this page of the list and on others, or all that match. */
export interface Selection<TRow> {
  chosen: ReadonlyMap<string, TRow>;
  /** All rows that match are chosen, those of other pages too. */
  all: boolean;
  /** Whether the row is chosen, one by one or with all. */
  has: (id: string) => boolean;
  /** Chooses a row or drops it; with `range` all rows between this and the one before become like this one. */
  toggle: (id: string, range: boolean) => void;
  /** Chooses from where the selection began to this row; what an earlier call chose beyond it is dropped. */
  extend: (from: string, to: string) => void;
  /** Chooses all rows of the page, or drops them when all are chosen. */
  togglePage: () => void;
  chooseAll: () => void;
  clear: () => void;
  /** Drops all but these rows, as far as they were seen. */
  keep: (rows: readonly Identified[]) => void;
}

const none: ReadonlyMap<string, never> = new Map<string, never>();

/** Holds the selection of a table; it survives paging and sorting, and is dropped when `scope` (view, search, filters) changes. */
export function useSelection<TRow extends Identified>(rows: readonly TRow[], scope: string): Selection<TRow> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, TRow>>(none);
  const [all, setAll] = useState(false);
  const [chosenScope, setChosenScope] = useState(scope);
  const page = useRef(rows);
  const everything = useRef(all);
  const anchor = useRef<string>(undefined);
  const reach = useRef<string>(undefined);
  useLayoutEffect(() => {
    page.current = rows;
    everything.current = all;
  });
  if (chosenScope !== scope) {
    setChosenScope(scope);
    setChosen(none);
    setAll(false);
  }
  /** One row less than all leaves those of the page that is seen. */
  const settle = useCallback(
    (before: ReadonlyMap<string, TRow>) => (everything.current ? set(none, page.current, true) : before),
    [],
  );
  const toggle = useCallback(
    (id: string, range: boolean) => {
      const from = range ? anchor.current : undefined;
      anchor.current = id;
      reach.current = undefined;
      setChosen((given) => {
        const before = settle(given);
        return set(before, between(page.current, from ?? id, id), !before.has(id));
      });
      setAll(false);
    },
    [settle],
  );
  const extend = useCallback(
    (from: string, to: string) => {
      const start = (anchor.current ??= from);
      const earlier = reach.current;
      reach.current = to;
      setChosen((given) => {
        const before =
          earlier === undefined
            ? settle(given)
            : set(settle(given), between(page.current, start, earlier), false);
        return set(before, between(page.current, start, to), true);
      });
      setAll(false);
    },
    [settle],
  );
  const togglePage = useCallback(() => {
    setChosen((before) =>
      everything.current
        ? none
        : set(
            before,
            page.current,
            page.current.some(({ id }) => !before.has(id)),
          ),
    );
    setAll(false);
  }, []);
  const chooseAll = useCallback(() => setAll(true), []);
  const clear = useCallback(() => {
    anchor.current = undefined;
    setChosen(none);
    setAll(false);
  }, []);
  const keep = useCallback(
    (left: readonly Identified[]) => {
      const ids = new Set(left.map(({ id }) => id));
      setChosen((before) => new Map([...settle(before)].filter(([id]) => ids.has(id))));
      setAll(false);
    },
    [settle],
  );
  const has = useCallback((id: string) => all || chosen.has(id), [all, chosen]);
  return { chosen, all, has, toggle, extend, togglePage, chooseAll, clear, keep };
}

function set<TRow extends Identified>(
  before: ReadonlyMap<string, TRow>,
  rows: readonly TRow[],
  chosen: boolean,
): ReadonlyMap<string, TRow> {
  const after = new Map(before);
  for (const row of rows) {
    if (chosen) after.set(row.id, row);
    else after.delete(row.id);
  }
  return after;
}

function between<TRow extends Identified>(rows: readonly TRow[], from: string, to: string): readonly TRow[] {
  const ends = [from, to]
    .map((wanted) => rows.findIndex(({ id }) => id === wanted))
    .filter((index) => index >= 0);
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1);
}
