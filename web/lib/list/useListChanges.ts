import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import type { ChangeKind } from "#web/generated/types.ts";
import { useOncePerBurst } from "#web/lib/timing/useOncePerBurst.ts";
import {
  dropFromLists,
  forgetFigures,
  type ListCacheKeys,
  refreshLists,
  type RootField,
} from "./listCache.ts";

/** The lists that nobody follows at the moment, though the cache holds pages of them. */
const unfollowed = new WeakMap<ApolloCache, Set<RootField>>();

/**
 * Gives a function to call with every change that a list's subscription tells. Changed fields are in the cache by then;
 * which rows a page holds changes with new and removed rows, and with changed ones where a filter may not let them stay.
 * A removed row whose id is given leaves at once, and what takes its place is asked for: a burst of changes is answered
 * once. What changed while the list's screen was left is asked for when it is shown again.
 * @param filtered whether a search, a filter or a view is in force.
 */
export function useListChanges(
  keys: ListCacheKeys,
  filtered: boolean,
): (kind: ChangeKind | undefined, id?: string) => void {
  const { cache } = useApolloClient();
  const onMoved = useOncePerBurst(() => refreshLists(cache, keys));
  const onChanged = useOncePerBurst(() => forgetFigures(cache, keys));
  const { rows } = keys;
  useEffect(() => {
    const left = unfollowed.get(cache) ?? new Set();
    unfollowed.set(cache, left);
    if (left.delete(rows)) onMoved();
    return () => void left.add(rows);
  }, [cache, rows, onMoved]);
  return (kind, id) => {
    if (kind === "DELETED" && id !== undefined) dropFromLists(cache, keys, [id]);
    if (kind === "UPDATED" && !filtered) onChanged();
    else onMoved();
  };
}
