import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ProductStatus } from "#web/generated/types.ts";
import type { Identified } from "#web/ui/table/column.ts";
import { useListActions } from "#web/ui/table/useListActions.ts";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { productList } from "./productList.ts";
import {
  ProductBulkDeleteDocument,
  type ProductCellsFragment,
  useProductBulkUpdateMutation,
} from "./products.generated.ts";

export type ProductRow = ProductCellsFragment;

export function useProductActions() {
  const { t } = useTranslation("ecommerce");
  const runOnRows = useListActions(productList.cache);
  const [update] = useProductBulkUpdateMutation();
  const remove = useRowRemoval(
    productList.cache,
    ProductBulkDeleteDocument,
    useCallback((count) => t("products.done.DELETED", { count }), [t]),
  );
  return useMemo(
    () => ({
      remove,
      setStock: (product: ProductRow, stock: boolean) => {
        const changed = {
          __typename: "ProductsChanged" as const,
          items: [{ ...product, stock }],
          undoToken: null,
        };
        void runOnRows(
          [product],
          (ids) => update({ variables: { ids, input: { stock } }, optimisticResponse: { changed } }),
          () =>
            t(stock ? "products.done.IN_STOCK" : "products.done.OUT_OF_STOCK", { name: product.productName }),
        );
      },
      setStatus: (products: readonly Identified[], status: ProductStatus) =>
        runOnRows(
          products,
          (ids) => update({ variables: { ids, input: { status } } }),
          (count) => t(`products.done.${status}`, { count }),
        ),
    }),
    [t, remove, runOnRows, update],
  );
}
