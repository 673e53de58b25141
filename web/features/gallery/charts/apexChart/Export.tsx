import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";

const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1));
const income = [820, 910, 1040, 990, 1180, 1260, 1320, 1290, 1410, 1530, 1620, 1710];
const spent = [610, 640, 700, 690, 760, 800, 820, 850, 880, 930, 960, 1010];

export const Export: Demo = { order: 40, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  const format = useFormat();
  const data = useMemo<ChartData>(() => {
    const money = (yuan: number) =>
      format.money({ amountMinor: yuan * 100, currency: "CNY" }, { whole: true });
    return {
      kind: "bar",
      label: t("apex-chart.Export.title"),
      categoryLabel: t("words.month"),
      categories: months.map(format.month),
      series: [
        { id: "income", name: t("words.income"), values: income },
        { id: "spent", name: t("words.spent"), values: spent },
      ],
      format: money,
    };
  }, [t, format]);
  return (
    <ChartCard
      title={t("apex-chart.Export.title")}
      data={data}
      height={220}
      fileName="berth-income-and-cost"
    />
  );
}
