import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { referralListPath } from "#web/features/ecommerce/shared/referralPaths.ts";
import { countOf } from "#web/ui/table/useSummary.ts";
import type { ReferralFigures as Figures, ReferralListState } from "./useReferralFilters.ts";

export function ReferralFigures({
  figures,
  list,
}: {
  figures: Figures | undefined;
  list: ReferralListState;
}) {
  const { t } = useTranslation("ecommerceReferrals");
  const format = useFormat();
  const count = (status: "PAID" | "UNPAID" | "REJECTED") => countOf(figures?.byStatus, status) ?? 0;
  const to = (view: "all" | "paid" | "unpaid") => referralListPath + list.viewHref(view);
  const share =
    figures && figures.value.amountMinor > 0 ? figures.earning.amountMinor / figures.value.amountMinor : 0;
  const noted = (note: string) => (figures ? { note } : {});
  return (
    <StatCards
      figures={[
        {
          id: "earning",
          label: t("figures.earning"),
          value: figures && format.money(figures.earning),
          to: to("paid"),
          ...(figures && noted(t("figures.ofItPaid", { amount: format.money(figures.paid) }))),
        },
        {
          id: "unpaid",
          label: t("figures.unpaid"),
          value: figures && format.money(figures.unpaid),
          to: to("unpaid"),
          ...noted(t("figures.waiting", { count: count("UNPAID") })),
        },
        {
          id: "referrals",
          label: t("figures.referrals"),
          value: figures?.total,
          to: to("all"),
          ...noted(
            t("figures.divided", {
              paid: format.number(count("PAID")),
              rejected: format.number(count("REJECTED")),
            }),
          ),
        },
        {
          id: "value",
          label: t("figures.value"),
          value: figures && format.money(figures.value),
          ...noted(t("figures.share", { share: format.percent(share) })),
        },
      ]}
    />
  );
}
