import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ProductStatus } from "../../../generated/types.ts";
import { dropFromLists, forgetFigures, type ListFields } from "../../../lib/listCache.ts";
import { useErrorToast } from "../../../ui/feedback/useErrorText.ts";
import type { Identified } from "../../../ui/table/column.ts";
import { useListActions } from "../../../ui/table/useListActions.ts";
import {
  type ProductCellsFragment,
  useProductBulkDeleteMutation,
  useProductBulkUpdateMutation,
  useProductStockSetMutation,
} from "./products.generated.ts";

export type ProductRow = ProductCellsFragment;

export const productFields: ListFields = { rows: "products", figures: ["productSummary", "shopCategoryTree", "shopSales"] };

export function useProductActions() {
  const { t } = useTranslation("ecommerce");
  const tellError = useErrorToast();
  const doTo = useListActions(productFields);
  const [bulkUpdate] = useProductBulkUpdateMutation();
  const [bulkDelete] = useProductBulkDeleteMutation({
    update: (cache, { data }) => dropFromLists(cache, productFields, data?.productBulkDelete.ids ?? []),
  });
  const [setStock] = useProductStockSetMutation({ update: (cache) => forgetFigures(cache, productFields) });

  return useMemo(
    () => ({
      setStock: (product: ProductRow, stock: boolean) => {
        const productUpdate = { ...product, stock };
        setStock({ variables: { id: product.id, stock }, optimisticResponse: { productUpdate } }).catch(tellError);
      },
      setStatus: (products: readonly Identified[], status: ProductStatus) =>
        doTo(
          products,
          async (ids) => (await bulkUpdate({ variables: { ids, input: { status } } })).data.productBulkUpdate,
          (count) => t(`products.done.${status}`, { count }),
        ),
      remove: (products: readonly Identified[]) =>
        doTo(
          products,
          async (ids) => {
            const productBulkDelete = { __typename: "Removal" as const, ids, undoToken: null };
            return (await bulkDelete({ variables: { ids }, optimisticResponse: { productBulkDelete } })).data.productBulkDelete;
          },
          (count) => t("products.done.DELETED", { count }),
        ),
    }),
    [t, tellError, doTo, bulkUpdate, bulkDelete, setStock],
  );
}
