import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import type { ChangeKind } from "../generated/types.ts";
import { dropFromLists, forgetFigures, forgetLists, type ListFields } from "./listCache.ts";
import { useOncePerBurst } from "./useOncePerBurst.ts";

/** The lists that nobody follows at the moment, though the cache holds pages of them. */
const unfollowed = new WeakMap<ApolloCache, Set<string>>();

/**
 * Gives a function to call with every change that a list's subscription tells. Changed fields are in the cache by then;
 * which rows a page holds changes with new and removed rows, and with changed ones where a filter may not let them stay.
 * A removed row whose id is given leaves at once, and what takes its place is asked for: a burst of changes is answered
 * once. What changed while the list's screen was left is asked for when it is shown again.
 * @param filtered whether a search, a filter or a view is in force.
 */
export function useListChanges(fields: ListFields, filtered: boolean): (kind: ChangeKind | undefined, id?: string) => void {
  const { cache } = useApolloClient();
  const onMoved = useOncePerBurst(() => forgetLists(cache, fields));
  const onChanged = useOncePerBurst(() => forgetFigures(cache, fields));
  const { rows } = fields;
  useEffect(() => {
    const left = unfollowed.get(cache) ?? new Set();
    unfollowed.set(cache, left);
    if (left.delete(rows)) onMoved();
    return () => void left.add(rows);
  }, [cache, rows, onMoved]);
  return (kind, id) => {
    if (kind === "DELETED" && id !== undefined) dropFromLists(cache, fields, [id]);
    if (kind === "UPDATED" && !filtered) onChanged();
    else onMoved();
  };
}
