import type { ApolloCache, Reference } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { isRecord } from "#web/lib/isRecord.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import {
  CategoryDeleteDocument,
  CategoryMoveDocument,
  CategoryUpdateDocument,
} from "./categories.generated.ts";
import { arranged, categoryList, type CategoryRow, type CategoryTree } from "./categoryTree.ts";

type CategoryChange = Partial<Pick<CategoryRow, "name" | "status">>;

export function useCategoryActions() {
  const words = useWords(categoryList.texts);
  const { cache } = useApolloClient();
  const tellError = useErrorToast();
  const offerUndo = useUndo();
  const mutate = useMutate();
  const onUndone = () => refreshLists(cache, categoryList.cache);
  const failed = (thrown: unknown) => {
    const { fields } = toAppError(thrown);
    if (fields?.["name"]?.code === "TAKEN") showToast({ tone: "error", text: words("refused.name") });
    else tellError(thrown);
    refreshLists(cache, categoryList.cache);
  };
  const change = (row: CategoryRow, input: CategoryChange) =>
    mutate(
      CategoryUpdateDocument,
      { id: row.id, input },
      { optimisticResponse: { saved: { ...row, ...input } } },
    );
  return {
    setStatus: (row: CategoryRow, status: CategoryRow["status"]) => change(row, { status }).catch(failed),
    rename: (row: CategoryRow, name: string) =>
      change(row, { name }).then(
        ({ saved }) =>
          offerUndo({
            text: words("renamed", { name: row.name, to: name }),
            takeBack: () => change({ ...row, ...saved }, { name: row.name }),
            onUndone,
          }),
        failed,
      ),
    move: (tree: CategoryTree, row: CategoryRow, parent: string | null, position: number) => {
      const items = arranged(tree, row, parent, position);
      const moved = { __typename: "ShopCategoriesChanged" as const, items, undoToken: null };
      const variables = { id: row.id, parent, position };
      return mutate(CategoryMoveDocument, variables, { optimisticResponse: { moved } }).then(
        (done) =>
          done.moved.undoToken === null ||
          offerUndo({
            text: words("movedDone", { name: row.name }),
            tokens: [done.moved.undoToken],
            onUndone,
          }),
        failed,
      );
    },
    remove: (row: CategoryRow, inside: number) => {
      const removal = { __typename: "Removal" as const, ids: [row.id], undoToken: null };
      const text = words(inside > 0 ? "deletedWith" : "deleted", { name: row.name, count: inside });
      const update = (store: ApolloCache) =>
        void store.modify({
          id: "ROOT_QUERY",
          fields: {
            shopCategoryTree: (tree: unknown, { readField }) => {
              if (!isRecord(tree) || !Array.isArray(tree["categories"])) return tree;
              const isLeft = (one: Reference) =>
                readField("id", one) !== row.id && readField("parent", one) !== row.id;
              return { ...tree, categories: tree["categories"].filter(isLeft) };
            },
          },
        });
      const effects = { optimisticResponse: { removal }, update };
      return mutate(CategoryDeleteDocument, { id: row.id }, effects).then(
        (done) => offerUndo({ text, tokens: [done.removal.undoToken], onUndone }),
        failed,
      );
    },
  };
}
