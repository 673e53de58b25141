import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#web/lib/errors/appError.ts";
import { refreshLists, type ListCacheKeys } from "#web/lib/list/listCache.ts";
import { isRecord } from "#web/lib/isRecord.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import {
  useCategoryDeleteMutation,
  useCategoryMoveMutation,
  useCategoryUpdateMutation,
} from "./categories.generated.ts";
import { arranged, type CategoryRow, type CategoryTree } from "./categoryTree.ts";

export const categoryCacheKeys: ListCacheKeys = { rows: "shopCategoryTree", figures: [] };

export function useCategoryActions() {
  const { t } = useTranslation("ecommerceCategories");
  const { cache } = useApolloClient();
  const tellError = useErrorToast();
  const offerUndo = useUndo();
  const [update] = useCategoryUpdateMutation();
  const [move] = useCategoryMoveMutation();
  const [remove] = useCategoryDeleteMutation();

  return useMemo(() => {
    const onUndone = () => refreshLists(cache, categoryCacheKeys);
    const failed = (thrown: unknown) => {
      const { fields } = toAppError(thrown);
      if (fields?.["name"]?.code === "TAKEN") showToast({ tone: "error", text: t("refused.name") });
      else tellError(thrown);
      refreshLists(cache, categoryCacheKeys);
    };
    const change = (row: CategoryRow, input: Partial<Pick<CategoryRow, "name" | "status">>) =>
      update({
        variables: { id: row.id, input },
        optimisticResponse: { shopCategoryUpdate: { ...row, ...input } },
      }).catch(failed);
    return {
      rename: (row: CategoryRow, name: string) => void change(row, { name }),
      setStatus: (row: CategoryRow, status: CategoryRow["status"]) => void change(row, { status }),
      move: (tree: CategoryTree, row: CategoryRow, parent: string | null, position: number) => {
        const shopCategoryMove = {
          __typename: "ShopCategoriesChanged" as const,
          items: arranged(tree, row, parent, position),
          undoToken: null,
        };
        return move({
          variables: { id: row.id, parent, position },
          optimisticResponse: { shopCategoryMove },
        }).catch(failed);
      },
      remove: async (row: CategoryRow, inside: number) => {
        const shopCategoryDelete = { __typename: "Removal" as const, ids: [row.id], undoToken: null };
        try {
          const { data } = await remove({
            variables: { id: row.id },
            optimisticResponse: { shopCategoryDelete },
            update: (store) =>
              void store.modify({
                id: "ROOT_QUERY",
                fields: {
                  shopCategoryTree: (tree: unknown, { readField }) => {
                    if (!isRecord(tree) || !Array.isArray(tree["categories"])) return tree;
                    return {
                      ...tree,
                      categories: tree["categories"].filter(
                        (one) => readField("id", one) !== row.id && readField("parent", one) !== row.id,
                      ),
                    };
                  },
                },
              }),
          });
          const { undoToken } = data.shopCategoryDelete;
          offerUndo({
            text:
              inside > 0
                ? t("deletedWith", { name: row.name, count: inside })
                : t("deleted", { name: row.name }),
            tokens: undoToken ? [undoToken] : [],
            onUndone,
          });
        } catch (thrown) {
          failed(thrown);
        }
      },
    };
  }, [t, cache, tellError, offerUndo, update, move, remove]);
}
