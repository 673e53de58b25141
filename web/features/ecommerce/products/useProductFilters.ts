import { useTranslation } from "react-i18next";
import type { FacetCount } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import type { ListStateOf } from "#web/lib/list/useListState.ts";
import { choiceField, type FilterField, rangeField, yesNoField } from "#web/ui/table/filterFields.ts";
import type { productList } from "./productList.ts";
import { productCategories, productStatuses } from "./productValues.ts";

export function useProductFilters(
  { filter }: ListStateOf<typeof productList>,
  brands: readonly FacetCount[] = [],
): FilterField[] {
  const { t } = useTranslation("ecommerce");
  const { money, currencySign } = useFormat();
  const currency = "CNY";
  return [
    choiceField(
      "brand",
      t("products.fields.productBrand"),
      filter("brand"),
      brands.map(({ value, count }) => ({ value, label: value, count })),
    ),
    rangeField("price", t("products.fields.price"), filter("price"), {
      unit: currencySign(currency),
      perUnit: 100,
      format: (amountMinor) => money({ amountMinor, currency }, { whole: amountMinor % 100 === 0 }),
    }),
    yesNoField("stock", t("products.filters.stock"), filter("stock"), {
      yes: t("products.inStock"),
      no: t("products.outOfStock"),
    }),
    choiceField(
      "status",
      t("products.fields.status"),
      filter("status"),
      productStatuses.map((value) => ({ value, label: t(`products.statuses.${value}`) })),
    ),
    choiceField(
      "category",
      t("products.fields.category"),
      filter("category"),
      productCategories.map((value) => ({ value, label: t(`products.categories.${value}`) })),
    ),
  ];
}
