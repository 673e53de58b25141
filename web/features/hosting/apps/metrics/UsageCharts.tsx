import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useMemo } from "react";
import { exactTime } from "#web/lib/texts/exactTime.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData, ChartSeries } from "#web/ui/chart/chartData.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Metrics, type MetricsTabProps, metricTexts, newestOf } from "./metricParts.ts";
import { unitOf, useUsageWords } from "./useUsageWords.ts";

const MIB = 1_024 * 1_024;
const HEIGHT = 200;
const SMALL = 104;

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "16px",
    "@media (max-width: 959.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  small: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 224px), 1fr))" },
  wide: { gridColumn: "1 / -1", display: "grid" },
  figures: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "4px 12px", margin: 0 },
  value: { ...typographyStyles.subtitle1, fontVariantNumeric: "tabular-nums" },
  of: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

interface UsageChartsProps extends MetricsTabProps {
  metrics: Metrics;
  split: "total" | "pods";
  /** Three small ones side by side. */
  isSmall?: boolean;
}

export function UsageCharts({ metrics, split, app: { replicas, spec }, isSmall = false }: UsageChartsProps) {
  const styles = useStyles();
  const words = useWords(metricTexts);
  const format = useFormat();
  const write = useUsageWords();
  const { cpuMilli, memoryMib } = spec;
  const charts = useMemo(() => {
    const { seconds, times, total, pods } = metrics;
    const categories = times.map((time) =>
      seconds === 3_600
        ? `${format.shortDay(time)} ${format.clock(time)}`
        : seconds === 60
          ? format.clock(time)
          : exactTime(time).slice(0, 8),
    );
    const axisCategories = seconds === 15 ? times.map((time) => format.clock(time)) : categories;
    /** Values are drawn in the unit that they are written in, so that the axis has round numbers. */
    const chart = (
      label: string,
      series: ChartSeries[],
      { text, hasUnits }: { text: (value: number) => string; hasUnits: boolean },
    ): ChartData => {
      const most = series.reduce(
        (all, { values }) => values.reduce<number>((sum, value) => Math.max(sum, value ?? 0), all),
        0,
      );
      const unit = hasUnits ? unitOf(most) : 1;
      return {
        kind: "area",
        label,
        categoryLabel: words("time"),
        categories,
        axisCategories,
        series: series.map((one) => ({
          ...one,
          values: one.values.map((value) => (value === null ? null : value / unit)),
        })),
        format: (value) => text(value * unit),
        axisFrom: 0,
      };
    };
    const of = (kind: "cpuMilli" | "memoryBytes", label: string, color: 1 | 3): ChartSeries[] =>
      split === "pods" && pods.length > 0
        ? pods.map(({ pod, usage }) => ({ id: pod, name: pod, values: usage[kind] }))
        : [{ id: kind, name: label, values: total[kind], color }];
    return {
      cpu: chart(words("cpu"), of("cpuMilli", words("cpu"), 1), { text: write.cores, hasUnits: false }),
      memory: chart(words("memory"), of("memoryBytes", words("memory"), 3), {
        text: write.bytes,
        hasUnits: true,
      }),
      network: chart(
        words("network"),
        split === "pods" && pods.length > 0
          ? pods.map(({ pod, usage }) => ({
              id: pod,
              name: pod,
              values: usage.received.map((value, place) =>
                value === null ? null : value + (usage.sent[place] ?? 0),
              ),
            }))
          : [
              { id: "received", name: words("received"), values: total.received, color: 4 },
              { id: "sent", name: words("sent"), values: total.sent, color: 2 },
            ],
        { text: write.bytesPerSecond, hasUnits: true },
      ),
    };
  }, [metrics, split, words, format, write]);
  const figure = (value: number | null, text: (value: number) => string, limit: string) => (
    <p className={styles.figures}>
      <span className={styles.value}>{value === null ? words("none") : text(value)}</span>
      <span className={styles.of}>{limit}</span>
    </p>
  );
  const { total } = metrics;
  const [received, sent] = [newestOf(total.received), newestOf(total.sent)];
  return (
    <div className={mergeClasses(styles.grid, isSmall && styles.small)}>
      <ChartCard
        title={words("cpu")}
        data={charts.cpu}
        height={isSmall ? SMALL : HEIGHT}
        figures={figure(
          newestOf(total.cpuMilli),
          write.cores,
          words("limit", { value: write.cores(cpuMilli * replicas) }),
        )}
      />
      <ChartCard
        title={words("memory")}
        data={charts.memory}
        height={isSmall ? SMALL : HEIGHT}
        figures={figure(
          newestOf(total.memoryBytes),
          write.bytes,
          words("limit", { value: write.bytes(memoryMib * MIB * replicas) }),
        )}
      />
      <div className={isSmall ? undefined : styles.wide}>
        <ChartCard
          title={words("network")}
          data={charts.network}
          height={isSmall ? SMALL : HEIGHT}
          figures={
            isSmall ? (
              figure(
                received === null || sent === null ? null : received + sent,
                write.bytesPerSecond,
                words("total"),
              )
            ) : (
              <p className={styles.figures}>
                <span className={styles.of}>{words("received")}</span>
                <span className={styles.value}>
                  {received === null ? words("none") : write.bytesPerSecond(received)}
                </span>
                <span className={styles.of}>{words("sent")}</span>
                <span className={styles.value}>
                  {sent === null ? words("none") : write.bytesPerSecond(sent)}
                </span>
              </p>
            )
          }
        />
      </div>
    </div>
  );
}
