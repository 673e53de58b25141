import { useCallback, useState } from "react";
import { useOpenRow } from "#web/lib/list/useOpenRow.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { CardPair } from "#web/ui/page/CardPair.tsx";
import { useRowsDrawer } from "#web/ui/record/useRowsDrawer.tsx";
import { ListScreen } from "#web/ui/table/ListScreen.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { countOf, useSummary } from "#web/ui/table/useSummary.ts";
import { RatingCard } from "./RatingCard.tsx";
import { reviewList } from "./reviewList.ts";
import { reviewListDocuments, ReviewListSummaryDocument } from "./reviews.generated.ts";
import { useReviewRows } from "./useReviewRows.tsx";
import { WeekCard } from "./WeekCard.tsx";

const ReviewDrawer = lazyComponent(() => import("./ReviewDrawer.tsx"), "ReviewDrawer");
const BulkReplyDrawer = lazyComponent(() => import("./BulkReplyDrawer.tsx"), "BulkReplyDrawer");

export const preload = preloadList(reviewList, reviewListDocuments, ReviewListSummaryDocument);

export function Page() {
  const words = useWords(reviewList.texts);
  const summary = useSummary(ReviewListSummaryDocument);
  const { figures } = summary;
  const live = useLiveList(reviewList, reviewListDocuments, { summary });
  const opened = useOpenRow();
  const { hrefOf, open } = opened;
  const [replying, setReplying] = useState(false);
  const bulkReply = useRowsDrawer(BulkReplyDrawer);
  const onRead = useCallback((id: string, reply: boolean) => (setReplying(reply), open(id)), [open]);
  const rows = useReviewRows({ hrefOf, onRead, onReplyAll: bulkReply.run });
  const pending = countOf(figures?.byStatus, "PENDING");
  return (
    <>
      <ListScreen
        live={live}
        rows={rows}
        status={
          figures && [words("count", { count: figures.total }), words("countPending", { count: pending })]
        }
        counts={{ all: figures?.total, published: countOf(figures?.byStatus, "PUBLISHED"), pending }}
        known={{
          rating: {
            counts: figures?.byRating.map(({ review, count }) => ({ value: String(review), count })),
            nameOf: (rating) => words("stars", { count: Number(rating) }),
          },
        }}
        above={
          <>
            {!summary.failed && (
              <CardPair>
                {figures ? (
                  <RatingCard figures={figures} list={live.list} />
                ) : (
                  <CardSkeleton label={words("ratings.title")} lines={6} />
                )}
                {figures ? (
                  <WeekCard figures={figures} list={live.list} />
                ) : (
                  <CardSkeleton label={words("week.title")} lines={6} />
                )}
              </CardPair>
            )}
          </>
        }
        exportPath="/api/apps/ecommerce/reviews/export"
      />
      <KeepWhileClosing shown={opened.id ?? undefined}>
        {(id, isOpen) => (
          <ReviewDrawer
            id={id}
            open={isOpen}
            opened={opened}
            list={live.items}
            rows={rows}
            replying={replying}
            onReplying={setReplying}
          />
        )}
      </KeepWhileClosing>
      {bulkReply.drawer}
    </>
  );
}
