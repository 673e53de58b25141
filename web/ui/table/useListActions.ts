import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { forgetLists, type ListFields } from "../../lib/listCache.ts";
import { useUndo } from "../feedback/undo.ts";
import { useErrorToast } from "../feedback/useErrorText.ts";
import type { Identified } from "./column.ts";
import { inParts } from "./inParts.ts";

/** What a bulk mutation answers: the rows it changed or the ids it removed, and the way back. */
export interface BulkAnswer {
  items?: readonly unknown[];
  ids?: readonly string[];
  undoToken: string | null;
}

/**
 * Does a bulk mutation to any number of rows, tells how many there were with Undo, or what went wrong, and brings lists
 * and figures up to date. Answers whether all of it was done.
 * @param act the mutation, for at most 1,000 ids.
 * @param text what was done to so many rows, as a sentence.
 */
export type DoToRows = (rows: readonly Identified[], act: (ids: string[]) => Promise<BulkAnswer>, text: (count: number) => string) => Promise<boolean>;

/** Gives the function by which a list's bulk actions are done. */
export function useListActions(fields: ListFields): DoToRows {
  const tellError = useErrorToast();
  const offerUndo = useUndo();
  const { cache } = useApolloClient();
  return useCallback(
    async (rows, act, text) => {
      const { count, tokens, done } = await inParts(rows, tellError, async (ids) => {
        const { items, ids: gone = [], undoToken } = await act(ids);
        return { count: (items ?? gone).length, undoToken };
      });
      forgetLists(cache, fields);
      if (count > 0) offerUndo({ text: text(count), tokens, onUndone: () => forgetLists(cache, fields) });
      return done;
    },
    [tellError, offerUndo, cache, fields],
  );
}
