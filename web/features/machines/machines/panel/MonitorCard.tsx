import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import type { MachineMetricRange } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Chart } from "#web/ui/chart/Chart.tsx";
import { type ChartData, type ChartSeries, seriesColor } from "#web/ui/chart/chartData.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { panelTexts } from "#web/features/machines/machines/machineParts.ts";
import { GIB, MIB, type Panel } from "./panelParts.ts";
import { isMeasured, newestOf } from "./monitorParts.ts";
import { useMonitor } from "./useMonitor.ts";

const ranges = ["HOUR", "SIX_HOURS", "DAY", "WEEK"] as const satisfies readonly MachineMetricRange[];

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gap: "16px 24px",
    gridTemplateColumns: "repeat(auto-fit, minmax(max(40%, min(100%, 280px)), 1fr))",
  },
  part: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4px", minInlineSize: 0 },
  head: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "4px 8px" },
  name: { color: appTokens.colorNeutralForeground3 },
  value: { ...typographyStyles.subtitle1, fontVariantNumeric: "tabular-nums" },
  of: { ...typographyStyles.caption1, marginInlineStart: "auto", color: appTokens.colorNeutralForeground3 },
  legend: { display: "inline-flex", alignItems: "center", gap: "4px", marginInlineEnd: "8px" },
  swatch: { inlineSize: "10px", blockSize: "10px", borderRadius: "2px" },
});

export interface MonitorCardProps {
  machine: Panel;
  isSmall?: boolean;
}

/** What a machine uses, in four charts. */
export function MonitorCard({ machine, isSmall = false }: MonitorCardProps) {
  const styles = useStyles();
  const words = useWords(panelTexts);
  const format = useFormat();
  const [range, setRange] = useState<MachineMetricRange>("HOUR");
  const { shown, error, again } = useMonitor(machine.id, range);
  const choice = (
    <Segmented
      label={words("monitor.range")}
      value={range}
      onChange={setRange}
      parts={ranges.map((value) => ({ value, label: words(`monitor.ranges.${value}`) }))}
    />
  );
  if (!shown)
    return error ? (
      <ErrorState title={words("monitor.failed")} error={error} onRetry={again} />
    ) : (
      <CardSkeleton label={words("monitor.title")} lines={8} />
    );
  if (!isMeasured(shown))
    return (
      <Card title={words("monitor.title")} tools={choice}>
        <EmptyState title={words("monitor.none")} text={words("monitor.noneText")} />
      </Card>
    );
  const categories = shown.times.map((time) =>
    range === "WEEK" ? `${format.shortDay(time)} ${format.clock(time)}` : format.clock(time),
  );
  const { flavor, bandwidthMbps } = machine;
  const short = (value: number) =>
    format.number(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
  const chart = (label: string, series: ChartSeries[], write: (value: number) => string): ChartData => ({
    kind: "area",
    label,
    categoryLabel: words("monitor.time"),
    categories,
    series,
    format: write,
    axisFrom: 0,
  });
  const scaled = (values: readonly (number | null)[], by: number) =>
    values.map((value) => (value === null ? null : value / by));
  const percent = (value: number) => format.percent(value / 100);
  const gib = (value: number) => words("gib", { value: short(value) });
  const mbps = (value: number) => words("mbps", { value: short(value) });
  const mib = (value: number) => words("mibPerSecond", { value: short(value) });
  const parts = [
    {
      id: "cpu",
      write: percent,
      of: words("monitor.cores", { count: flavor.vcpu, value: format.number(flavor.vcpu) }),
      series: [{ id: "cpu", values: scaled(shown.cpuMilli, flavor.vcpu * 10), color: 1 as const }],
    },
    {
      id: "memory",
      write: gib,
      of: words("monitor.of", { value: gib(flavor.memoryMib / 1_024) }),
      series: [{ id: "memory", values: scaled(shown.memoryBytes, GIB), color: 3 as const }],
    },
    {
      id: "network",
      write: mbps,
      of: words("monitor.of", { value: mbps(bandwidthMbps) }),
      series: [
        { id: "sent", values: scaled(shown.sent, 125_000), color: 1 as const },
        { id: "received", values: scaled(shown.received, 125_000), color: 2 as const },
      ],
    },
    {
      id: "disk",
      write: mib,
      of: "",
      series: [
        { id: "written", values: scaled(shown.written, MIB), color: 4 as const },
        { id: "read", values: scaled(shown.read, MIB), color: 2 as const },
      ],
    },
  ] as const;
  return (
    <Card title={words("monitor.title")} tools={choice}>
      <div className={styles.grid}>
        {parts.map(({ id, write, of, series }) => {
          const [first] = series;
          const now = newestOf(first.values);
          return (
            <section key={id} className={styles.part} aria-label={words(`monitor.kinds.${id}`)}>
              <div className={styles.head}>
                <span className={styles.name}>{words(`monitor.kinds.${id}`)}</span>
                <span className={styles.value}>{now === null ? words("monitor.nothing") : write(now)}</span>
                <span className={styles.of}>
                  {series.length > 1 &&
                    series.map((one, at) => (
                      <span key={one.id} className={styles.legend}>
                        <span
                          className={styles.swatch}
                          style={{ backgroundColor: seriesColor(at, one.color) }}
                        />
                        {words(`monitor.series.${one.id}`)}
                      </span>
                    ))}
                  {of}
                </span>
              </div>
              <Chart
                data={chart(
                  words(`monitor.kinds.${id}`),
                  series.map((one) => ({ ...one, name: words(`monitor.series.${one.id}`) })),
                  write,
                )}
                height={isSmall ? 120 : 200}
              />
            </section>
          );
        })}
      </div>
    </Card>
  );
}
