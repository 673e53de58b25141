import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useDocumentMutation } from "#web/lib/graphql/operations.ts";
import { dropFromLists, pagesOf, putBack, refreshLists } from "#web/lib/list/listCache.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import type { Identified } from "./parts/column.ts";
import { inParts } from "./inParts.ts";
import type { ActedList } from "./useListActions.ts";

/** What a mutation that removes rows answers: the ids of those that were there, and the way back. */
export interface Removal {
  __typename?: "Removal";
  ids: string[];
  undoToken?: string | null;
}

/**
 * Gives the function that removes rows of a list: they leave pages, totals and figures at once, the tail of the page is
 * filled by one query behind it, and undo puts them back where they stood. It answers whether all of them were removed. What
 * was done is the text `done.DELETED`, with `count`.
 * @param document the mutation; its field is called `removal`.
 */
export function useRowRemoval(
  { cache: keys, texts }: ActedList,
  document: TypedDocumentNode<{ removal: Removal }, { ids: string[] }>,
): (rows: readonly Identified[]) => Promise<boolean> {
  const words = useWords(texts);
  const { cache } = useApolloClient();
  const tellError = useErrorToast();
  const offerUndo = useUndo();
  const [remove] = useDocumentMutation(document, {
    update: (store, { data }) => dropFromLists(store, keys, data?.removal.ids ?? []),
  });
  return useCallback(
    async (rows) => {
      const before = pagesOf(cache, keys);
      const { count, tokens, done } = await inParts(rows, tellError, async (ids) => {
        const removal = { __typename: "Removal" as const, ids, undoToken: null };
        const { data } = await remove({ variables: { ids }, optimisticResponse: { removal } });
        return { count: data.removal.ids.length, undoToken: data.removal.undoToken ?? null };
      });
      refreshLists(cache, keys);
      const onUndone = () => {
        putBack(cache, keys, before);
        refreshLists(cache, keys);
      };
      if (count > 0) offerUndo({ text: words("done.DELETED", { count }), tokens, onUndone });
      return done;
    },
    [cache, keys, words, tellError, offerUndo, remove],
  );
}
