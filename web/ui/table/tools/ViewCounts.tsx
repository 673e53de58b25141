import { useEffect } from "react";
import type { SavedShown, SavedView } from "#web/lib/list/savedView.ts";

/** How the rows of a list's saved views are counted, all with one question: a hook; undefined until it is answered. */
export interface ViewCounting {
  useCounts: (views: readonly SavedShown[]) => readonly number[] | undefined;
}

/** What counts the rows of saved views. */
export interface ViewCountsProps {
  counting: ViewCounting;
  /** The same array while they do not change. */
  views: readonly SavedView[];
  /** Called with how many rows each view has, by its id. */
  onCounts: (counts: ReadonlyMap<string, number>) => void;
}

/** Counts the rows of saved views, anew whenever the figures of the list are forgotten; shows nothing itself. */
export function ViewCounts({ counting: { useCounts }, views, onCounts }: ViewCountsProps) {
  const counts = useCounts(views);
  useEffect(() => {
    if (counts?.length === views.length) onCounts(new Map(views.map(({ id }, at) => [id, counts[at] ?? 0])));
  }, [counts, views, onCounts]);
  return null;
}
