import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import type { ListStateOf } from "#web/lib/list/useListState.ts";
import { countOf } from "#web/ui/table/useSummary.ts";
import { choiceField, type FilterField, rangeField } from "#web/ui/table/filterFields.ts";
import type { referralList } from "./referralList.ts";
import type { ReferralListSummaryQuery } from "./referrals.generated.ts";
import { referralCurrency as currency, referralStatuses } from "./referralValues.ts";

export type ReferralListState = ListStateOf<typeof referralList>;
export type ReferralFigures = ReferralListSummaryQuery["summary"];

export function useReferralFilters(
  { filter }: ReferralListState,
  figures: ReferralFigures | undefined,
): FilterField[] {
  const { t } = useTranslation("ecommerceReferrals");
  const { money, currencySign } = useFormat();
  const amounts = {
    unit: currencySign(currency),
    perUnit: 100,
    format: (amountMinor: number) => money({ amountMinor, currency }, { whole: amountMinor % 100 === 0 }),
  };
  return [
    choiceField(
      "status",
      t("fields.status"),
      filter("status"),
      referralStatuses.map((value) => {
        const count = countOf(figures?.byStatus, value);
        return { value, label: t(`statuses.${value}`), ...(count !== undefined && { count }) };
      }),
    ),
    rangeField("value", t("fields.value"), filter("value"), amounts),
    rangeField("earning", t("fields.earning"), filter("earning"), amounts),
  ];
}
