import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOpenRow } from "#web/lib/list/useOpenRow.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { KeepWhileClosing } from "#web/ui/feedback/KeepWhileClosing.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { CardPair } from "#web/ui/page/CardPair.tsx";
import { ListUnder } from "#web/ui/page/ListUnder.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import type { Identified } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { countOf, useSummary } from "#web/ui/table/useSummary.ts";
import { RatingCard } from "./RatingCard.tsx";
import { reviewList } from "./reviewList.ts";
import {
  ReviewListChangesDocument,
  ReviewListDocument,
  ReviewListIdsDocument,
  ReviewListSummaryDocument,
} from "./reviews.generated.ts";
import { useReviewActions } from "./useReviewActions.ts";
import { useReviewFilters } from "./useReviewFilters.ts";
import { useReviewRows } from "./useReviewRows.tsx";
import { WeekCard } from "./WeekCard.tsx";

const ReviewDrawer = lazyComponent(async () => (await import("./ReviewDrawer.tsx")).ReviewDrawer);
const BulkReplyDrawer = lazyComponent(async () => (await import("./BulkReplyDrawer.tsx")).BulkReplyDrawer);

const documents = {
  page: ReviewListDocument,
  ids: ReviewListIdsDocument,
  changes: ReviewListChangesDocument,
};

export const preloadReviews = preloadList(reviewList, documents, ReviewListSummaryDocument);

interface BulkReply {
  rows: readonly Identified[];
  answer: (done: boolean) => void;
}

export function ReviewListPage() {
  const { t } = useTranslation(["ecommerceReviews", "shell"]);
  const summary = useSummary(ReviewListSummaryDocument);
  const { figures } = summary;
  const { table, list, items } = useLiveList(reviewList, documents, { summary });
  const filters = useReviewFilters(list, figures);
  const actions = useReviewActions();
  const opened = useOpenRow();
  const [replying, setReplying] = useState(false);
  const [bulkReply, setBulkReply] = useState<BulkReply>();
  const { hrefOf, open } = opened;
  const read = useCallback((id: string, reply: boolean) => (setReplying(reply), open(id)), [open]);
  const replyAll = useCallback(
    (rows: readonly Identified[]) => new Promise<boolean>((answer) => setBulkReply({ rows, answer })),
    [],
  );
  const rows = useReviewRows({ actions, hrefOf, onRead: read, onReplyAll: replyAll });

  const pending = countOf(figures?.byStatus, "PENDING");
  const endBulk = (done: boolean) => {
    bulkReply?.answer(done);
    setBulkReply(undefined);
  };
  return (
    <>
      <PageHeader
        title={t("screens:ecommerce.reviews")}
        breadcrumb={[
          { label: t("shell:nav.groups.samples") },
          { label: t("screens:ecommerce.title") },
          { label: t("screens:ecommerce.reviews") },
        ]}
        status={figures ? [t("count", { count: figures.total }), t("countPending", { count: pending })] : []}
      />
      {!summary.failed && (
        <CardPair>
          {figures ? (
            <RatingCard figures={figures} list={list} />
          ) : (
            <CardSkeleton label={t("ratings.title")} lines={6} />
          )}
          {figures ? (
            <WeekCard figures={figures} list={list} />
          ) : (
            <CardSkeleton label={t("week.title")} lines={6} />
          )}
        </CardPair>
      )}
      <ListUnder>
        <DataTable
          label={t("screens:ecommerce.reviews")}
          {...table}
          rows={rows}
          views={[
            { id: "all", label: t("views.all"), count: figures?.total },
            {
              id: "published",
              label: t("statuses.PUBLISHED"),
              count: countOf(figures?.byStatus, "PUBLISHED"),
            },
            { id: "pending", label: t("statuses.PENDING"), count: pending },
          ]}
          filters={filters}
          searchLabel={t("search")}
          exportPath="/api/apps/ecommerce/reviews/export"
          empty={{ title: t("empty.title"), text: t("empty.text") }}
          failed={t("failed")}
        />
      </ListUnder>
      <KeepWhileClosing shown={opened.id ?? undefined}>
        {(id, open) => (
          <ReviewDrawer
            id={id}
            open={open}
            opened={opened}
            neighbours={items}
            actions={actions}
            replying={replying}
            onReplying={setReplying}
          />
        )}
      </KeepWhileClosing>
      <KeepWhileClosing shown={bulkReply}>
        {({ rows: chosen }, open) => (
          <BulkReplyDrawer
            open={open}
            count={chosen.length}
            onReply={(text, publish) => actions.reply(chosen, text, publish)}
            onEnd={endBulk}
          />
        )}
      </KeepWhileClosing>
    </>
  );
}
