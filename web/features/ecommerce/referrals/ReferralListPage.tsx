import { useOpenRow } from "#web/lib/list/useOpenRow.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useAfterDelay } from "#web/lib/timing/useAfterDelay.ts";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { CardPair } from "#web/ui/page/CardPair.tsx";
import { ListScreen } from "#web/ui/table/ListScreen.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { useRowsDrawer } from "#web/ui/record/useRowsDrawer.tsx";
import { countOf, useSummary } from "#web/ui/table/useSummary.ts";
import { referralListPath } from "#web/features/ecommerce/shared/referralPaths.ts";
import { HowItWorks } from "./HowItWorks.tsx";
import { InviteCard } from "./InviteCard.tsx";
import { referralList } from "./referralList.ts";
import {
  referralListDocuments,
  ReferralListSummaryDocument,
  type ReferralListSummaryQuery,
} from "./referrals.generated.ts";
import { useReferralRows } from "./useReferralRows.tsx";

const ReferralBulkEdit = lazyComponent(() => import("./ReferralBulkEdit.tsx"), "ReferralBulkEdit", {
  texts: ["form"],
});
const ReferralDrawer = lazyComponent(() => import("./ReferralDrawer.tsx"), "ReferralDrawer");

export const preload = preloadList(referralList, referralListDocuments, ReferralListSummaryDocument);

export function Page() {
  const words = useWords(referralList.texts);
  const summary = useSummary(ReferralListSummaryDocument);
  const { figures } = summary;
  const live = useLiveList(referralList, referralListDocuments, { summary });
  const settled = useAfterDelay(live.answered);
  const opened = useOpenRow();
  const bulkEdit = useRowsDrawer(ReferralBulkEdit);
  const rows = useReferralRows(opened, bulkEdit.run);
  const unpaid = countOf(figures?.byStatus, "UNPAID");
  return (
    <>
      <ListScreen
        live={live}
        rows={rows}
        status={
          figures && [words("count", { count: figures.total }), words("figures.waiting", { count: unpaid })]
        }
        counts={{
          all: figures?.total,
          unpaid,
          paid: countOf(figures?.byStatus, "PAID"),
          rejected: countOf(figures?.byStatus, "REJECTED"),
        }}
        known={{ status: { counts: figures?.byStatus } }}
        above={
          <>
            {!summary.failed && <Figures figures={figures} hrefOf={live.list.viewHref} />}
            <CardPair>
              <HowItWorks />
              <InviteCard ready={settled} />
            </CardPair>
          </>
        }
        exportPath="/api/apps/ecommerce/referrals/export"
      />
      {bulkEdit.drawer}
      <KeepWhileClosing shown={opened.id ?? undefined}>
        {(id, open) => (
          <ReferralDrawer
            id={id}
            open={open}
            rows={live.items}
            actions={(referral) => rows.actions(referral).filter((action) => action.id !== "open")}
            onClose={opened.close}
          />
        )}
      </KeepWhileClosing>
    </>
  );
}

interface FiguresProps {
  figures: ReferralListSummaryQuery["summary"] | undefined;
  hrefOf: (view: "all" | "paid" | "unpaid") => string;
}

function Figures({ figures, hrefOf }: FiguresProps) {
  const words = useWords(referralList.texts);
  const { money, number, percent } = useFormat();
  const count = (status: string) => countOf(figures?.byStatus, status) ?? 0;
  const share =
    figures && figures.value.amountMinor > 0 ? figures.earning.amountMinor / figures.value.amountMinor : 0;
  return (
    <StatCards
      texts={referralList.texts}
      figures={[
        {
          id: "earning",
          value: figures && money(figures.earning),
          to: referralListPath + hrefOf("paid"),
          note: figures && words("figures.ofItPaid", { amount: money(figures.paid) }),
        },
        {
          id: "unpaid",
          value: figures && money(figures.unpaid),
          to: referralListPath + hrefOf("unpaid"),
          note: figures && words("figures.waiting", { count: count("UNPAID") }),
        },
        {
          id: "referrals",
          value: figures?.total,
          to: referralListPath + hrefOf("all"),
          note:
            figures &&
            words("figures.divided", { paid: number(count("PAID")), rejected: number(count("REJECTED")) }),
        },
        {
          id: "value",
          value: figures && money(figures.value),
          note: figures && words("figures.share", { share: percent(share) }),
        },
      ]}
    />
  );
}
