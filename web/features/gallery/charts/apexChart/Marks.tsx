import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { hours, wave } from "./parts/sample.ts";

export const Marks: Demo = { order: 30, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  const { number } = useFormat();
  const data = useMemo<ChartData>(
    () => ({
      kind: "line",
      label: t("words.latency"),
      categoryLabel: t("words.hour"),
      categories: hours,
      series: [
        { id: "now", name: t("words.today"), values: wave(140, 40, 1) },
        { id: "before", name: t("words.yesterday"), values: wave(120, 32, 2), color: 8 },
      ],
      format: (milliseconds) => t("words.milliseconds", { value: number(milliseconds) }),
      formatAxis: number,
      axisFrom: 0,
      limit: { value: 160, name: t("words.limit") },
      marks: [
        { category: 6, name: t("apex-chart.Marks.deployed") },
        { category: 15, name: t("apex-chart.Marks.scaled") },
      ],
    }),
    [t, number],
  );
  return <ChartCard title={t("words.latency")} data={data} height={220} />;
}
