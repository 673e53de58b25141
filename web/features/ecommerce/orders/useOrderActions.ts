import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { EcommerceOrderAction } from "../../../generated/types.ts";
import { dropFromLists, type ListFields } from "../../../lib/listCache.ts";
import type { Identified } from "../../../ui/table/column.ts";
import { useListActions } from "../../../ui/table/useListActions.ts";
import { type OrderCellsFragment, useOrderBulkDeleteMutation, useOrderStepMutation } from "./orders.generated.ts";

export type OrderRow = OrderCellsFragment;

export const orderFields: ListFields = { rows: "ecommerceOrders", figures: ["ecommerceOrderSummary", "shopSales", "customerSummary"] };

export function useOrderActions() {
  const { t } = useTranslation("ecommerceOrders");
  const doTo = useListActions(orderFields);
  const [step] = useOrderStepMutation();
  const [bulkDelete] = useOrderBulkDeleteMutation({
    update: (cache, { data }) => dropFromLists(cache, orderFields, data?.ecommerceOrderBulkDelete.ids ?? []),
  });

  return useMemo(
    () => ({
      step: (orders: readonly Identified[], action: EcommerceOrderAction) =>
        doTo(
          orders,
          async (ids) => (await step({ variables: { ids, action } })).data.ecommerceOrderStep,
          (count) => {
            const left = orders.length - count;
            const done = t(`done.${action}`, { count });
            return left === 0 ? done : `${done} ${t("done.left", { count: left })}`;
          },
        ),
      remove: (orders: readonly Identified[]) =>
        doTo(
          orders,
          async (ids) => {
            const ecommerceOrderBulkDelete = { __typename: "Removal" as const, ids, undoToken: null };
            return (await bulkDelete({ variables: { ids }, optimisticResponse: { ecommerceOrderBulkDelete } })).data.ecommerceOrderBulkDelete;
          },
          (count) => t("done.DELETED", { count }),
        ),
    }),
    [t, doTo, step, bulkDelete],
  );
}
