import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { EcommerceOrderAction } from "#web/generated/types.ts";
import type { Identified } from "#web/ui/table/column.ts";
import { useListActions } from "#web/ui/table/useListActions.ts";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { orderList } from "./orderList.ts";
import {
  OrderBulkDeleteDocument,
  type OrderCellsFragment,
  useOrderStepMutation,
} from "./orders.generated.ts";

export type OrderRow = OrderCellsFragment;

export function useOrderActions() {
  const { t } = useTranslation("ecommerceOrders");
  const runOnRows = useListActions(orderList.cache);
  const [step] = useOrderStepMutation();
  const remove = useRowRemoval(
    orderList.cache,
    OrderBulkDeleteDocument,
    useCallback((count) => t("done.DELETED", { count }), [t]),
  );

  return useMemo(
    () => ({
      step: (orders: readonly Identified[], action: EcommerceOrderAction) =>
        runOnRows(
          orders,
          (ids) => step({ variables: { ids, action } }),
          (count) => {
            const left = orders.length - count;
            const done = t(`done.${action}`, { count });
            return left === 0 ? done : `${done} ${t("done.left", { count: left })}`;
          },
        ),
      remove,
    }),
    [t, runOnRows, step, remove],
  );
}
