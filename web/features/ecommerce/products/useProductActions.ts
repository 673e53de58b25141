import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ProductStatus } from "../../../generated/types.ts";
import { dropFromLists } from "../../../lib/listCache.ts";
import { useUndo } from "../../../ui/feedback/undo.ts";
import { useErrorToast } from "../../../ui/feedback/useErrorText.ts";
import { inParts } from "../../../ui/table/inParts.ts";
import type { Identified } from "../../../ui/table/column.ts";
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
      setStatus: (products: readonly Identified[], status: ProductStatus) =>
        inParts(products, tellError, async (ids) => {
          const { data } = await bulkUpdate({ variables: { ids, input: { status } } });
          const { items, undoToken } = data.productBulkUpdate;
          return { count: items.length, undoToken };
        }).then(({ count, tokens, done }) => {
          if (count > 0) offerUndo({ text: t(`products.done.${status}`, { count }), tokens, onUndone });
          return done;
        }),
      remove: (products: readonly Identified[]) =>
        inParts(products, tellError, async (ids) => {
          const productBulkDelete = { __typename: "Removal" as const, ids, undoToken: null };
          const { data } = await bulkDelete({ variables: { ids }, optimisticResponse: { productBulkDelete } });
          const { ids: gone, undoToken } = data.productBulkDelete;
          return { count: gone.length, undoToken };
        }).then(({ count, tokens, done }) => {
          forgetProductLists(cache);
          if (count > 0) offerUndo({ text: t("products.done.DELETED", { count }), tokens, onUndone });
          return done;
        }),
    };
  }, [t, tellError, cache, offerUndo, bulkUpdate, bulkDelete, setStock]);
}
