import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import type { Crm } from "./CrmFigures.tsx";
import { useSalesPath } from "./saleList.ts";

export function CrmDaysCard({ figures: { days, agreed } }: { figures: Crm }) {
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  const navigate = useNavigate();
  const pathOf = useSalesPath();
  const { currency } = agreed.now;
  const data = useMemo((): ChartData => {
    const money = (amountMinor: number, whole: boolean) => format.money({ amountMinor, currency }, { whole });
    return {
      kind: "bar",
      label: t("crm.byDay"),
      categoryLabel: t("frame.day"),
      categories: days.map(({ date }) => format.shortDay(`${date}T00:00`)),
      series: [{ id: "now", name: t("crm.agreed"), values: days.map((day) => day.revenue.amountMinor) }],
      format: (amount) => money(amount, false),
      formatAxis: (amount) => money(amount, true),
      onSelect: (at) => {
        const day = days[at]?.date;
        if (day !== undefined) void navigate(pathOf({ date: { from: day, to: day } }));
      },
    };
  }, [days, currency, t, format, navigate, pathOf]);
  return <ChartCard title={t("crm.byDay")} data={data} height={220} />;
}
