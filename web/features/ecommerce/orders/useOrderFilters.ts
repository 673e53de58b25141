import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import type { ListStateOf } from "#web/lib/list/useListState.ts";
import { daysField } from "#web/ui/table/daysField.ts";
import { choiceField, type FilterField, rangeField } from "#web/ui/table/filterFields.ts";
import type { orderList } from "./orderList.ts";
import { orderPayments, orderStatuses } from "#web/features/ecommerce/shared/orderStates.ts";
import { orderMethods } from "./orderValues.ts";

export function useOrderFilters({ filter }: ListStateOf<typeof orderList>): FilterField[] {
  const { t } = useTranslation("ecommerceOrders");
  const { money, currencySign } = useFormat();
  const currency = "CNY";
  return [
    choiceField(
      "status",
      t("fields.status"),
      filter("status"),
      orderStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    ),
    choiceField(
      "payment",
      t("fields.payment"),
      filter("payment"),
      orderPayments.map((value) => ({ value, label: t(`payments.${value}`) })),
    ),
    choiceField(
      "method",
      t("fields.method"),
      filter("method"),
      orderMethods.map((value) => ({ value, label: t(`methods.${value}`) })),
    ),
    rangeField("spent", t("fields.spent"), filter("spent"), {
      unit: currencySign(currency),
      perUnit: 100,
      format: (amountMinor) => money({ amountMinor, currency }, { whole: amountMinor % 100 === 0 }),
    }),
    daysField("days", t("fields.date"), filter("days")),
  ];
}
