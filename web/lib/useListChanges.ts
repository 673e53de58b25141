import { useApolloClient } from "@apollo/client/react";
import type { ChangeKind } from "../generated/types.ts";
import { forgetFigures, forgetLists, type ListFields } from "./listCache.ts";
import { useOncePerBurst } from "./useOncePerBurst.ts";

/**
 * Gives a function to call with every change that a list's subscription tells. Changed fields are in the cache by then;
 * which rows a page holds changes with new and removed rows, and with changed ones where a filter may not let them stay.
 * A burst of changes is answered once.
 * @param filtered whether a search, a filter or a view is in force.
 */
export function useListChanges(fields: ListFields, filtered: boolean): (kind: ChangeKind | undefined) => void {
  const { cache } = useApolloClient();
  const onMoved = useOncePerBurst(() => forgetLists(cache, fields));
  const onChanged = useOncePerBurst(() => forgetFigures(cache, fields));
  return (kind) => (kind === "UPDATED" && !filtered ? onChanged() : onMoved());
}
