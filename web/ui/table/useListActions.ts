import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { refreshLists, type ListCacheKeys } from "#web/lib/list/listCache.ts";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import type { Identified } from "./parts/column.ts";
import { inParts } from "./inParts.ts";

/** What a mutation that changes rows answers: the rows it changed, and the way back. */
export interface RowsChanged {
  items: readonly unknown[];
  undoToken?: string | null;
}

/** What the actions of a list need of its declaration. */
export interface ActedList {
  cache: ListCacheKeys;
  texts: TextPlace;
}

/**
 * Does a bulk mutation, whose field is called `changed`, to any number of rows, tells how many there were with Undo, or
 * what went wrong, and brings lists and figures up to date. Answers whether all of it was done.
 * @param act the mutation, for at most 1,000 ids.
 * @param done what was done, as the text `done.<done>` with `count`, or in words of its own, which say too why there were none.
 */
export type RunOnRows = (
  rows: readonly Identified[],
  act: (ids: string[]) => Promise<{ data: { changed: RowsChanged } }>,
  done: string | ((count: number) => string),
) => Promise<boolean>;

/** Gives the function by which a list's bulk actions are done. */
export function useListActions({ cache: keys, texts }: ActedList): RunOnRows {
  const words = useWords(texts);
  const tellError = useErrorToast();
  const offerUndo = useUndo();
  const { cache } = useApolloClient();
  return useCallback(
    async (rows, act, done) => {
      const { count, tokens, ...rest } = await inParts(rows, tellError, async (ids) => {
        const { changed } = (await act(ids)).data;
        return { count: changed.items.length, undoToken: changed.undoToken ?? null };
      });
      refreshLists(cache, keys);
      const text = () => (typeof done === "string" ? words(`done.${done}`, { count }) : done(count));
      if (count > 0) offerUndo({ text: text(), tokens, onUndone: () => refreshLists(cache, keys) });
      else if (rest.done && typeof done !== "string") showToast({ tone: "warning", text: done(0) });
      return rest.done;
    },
    [words, tellError, offerUndo, cache, keys],
  );
}
