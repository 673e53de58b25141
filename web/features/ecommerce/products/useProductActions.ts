import type { ApolloCache } from "@apollo/client";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ProductStatus } from "../../../generated/types.ts";
import { confirm } from "../../../ui/feedback/confirmation.ts";
import { showToast } from "../../../ui/feedback/toasts.ts";
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
  const [bulkUpdate] = useProductBulkUpdateMutation({ update: forgetProductLists });
  const [bulkDelete] = useProductBulkDeleteMutation({ update: forgetProductLists });
  const [setStock] = useProductStockSetMutation({ update: forgetProductFigures });

  return useMemo(
    () => ({
      setStock: (product: ProductRow, stock: boolean) => {
        const productUpdate = { ...product, stock };
        setStock({ variables: { id: product.id, stock }, optimisticResponse: { productUpdate } }).catch(tellError);
      },
      setStatus: async (products: readonly ProductRow[], status: ProductStatus) => {
        try {
          const { data } = await bulkUpdate({ variables: { ids: products.map(({ id }) => id), input: { status } } });
          showToast({ tone: "success", text: t(`products.done.${status}`, { count: data.productBulkUpdate.length }) });
          return true;
        } catch (thrown) {
          tellError(thrown);
          return false;
        }
      },
      remove: async (products: readonly ProductRow[]) => {
        const [first, second] = products;
        const agreed = await confirm({
          title: second ? t("products.delete.many", { count: products.length }) : t("products.delete.one", { name: first?.productName }),
          text: t("products.delete.text"),
          action: t("products.delete.action"),
        });
        if (!agreed) return false;
        try {
          const { data } = await bulkDelete({ variables: { ids: products.map(({ id }) => id) } });
          showToast({ tone: "success", text: t("products.done.DELETED", { count: data.productBulkDelete.length }) });
          return true;
        } catch (thrown) {
          tellError(thrown);
          return false;
        }
      },
    }),
    [t, tellError, bulkUpdate, bulkDelete, setStock],
  );
}
