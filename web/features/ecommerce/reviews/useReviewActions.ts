import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ReviewStatus } from "../../../generated/types.ts";
import { dropFromLists, type ListFields } from "../../../lib/listCache.ts";
import type { Identified } from "../../../ui/table/column.ts";
import { useListActions } from "../../../ui/table/useListActions.ts";
import { type ReviewCellsFragment, useReviewBulkDeleteMutation, useReviewBulkUpdateMutation } from "./reviews.generated.ts";

export type ReviewRow = ReviewCellsFragment;

export const reviewFields: ListFields = { rows: "reviews", figures: ["reviewSummary", "review"] };

export type ReviewActions = ReturnType<typeof useReviewActions>;

export function useReviewActions() {
  const { t } = useTranslation("ecommerceReviews");
  const doTo = useListActions(reviewFields);
  const [bulkUpdate] = useReviewBulkUpdateMutation();
  const [bulkDelete] = useReviewBulkDeleteMutation({
    update: (cache, { data }) => dropFromLists(cache, reviewFields, data?.reviewBulkDelete.ids ?? []),
  });

  return useMemo(
    () => ({
      setStatus: (reviews: readonly Identified[], status: ReviewStatus) =>
        doTo(
          reviews,
          async (ids) => (await bulkUpdate({ variables: { ids, input: { status } } })).data.reviewBulkUpdate,
          (count) => t(`done.${status}`, { count }),
        ),
      reply: (reviews: readonly Identified[], reply: string, publish: boolean) =>
        doTo(
          reviews,
          async (ids) => (await bulkUpdate({ variables: { ids, input: { reply, ...(publish && { status: "PUBLISHED" as const }) } } })).data.reviewBulkUpdate,
          (count) => t(reply === "" ? "done.UNREPLIED" : "done.REPLIED", { count }),
        ),
      remove: (reviews: readonly Identified[]) =>
        doTo(
          reviews,
          async (ids) => {
            const reviewBulkDelete = { __typename: "Removal" as const, ids, undoToken: null };
            return (await bulkDelete({ variables: { ids }, optimisticResponse: { reviewBulkDelete } })).data.reviewBulkDelete;
          },
          (count) => t("done.DELETED", { count }),
        ),
    }),
    [t, doTo, bulkUpdate, bulkDelete],
  );
}
