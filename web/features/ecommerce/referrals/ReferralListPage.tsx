import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useAfterDelay } from "#web/lib/timing/useAfterDelay.ts";
import { useOpenRow } from "#web/lib/list/useOpenRow.ts";
import { KeepWhileClosing } from "#web/ui/feedback/KeepWhileClosing.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { CardPair } from "#web/ui/page/CardPair.tsx";
import { ListUnder } from "#web/ui/page/ListUnder.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { countOf, useSummary } from "#web/ui/table/useSummary.ts";
import { HowItWorks } from "./HowItWorks.tsx";
import { InviteCard } from "./InviteCard.tsx";
import { ReferralFigures } from "./ReferralFigures.tsx";
import { referralList } from "./referralList.ts";
import {
  ReferralListChangesDocument,
  ReferralListDocument,
  ReferralListIdsDocument,
  ReferralListSummaryDocument,
} from "./referrals.generated.ts";
import { useReferralActions } from "./useReferralActions.tsx";
import { useReferralFilters } from "./useReferralFilters.ts";
import { useReferralRows } from "./useReferralRows.tsx";

const ReferralDrawer = lazyComponent(async () => (await import("./ReferralDrawer.tsx")).ReferralDrawer);

const useStyles = makeStyles({ cards: { flexShrink: 0 } });

const documents = {
  page: ReferralListDocument,
  ids: ReferralListIdsDocument,
  changes: ReferralListChangesDocument,
};

export const preloadReferrals = preloadList(referralList, documents, ReferralListSummaryDocument);

export function ReferralListPage() {
  const { t } = useTranslation(["ecommerceReferrals", "shell"]);
  const styles = useStyles();
  const summary = useSummary(ReferralListSummaryDocument);
  const { figures } = summary;
  const { table, list, answered } = useLiveList(referralList, documents, { summary });
  const settled = useAfterDelay(answered);
  const filters = useReferralFilters(list, figures);
  const actions = useReferralActions();
  const opened = useOpenRow();
  const rows = useReferralRows(actions, opened);

  const views = [
    { id: "all" as const, label: t("views.all"), count: figures?.total },
    { id: "unpaid" as const, label: t("statuses.UNPAID"), count: countOf(figures?.byStatus, "UNPAID") },
    { id: "paid" as const, label: t("statuses.PAID"), count: countOf(figures?.byStatus, "PAID") },
    { id: "rejected" as const, label: t("statuses.REJECTED"), count: countOf(figures?.byStatus, "REJECTED") },
  ];
  return (
    <>
      <PageHeader
        title={t("screens:ecommerce.referrals")}
        breadcrumb={[
          { label: t("shell:nav.groups.samples") },
          { label: t("screens:ecommerce.title") },
          { label: t("screens:ecommerce.referrals") },
        ]}
        status={
          figures
            ? [
                t("count", { count: figures.total }),
                t("figures.waiting", { count: countOf(figures?.byStatus, "UNPAID") ?? 0 }),
              ]
            : []
        }
      />
      {!summary.failed && <ReferralFigures figures={figures} list={list} />}
      <div className={styles.cards}>
        <CardPair>
          <HowItWorks />
          <InviteCard ready={settled} actions={actions} />
        </CardPair>
      </div>
      <ListUnder>
        <DataTable
          label={t("screens:ecommerce.referrals")}
          {...table}
          rows={rows}
          views={views}
          filters={filters}
          searchLabel={t("search")}
          exportPath="/api/apps/ecommerce/referrals/export"
          empty={{ title: t("empty.title"), text: t("empty.text") }}
          failed={t("failed")}
        />
      </ListUnder>
      <KeepWhileClosing shown={opened.id ?? undefined}>
        {(id, open) => <ReferralDrawer id={id} open={open} actions={actions} onClose={opened.close} />}
      </KeepWhileClosing>
    </>
  );
}
