import { makeStyles } from "@fluentui/react-components";
import { useMemo } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useClock } from "#web/features/develop/shared/useClock.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartColor, ChartData } from "#web/ui/chart/chartData.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { healthTexts, type History, useUnits } from "./healthParts.ts";

const useStyles = makeStyles({
  charts: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 420px), 1fr))",
    gap: "16px",
  },
});

const MIB = 2 ** 20;

type Series = { id: keyof History; color: ChartColor };
type Unit = "number" | "ms" | "mib";

const charts = [
  {
    id: "requests",
    unit: "number",
    series: [
      { id: "requests", color: 1 },
      { id: "failures", color: 6 },
    ],
  },
  {
    id: "latency",
    unit: "ms",
    series: [
      { id: "p50", color: 4 },
      { id: "p95", color: 1 },
      { id: "p99", color: 2 },
    ],
  },
  { id: "lag", unit: "ms", series: [{ id: "lag", color: 5 }] },
  { id: "memory", unit: "mib", series: [{ id: "memory", color: 3 }] },
] as const satisfies readonly { id: string; unit: Unit; series: readonly Series[] }[];

/** The last hour, in four charts. */
export function HealthCharts({ history }: { history: History }) {
  const styles = useStyles();
  const words = useWords(healthTexts);
  const { clock } = useFormat();
  const exact = useClock();
  const { number, ms, bytes } = useUnits();
  const drawn = useMemo(() => {
    const shown = { ...history, memory: history.memory.map((one) => one / MIB) };
    const write = { number, ms, mib: (value: number) => bytes(value * MIB) };
    return charts.map(({ id, unit, series }): ChartData => ({
      kind: "line",
      label: words(`charts.${id}`),
      categoryLabel: words("charts.time"),
      categories: history.times.map(exact),
      axisCategories: history.times.map((time) => clock(time)),
      series: series.map((one) => ({
        id: one.id,
        name: words(`series.${one.id}`),
        values: shown[one.id],
        color: one.color,
      })),
      format: write[unit],
      axisFrom: 0,
    }));
  }, [history, words, clock, exact, number, ms, bytes]);
  if (history.times.length === 0)
    return (
      <Card title={words("charts.title")}>
        <EmptyState title={words("charts.emptyTitle")} text={words("charts.emptyText")} />
      </Card>
    );
  return (
    <div className={styles.charts}>
      {drawn.map((data) => (
        <ChartCard key={data.label} title={data.label} data={data} height={200} />
      ))}
    </div>
  );
}
