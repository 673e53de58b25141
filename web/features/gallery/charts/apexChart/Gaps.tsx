import { makeStyles } from "@fluentui/react-components";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { topSeries } from "#web/ui/chart/topSeries.ts";
import { hours, wave } from "./parts/sample.ts";

const useStyles = makeStyles({
  pair: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(300px, 100%), 1fr))",
    gap: "16px",
  },
});

const apps = ["quay", "pier", "crane", "buoy", "tide", "gull", "mast", "hull"];
const today = wave(420, 160, 0).map((value, hour) => (hour > 17 ? null : value));

export const Gaps: Demo = { order: 80, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCharts");
  const { number } = useFormat();
  const [running, many] = useMemo<[ChartData, ChartData]>(() => {
    const shared = { categoryLabel: t("words.hour"), format: number };
    const rows = apps.flatMap((name, at) =>
      hours
        .slice(8, 16)
        .map((category, hour) => ({ id: name, name, category, value: 80 - at * 9 + hour * (at % 3) })),
    );
    return [
      {
        ...shared,
        kind: "line",
        label: t("words.requests"),
        categories: hours,
        series: [
          { id: "now", name: t("words.today"), values: today },
          { id: "before", name: t("words.yesterday"), values: wave(380, 120, 2), color: 8 },
        ],
      },
      {
        ...shared,
        kind: "stacked",
        label: t("apex-chart.Gaps.many"),
        categories: hours.slice(8, 16),
        series: topSeries(rows, hours.slice(8, 16), t("words.others")),
      },
    ];
  }, [t, number]);
  return (
    <div className={styles.pair}>
      <ChartCard title={t("words.requests")} data={running} />
      <ChartCard title={t("apex-chart.Gaps.many")} data={many} />
    </div>
  );
}
