import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { listVariables, readPlace } from "../../../lib/listState.ts";
import { askGatewayFor, startQuery } from "../../../lib/operations.ts";
import { useListChanges } from "../../../lib/useListChanges.ts";
import { useOpenRow } from "../../../lib/useOpenRow.ts";
import { CardSkeleton } from "../../../ui/feedback/CardSkeleton.tsx";
import { Leaving } from "../../../ui/feedback/Leaving.tsx";
import { lazyPiece } from "../../../ui/lazy/lazyPiece.tsx";
import { CardPair } from "../../../ui/page/CardPair.tsx";
import { ListUnder } from "../../../ui/page/ListUnder.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import type { Identified } from "../../../ui/table/column.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { listPage } from "../../../ui/table/listPage.ts";
import { preloadPhone } from "../../../ui/table/phonePieces.ts";
import { RatingCard } from "./RatingCard.tsx";
import { reviewList } from "./reviewList.ts";
import { ReviewListDocument, ReviewListIdsDocument, ReviewListSummaryDocument, useReviewListChangesSubscription, useReviewListQuery, useReviewListSummaryQuery } from "./reviews.generated.ts";
import { reviewFields, useReviewActions } from "./useReviewActions.ts";
import { useReviewFilters, useReviewListState } from "./useReviewFilters.ts";
import { useReviewRows } from "./useReviewRows.tsx";
import { WeekCard } from "./WeekCard.tsx";

const ReviewDrawer = lazyPiece(async () => (await import("./ReviewDrawer.tsx")).ReviewDrawer);
const BulkReplyDrawer = lazyPiece(async () => (await import("./BulkReplyDrawer.tsx")).BulkReplyDrawer);

export function preloadReviews(url: URL, client: ApolloClient) {
  const rows = startQuery(client, ReviewListDocument, listVariables(reviewList, readPlace(reviewList, url.searchParams)));
  return Promise.all([rows, startQuery(client, ReviewListSummaryDocument, {}), preloadPhone()]);
}

interface BulkReply {
  rows: readonly Identified[];
  answer: (done: boolean) => void;
}

export function ReviewListPage() {
  const { t } = useTranslation(["ecommerceReviews", "shell"]);
  const client = useApolloClient();
  const list = useReviewListState();
  const reviews = useReviewListQuery({ variables: list.variables });
  const summary = useReviewListSummaryQuery();
  const figures = (summary.data ?? summary.previousData)?.reviewSummary;
  const filters = useReviewFilters(list, figures);
  const actions = useReviewActions();
  const opened = useOpenRow();
  const [replying, setReplying] = useState(false);
  const [bulkReply, setBulkReply] = useState<BulkReply>();
  const { hrefOf, open } = opened;
  const read = useCallback((id: string, reply: boolean) => (setReplying(reply), open(id)), [open]);
  const replyAll = useCallback((rows: readonly Identified[]) => new Promise<boolean>((answer) => setBulkReply({ rows, answer })), []);
  const rows = useReviewRows({ actions, hrefOf, onRead: read, onReplyAll: replyAll });
  const onChanged = useListChanges(reviewFields, list.filtered || list.view !== "all");
  useReviewListChangesSubscription({ skip: !reviews.data, ignoreResults: true, onData: ({ data: { data } }) => onChanged(data?.reviewChanged.kind, data?.reviewChanged.id) });

  const page = listPage(reviews, (data) => data.reviews, summary);
  const counted = (status: string) => figures && (figures.byStatus.find(({ value }) => value === status)?.count ?? 0);
  const pending = counted("PENDING");
  const endBulk = (done: boolean) => {
    bulkReply?.answer(done);
    setBulkReply(undefined);
  };
  return (
    <>
      <PageHeader
        title={t("screens:ecommerce.reviews")}
        breadcrumb={[{ label: t("shell:nav.groups.samples") }, { label: t("screens:ecommerce.title") }, { label: t("screens:ecommerce.reviews") }]}
        status={figures ? [t("count", { count: figures.total }), t("countPending", { count: pending })] : []}
      />
      {!summary.error && (
        <CardPair>
          {figures ? <RatingCard figures={figures} list={list} /> : <CardSkeleton label={t("ratings.title")} lines={6} />}
          {figures ? <WeekCard figures={figures} list={list} /> : <CardSkeleton label={t("week.title")} lines={6} />}
        </CardPair>
      )}
      <ListUnder>
        <DataTable
          label={t("screens:ecommerce.reviews")}
          list={list}
          page={page}
          rows={rows}
          views={[
            { id: "all", label: t("views.all"), count: figures?.total },
            { id: "published", label: t("statuses.PUBLISHED"), count: counted("PUBLISHED") },
            { id: "pending", label: t("statuses.PENDING"), count: pending },
          ]}
          filters={filters}
          searchLabel={t("search")}
          exportPath="/api/apps/ecommerce/reviews/export"
          matching={async () => (await askGatewayFor(client, ReviewListIdsDocument, { filter: list.variables.filter })).reviewIds}
          empty={{ title: t("empty.title"), text: t("empty.text") }}
          failed={t("failed")}
        />
      </ListUnder>
      <Leaving shown={opened.id ?? undefined}>
        {(id, open) => <ReviewDrawer id={id} open={open} opened={opened} neighbours={page.page?.items ?? []} actions={actions} replying={replying} onReplying={setReplying} />}
      </Leaving>
      <Leaving shown={bulkReply}>
        {({ rows: chosen }, open) => <BulkReplyDrawer open={open} count={chosen.length} onReply={(text, publish) => actions.reply(chosen, text, publish)} onEnd={endBulk} />}
      </Leaving>
    </>
  );
}
