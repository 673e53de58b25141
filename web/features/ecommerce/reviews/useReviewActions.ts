import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ReviewStatus } from "#web/generated/types.ts";
import type { Identified } from "#web/ui/table/column.ts";
import { useListActions } from "#web/ui/table/useListActions.ts";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { reviewList } from "./reviewList.ts";
import {
  ReviewBulkDeleteDocument,
  type ReviewCellsFragment,
  useReviewBulkUpdateMutation,
} from "./reviews.generated.ts";

export type ReviewRow = ReviewCellsFragment;

export type ReviewActions = ReturnType<typeof useReviewActions>;

export function useReviewActions() {
  const { t } = useTranslation("ecommerceReviews");
  const runOnRows = useListActions(reviewList.cache);
  const [bulkUpdate] = useReviewBulkUpdateMutation();
  const remove = useRowRemoval(
    reviewList.cache,
    ReviewBulkDeleteDocument,
    useCallback((count) => t("done.DELETED", { count }), [t]),
  );

  return useMemo(
    () => ({
      setStatus: (reviews: readonly Identified[], status: ReviewStatus) =>
        runOnRows(
          reviews,
          (ids) => bulkUpdate({ variables: { ids, input: { status } } }),
          (count) => t(`done.${status}`, { count }),
        ),
      reply: (reviews: readonly Identified[], reply: string, publish: boolean) =>
        runOnRows(
          reviews,
          (ids) =>
            bulkUpdate({
              variables: { ids, input: { reply, ...(publish && { status: "PUBLISHED" as const }) } },
            }),
          (count) => t(reply === "" ? "done.UNREPLIED" : "done.REPLIED", { count }),
        ),
      remove,
    }),
    [t, runOnRows, bulkUpdate, remove],
  );
}
