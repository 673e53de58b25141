import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { dropFromLists, type ListFields } from "../../../lib/listCache.ts";
import type { Identified } from "../../../ui/table/column.ts";
import { useListActions } from "../../../ui/table/useListActions.ts";
import { type CustomerCellsFragment, useCustomerBulkDeleteMutation } from "./customers.generated.ts";

export type CustomerRow = CustomerCellsFragment;

export const customerFields: ListFields = { rows: "customers", figures: ["customerSummary"] };

export function useCustomerActions() {
  const { t } = useTranslation("ecommerceCustomers");
  const doTo = useListActions(customerFields);
  const [bulkDelete] = useCustomerBulkDeleteMutation({
    update: (cache, { data }) => dropFromLists(cache, customerFields, data?.customerBulkDelete.ids ?? []),
  });

  return useMemo(
    () => ({
      remove: (customers: readonly Identified[]) =>
        doTo(
          customers,
          async (ids) => {
            const customerBulkDelete = { __typename: "Removal" as const, ids, undoToken: null };
            return (await bulkDelete({ variables: { ids }, optimisticResponse: { customerBulkDelete } })).data.customerBulkDelete;
          },
          (count) => t("deleted", { count }),
        ),
    }),
    [t, doTo, bulkDelete],
  );
}
