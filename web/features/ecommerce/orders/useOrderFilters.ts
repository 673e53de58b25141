import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format.ts";
import { useListState } from "../../../lib/useListState.ts";
import { daysField } from "../../../ui/table/daysField.ts";
import { choiceField, type FilterField, rangeField } from "../../../ui/table/filterFields.ts";
import { orderList } from "./orderList.ts";
import { orderPayments, orderStatuses } from "../shared/orderStates.ts";
import { orderMethods } from "./orderValues.ts";

export function useOrderListState() {
  return useListState(orderList);
}

export function useOrderFilters({ filter }: ReturnType<typeof useOrderListState>): FilterField[] {
  const { t } = useTranslation("ecommerceOrders");
  const { money, currencySign } = useFormat();
  const currency = "CNY";
  return [
    choiceField("status", t("fields.status"), filter("status"), orderStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))),
    choiceField("payment", t("fields.payment"), filter("payment"), orderPayments.map((value) => ({ value, label: t(`payments.${value}`) }))),
    choiceField("method", t("fields.method"), filter("method"), orderMethods.map((value) => ({ value, label: t(`methods.${value}`) }))),
    rangeField("spent", t("fields.spent"), filter("spent"), {
      unit: currencySign(currency),
      perUnit: 100,
      format: (amountMinor) => money({ amountMinor, currency }, { whole: amountMinor % 100 === 0 }),
    }),
    daysField("days", t("fields.date"), filter("days")),
  ];
}
