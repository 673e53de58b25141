import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ChartBrush } from "#web/ui/chart/ChartBrush.tsx";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import { type ChartData, partOfChart } from "#web/ui/chart/chartData.ts";

const day = 86_400_000;
const first = Date.UTC(2026, 8, 1, 4);
const days = Array.from({ length: 90 }, (_, at) => first + at * day);
const visits = days.map((_, at) => Math.round(900 + 260 * Math.sin(at / 5) + at * 6 + ((at * 37) % 90)));

export const Brush: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  const format = useFormat();
  const [range, setRange] = useState({ from: 60, to: 89 });
  const whole = useMemo<ChartData>(
    () => ({
      kind: "area",
      label: t("words.visits"),
      categoryLabel: t("words.day"),
      categories: days.map(format.shortDay),
      series: [{ id: "visits", name: t("words.visits"), values: visits }],
      format: format.number,
    }),
    [t, format],
  );
  const part = useMemo(() => partOfChart(whole, range.from, range.to), [whole, range]);
  return (
    <ChartCard
      title={t("words.visits")}
      data={part}
      height={200}
      under={<ChartBrush data={whole} {...range} onChange={setRange} />}
    />
  );
}
