import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ProductStatus } from "../../../generated/types.ts";
import { dropFromLists } from "../../../lib/listCache.ts";
import { useUndo } from "../../../ui/feedback/undo.ts";
import { useErrorToast } from "../../../ui/feedback/useErrorText.ts";
import {
  type ProductCellsFragment,
  useProductBulkDeleteMutation,
  useProductBulkUpdateMutation,
  useProductStockSetMutation,
} from "./products.generated.ts";

export type ProductRow = ProductCellsFragment;

export function forgetProductLists(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "products" });
  forgetProductFigures(cache);
}

export function forgetProductFigures(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "productSummary" });
}

export function useProductActions() {
  const { t } = useTranslation("ecommerce");
  const tellError = useErrorToast();
  const offerUndo = useUndo();
  const { cache } = useApolloClient();
  const [bulkUpdate] = useProductBulkUpdateMutation({ update: forgetProductLists });
  const [bulkDelete] = useProductBulkDeleteMutation({
    update: (within, { data }) => dropFromLists(within, "products", data?.productBulkDelete.ids ?? []),
  });
  const [setStock] = useProductStockSetMutation({ update: forgetProductFigures });

  return useMemo(() => {
    const onUndone = () => forgetProductLists(cache);
    return {
      setStock: (product: ProductRow, stock: boolean) => {
        const productUpdate = { ...product, stock };
        setStock({ variables: { id: product.id, stock }, optimisticResponse: { productUpdate } }).catch(tellError);
      },
      setStatus: async (products: readonly ProductRow[], status: ProductStatus) => {
        try {
          const { data } = await bulkUpdate({ variables: { ids: products.map(({ id }) => id), input: { status } } });
          const { items, undoToken: token } = data.productBulkUpdate;
          offerUndo({ text: t(`products.done.${status}`, { count: items.length }), token, onUndone });
          return true;
        } catch (thrown) {
          tellError(thrown);
          return false;
        }
      },
      remove: async (products: readonly ProductRow[]) => {
        const ids = products.map(({ id }) => id);
        try {
          const productBulkDelete = { __typename: "Removal" as const, ids, undoToken: null };
          const { data } = await bulkDelete({ variables: { ids }, optimisticResponse: { productBulkDelete } });
          forgetProductLists(cache);
          const { ids: gone, undoToken: token } = data.productBulkDelete;
          offerUndo({ text: t("products.done.DELETED", { count: gone.length }), token, onUndone });
          return true;
        } catch (thrown) {
          tellError(thrown);
          return false;
        }
      },
    };
  }, [t, tellError, cache, offerUndo, bulkUpdate, bulkDelete, setStock]);
}
