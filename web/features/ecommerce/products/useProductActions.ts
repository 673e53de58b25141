import { useMemo } from "react";
import type { ProductStatus } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import type { Identified } from "#web/ui/table/parts/column.ts";
import { useListActions } from "#web/ui/table/useListActions.ts";
import { useRowUpdate } from "#web/ui/table/useRowUpdate.ts";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { productList } from "./productList.ts";
import {
  ProductBulkDeleteDocument,
  ProductBulkUpdateDocument,
  type ProductCellsFragment,
  useProductBulkUpdateMutation,
} from "./products.generated.ts";

export type ProductRow = ProductCellsFragment;

export function useProductActions() {
  const words = useWords(productList.texts);
  const runOnRows = useListActions(productList);
  const remove = useRowRemoval(productList, ProductBulkDeleteDocument);
  const [update] = useProductBulkUpdateMutation();
  const change = useRowUpdate(productList, ProductBulkUpdateDocument);
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
          () => words(`done.${stock ? "IN" : "OUT_OF"}_STOCK`, { name: product.productName }),
        );
      },
      setStatus: (products: readonly Identified[], status: ProductStatus) =>
        change(products, { status }, status),
    }),
    [words, remove, runOnRows, update, change],
  );
}
