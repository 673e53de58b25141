import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { customerList } from "./customerList.ts";
import { CustomerBulkDeleteDocument, type CustomerCellsFragment } from "./customers.generated.ts";

export type CustomerRow = CustomerCellsFragment;

export function useCustomerActions() {
  const { t } = useTranslation("ecommerceCustomers");
  const remove = useRowRemoval(
    customerList.cache,
    CustomerBulkDeleteDocument,
    useCallback((count) => t("deleted", { count }), [t]),
  );
  return { remove };
}
