import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format.ts";
import { useListState } from "../../../lib/useListState.ts";
import { choiceField, type FilterField, rangeField } from "../../../ui/table/filterFields.ts";
import { referralList } from "./referralList.ts";
import type { ReferralListSummaryQuery } from "./referrals.generated.ts";
import { referralCurrency as currency, referralStatuses } from "./referralValues.ts";

export type ReferralListState = ReturnType<typeof useReferralListState>;
export type ReferralFigures = ReferralListSummaryQuery["referralSummary"];

export const countOf = (figures: ReferralFigures | undefined, status: string) =>
  figures && (figures.byStatus.find(({ value }) => value === status)?.count ?? 0);

export function useReferralListState() {
  return useListState(referralList);
}

export function useReferralFilters({ filter }: ReferralListState, figures: ReferralFigures | undefined): FilterField[] {
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
        const count = countOf(figures, value);
        return { value, label: t(`statuses.${value}`), ...(count !== undefined && { count }) };
      }),
    ),
    rangeField("value", t("fields.value"), filter("value"), amounts),
    rangeField("earning", t("fields.earning"), filter("earning"), amounts),
  ];
}
