import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useDocumentMutation } from "#web/lib/graphql/operations.ts";
import {
  dropFromLists,
  type ListCacheKeys,
  pagesOf,
  putBack,
  refreshLists,
} from "#web/lib/list/listCache.ts";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import type { Identified } from "./column.ts";
import { inParts } from "./inParts.ts";

/** What a mutation that removes rows answers: the ids of those that were there, and the way back. */
export interface Removal {
  __typename?: "Removal";
  ids: string[];
  undoToken?: string | null;
}

/**
 * Gives the function that removes rows of a list: they leave pages, totals and figures at once, the tail of the page is
 * filled by one query behind it, and undo puts them back where they stood. It answers whether all of them were removed.
 * @param document the mutation; its field is called `removal`.
 * @param text what was done to so many rows, as a sentence.
 */
export function useRowRemoval(
  keys: ListCacheKeys,
  document: TypedDocumentNode<{ removal: Removal }, { ids: string[] }>,
  text: (count: number) => string,
): (rows: readonly Identified[]) => Promise<boolean> {
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
      if (count > 0) offerUndo({ text: text(count), tokens, onUndone });
      return done;
    },
    [cache, keys, tellError, offerUndo, remove, text],
  );
}
