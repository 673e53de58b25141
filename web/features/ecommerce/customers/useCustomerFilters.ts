import { useTranslation } from "react-i18next";
import type { FacetCount } from "#web/generated/types.ts";
import { useCountryName } from "#web/lib/texts/countries.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import type { ListStateOf } from "#web/lib/list/useListState.ts";
import { choiceField, type FilterField, rangeField } from "#web/ui/table/filterFields.ts";
import type { customerList } from "./customerList.ts";

export type CustomerListState = ListStateOf<typeof customerList>;

export function useCustomerFilters(
  { filter }: CustomerListState,
  countries: readonly FacetCount[] = [],
): FilterField[] {
  const { t } = useTranslation("ecommerceCustomers");
  const { money, number, currencySign } = useFormat();
  const countryName = useCountryName();
  const currency = "CNY";
  return [
    choiceField(
      "country",
      t("fields.country"),
      filter("country"),
      countries
        .map(({ value, count }) => ({ value, label: countryName(value), count }))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
    ),
    rangeField("orders", t("fields.orders"), filter("orders"), { format: number }),
    rangeField("spent", t("fields.totalSpent"), filter("spent"), {
      unit: currencySign(currency),
      perUnit: 100,
      format: (amountMinor) => money({ amountMinor, currency }, { whole: amountMinor % 100 === 0 }),
    }),
  ];
}
