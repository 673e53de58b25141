import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Identified } from "./column.ts";

/** The rows a person chose, on this page of the list and on others. */
export interface Selection<TRow> {
  chosen: ReadonlyMap<string, TRow>;
  /** Chooses a row or drops it; with `range` all rows between this and the one before become like this one. */
  toggle: (id: string, range: boolean) => void;
  /** Chooses all rows of the page, or drops them when all are chosen. */
  togglePage: () => void;
  clear: () => void;
}

const none: ReadonlyMap<string, never> = new Map<string, never>();

/** Holds the selection of a table; it survives paging and sorting, and is dropped when `scope` (view, search, filters) changes. */
export function useSelection<TRow extends Identified>(rows: readonly TRow[], scope: string): Selection<TRow> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, TRow>>(none);
  const [chosenScope, setChosenScope] = useState(scope);
  const page = useRef(rows);
  const anchor = useRef<string>(undefined);
  useLayoutEffect(() => {
    page.current = rows;
  });
  if (chosenScope !== scope) {
    setChosenScope(scope);
    setChosen(none);
  }
  const toggle = useCallback((id: string, range: boolean) => {
    const from = range ? anchor.current : undefined;
    anchor.current = id;
    setChosen((before) => set(before, between(page.current, from ?? id, id), !before.has(id)));
  }, []);
  const togglePage = useCallback(() => {
    setChosen((before) => set(before, page.current, page.current.some(({ id }) => !before.has(id))));
  }, []);
  const clear = useCallback(() => setChosen(none), []);
  return { chosen, toggle, togglePage, clear };
}

function set<TRow extends Identified>(before: ReadonlyMap<string, TRow>, rows: readonly TRow[], chosen: boolean): ReadonlyMap<string, TRow> {
  const after = new Map(before);
  for (const row of rows) {
    if (chosen) after.set(row.id, row);
    else after.delete(row.id);
  }
  return after;
}

function between<TRow extends Identified>(rows: readonly TRow[], from: string, to: string): readonly TRow[] {
  const ends = [from, to].map((wanted) => rows.findIndex(({ id }) => id === wanted)).filter((index) => index >= 0);
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1);
}
