import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import type { Sales } from "./SalesFigures.tsx";
import { ordersOfDays } from "#web/features/dashboards/shared/listPaths.ts";

export function RevenueCard({ sales: { days, revenue } }: { sales: Sales }) {
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  const navigate = useNavigate();
  const { currency } = revenue.now;
  const data = useMemo((): ChartData => {
    const money = (amountMinor: number, whole: boolean) => format.money({ amountMinor, currency }, { whole });
    return {
      kind: "area",
      label: t("shop.byDay"),
      categoryLabel: t("frame.day"),
      categories: days.map(({ date }) => format.shortDay(`${date}T00:00`)),
      series: [
        { id: "now", name: t("frame.now"), values: days.map((day) => day.revenue.amountMinor) },
        {
          id: "before",
          name: t("frame.earlier"),
          values: days.map((day) => day.before.amountMinor),
          color: 8,
        },
      ],
      format: (amount) => money(amount, false),
      formatAxis: (amount) => money(amount, true),
      onSelect: (at) => {
        const date = days[at]?.date;
        if (date !== undefined) void navigate(ordersOfDays(date, date));
      },
    };
  }, [days, currency, t, format, navigate]);
  return <ChartCard title={t("shop.byDay")} data={data} height={280} />;
}
