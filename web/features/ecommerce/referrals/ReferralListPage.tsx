import { makeStyles } from "@fluentui/react-components";
import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { listVariables, readPlace } from "../../../lib/listState.ts";
import { askGatewayFor, startQuery } from "../../../lib/operations.ts";
import { useListChanges } from "../../../lib/useListChanges.ts";
import { useSettled } from "../../../lib/useSettled.ts";
import { useOpenRow } from "../../../lib/useOpenRow.ts";
import { Leaving } from "../../../ui/feedback/Leaving.tsx";
import { lazyPiece } from "../../../ui/lazy/lazyPiece.tsx";
import { CardPair } from "../../../ui/page/CardPair.tsx";
import { ListUnder } from "../../../ui/page/ListUnder.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { listPage } from "../../../ui/table/listPage.ts";
import { preloadPhone } from "../../../ui/table/phonePieces.ts";
import { HowItWorks } from "./HowItWorks.tsx";
import { InviteCard } from "./InviteCard.tsx";
import { ReferralFigures } from "./ReferralFigures.tsx";
import { referralList } from "./referralList.ts";
import { ReferralListDocument, ReferralListIdsDocument, ReferralListSummaryDocument, useReferralListChangesSubscription, useReferralListQuery, useReferralListSummaryQuery } from "./referrals.generated.ts";
import { referralFields, useReferralActions } from "./useReferralActions.tsx";
import { countOf, useReferralFilters, useReferralListState } from "./useReferralFilters.ts";
import { useReferralRows } from "./useReferralRows.tsx";

const ReferralDrawer = lazyPiece(async () => (await import("./ReferralDrawer.tsx")).ReferralDrawer);

const useStyles = makeStyles({ cards: { flexShrink: 0 } });

export function preloadReferrals(url: URL, client: ApolloClient) {
  const rows = startQuery(client, ReferralListDocument, listVariables(referralList, readPlace(referralList, url.searchParams)));
  return Promise.all([rows, startQuery(client, ReferralListSummaryDocument, {}), preloadPhone()]);
}

export function ReferralListPage() {
  const { t } = useTranslation(["ecommerceReferrals", "shell"]);
  const styles = useStyles();
  const client = useApolloClient();
  const list = useReferralListState();
  const referrals = useReferralListQuery({ variables: list.variables });
  const summary = useReferralListSummaryQuery();
  const figures = (summary.data ?? summary.previousData)?.referralSummary;
  const settled = useSettled(referrals.data !== undefined);
  const filters = useReferralFilters(list, figures);
  const actions = useReferralActions();
  const opened = useOpenRow();
  const rows = useReferralRows(actions, opened);
  const onChanged = useListChanges(referralFields, list.filtered || list.view !== "all");
  useReferralListChangesSubscription({ skip: !referrals.data, ignoreResults: true, onData: ({ data: { data } }) => onChanged(data?.referralChanged.kind, data?.referralChanged.id) });

  const views = [
    { id: "all" as const, label: t("views.all"), count: figures?.total },
    { id: "unpaid" as const, label: t("statuses.UNPAID"), count: countOf(figures, "UNPAID") },
    { id: "paid" as const, label: t("statuses.PAID"), count: countOf(figures, "PAID") },
    { id: "rejected" as const, label: t("statuses.REJECTED"), count: countOf(figures, "REJECTED") },
  ];
  return (
    <>
      <PageHeader
        title={t("screens:ecommerce.referrals")}
        breadcrumb={[{ label: t("shell:nav.groups.samples") }, { label: t("screens:ecommerce.title") }, { label: t("screens:ecommerce.referrals") }]}
        status={figures ? [t("count", { count: figures.total }), t("figures.waiting", { count: countOf(figures, "UNPAID") ?? 0 })] : []}
      />
      {!summary.error && <ReferralFigures figures={figures} list={list} />}
      <div className={styles.cards}>
        <CardPair>
          <HowItWorks />
          <InviteCard ready={settled} actions={actions} />
        </CardPair>
      </div>
      <ListUnder>
        <DataTable
          label={t("screens:ecommerce.referrals")}
          list={list}
          page={listPage(referrals, (data) => data.referrals, summary)}
          rows={rows}
          views={views}
          filters={filters}
          searchLabel={t("search")}
          exportPath="/api/apps/ecommerce/referrals/export"
          matching={async () => (await askGatewayFor(client, ReferralListIdsDocument, { filter: list.variables.filter })).referralIds}
          empty={{ title: t("empty.title"), text: t("empty.text") }}
          failed={t("failed")}
        />
      </ListUnder>
      <Leaving shown={opened.id ?? undefined}>{(id, open) => <ReferralDrawer id={id} open={open} actions={actions} onClose={opened.close} />}</Leaving>
    </>
  );
}
