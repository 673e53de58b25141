import { useTranslation } from "react-i18next";
import type { ListStateOf } from "#web/lib/list/useListState.ts";
import { daysField } from "#web/ui/table/daysField.ts";
import { choiceField, type FilterField, yesNoField } from "#web/ui/table/filterFields.ts";
import type { reviewList } from "./reviewList.ts";
import type { ReviewListSummaryQuery } from "./reviews.generated.ts";
import { ratings, reviewStatuses } from "./reviewValues.ts";

export type ReviewListState = ListStateOf<typeof reviewList>;
export type ReviewFigures = ReviewListSummaryQuery["summary"];

export function useReviewFilters(
  { filter }: ReviewListState,
  figures: ReviewFigures | undefined,
): FilterField[] {
  const { t } = useTranslation("ecommerceReviews");
  return [
    choiceField(
      "status",
      t("fields.status"),
      filter("status"),
      reviewStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    ),
    choiceField(
      "rating",
      t("fields.rating"),
      filter("rating"),
      ratings.map((value) => {
        const count = figures?.byRating.find(({ review }) => review === Number(value))?.count;
        return { value, label: t("stars", { count: Number(value) }), ...(count !== undefined && { count }) };
      }),
    ),
    daysField("date", t("fields.date"), filter("date")),
    yesNoField("replied", t("fields.reply"), filter("replied"), { yes: t("replied"), no: t("unreplied") }),
  ];
}
