import { useMemo } from "react";
import { FEN } from "#web/lib/texts/amounts.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import type { ChartData, ChartSeries } from "#web/ui/chart/chartData.ts";

/** What is shown of usage: `days` as `2026-11-25`, the values in millionths, all else in words. */
export interface UsageChart {
  label: string;
  dayLabel: string;
  days: readonly string[];
  series: readonly ChartSeries[];
  /** How a day is written; without it as a short date. */
  dayText?: (day: string) => string;
}

/** The chart of what each thing cost day by day; the same object while nothing in it changes. */
export function useUsageChart({ label, dayLabel, days, series, dayText }: UsageChart): ChartData {
  const format = useFormat();
  return useMemo(
    () => ({
      kind: "stacked",
      label,
      categoryLabel: dayLabel,
      categories: days.map(dayText ?? ((day) => format.shortDay(`${day}T00:00`))),
      series,
      format: (amount) => format.micros(String(Math.round(amount))),
      formatAxis: (amount) =>
        format.money({ amountMinor: Math.round(amount / FEN), currency: "CNY" }, { whole: true }),
    }),
    [label, dayLabel, days, series, dayText, format],
  );
}
