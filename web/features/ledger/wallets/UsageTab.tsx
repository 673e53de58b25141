import { makeStyles } from "@fluentui/react-components";
import { useMemo } from "react";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { MetersCard } from "./MetersCard.tsx";
import { MonthCard } from "./MonthCard.tsx";
import { RunwayCard } from "./RunwayCard.tsx";
import { UsageLinesCard } from "./UsageLinesCard.tsx";
import { SpendingChangesDocument, useWalletUsageQuery } from "./usage.generated.ts";
import { partsOf, type Part, type UsageDay, usageTexts } from "./usageParts.ts";
import { offsetHere } from "./walletParts.ts";

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)",
    gap: "16px",
    "@media (max-width: 959.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  side: { display: "grid", gap: "16px", alignContent: "start", gridTemplateColumns: "minmax(0, 1fr)" },
});

export function UsageTab() {
  const styles = useStyles();
  const words = useWords(usageTexts);
  const { data, error, refetch } = useWalletUsageQuery({
    variables: { offset: offsetHere() },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  useChanges(SpendingChangesDocument, again, data !== undefined);
  const parts = useParts(data?.usageDays ?? []);
  const chart = useChart(parts);
  if (!data)
    return error ? (
      <ErrorState title={words("failed")} error={error} onRetry={again} />
    ) : (
      <CardSkeleton label={words("title")} lines={8} />
    );
  const { spending } = data;
  return (
    <div className={styles.page}>
      <div className={styles.row}>
        <ChartCard title={words("chart.title")} data={chart} height={232} />
        <div className={styles.side}>
          <RunwayCard spending={spending} />
          <MonthCard spending={spending} onChange={again} />
        </div>
      </div>
      <MetersCard spending={spending} parts={parts} />
      <UsageLinesCard meters={spending.meters} stamp={spending.monthToDate} />
    </div>
  );
}

const daysOf = (rows: readonly UsageDay[]): string[] => [...new Set(rows.map(({ day }) => day))].toSorted();

function useParts(rows: readonly UsageDay[]): { days: string[]; parts: Part[] } {
  const words = useWords(usageTexts);
  return useMemo(() => {
    const days = daysOf(rows);
    return { days, parts: partsOf(rows, days, words("others")) };
  }, [rows, words]);
}

function useChart({ days, parts }: { days: string[]; parts: Part[] }): ChartData {
  const words = useWords(usageTexts);
  const format = useFormat();
  return useMemo(
    () => ({
      kind: "stacked",
      label: words("chart.title"),
      categoryLabel: words("chart.day"),
      categories: days.map((day) => format.shortDay(`${day}T00:00`)),
      series: parts.map(({ id, name, values }) => ({ id, name, values })),
      format: (amount) => format.micros(String(Math.round(amount))),
      formatAxis: (amount) =>
        format.money({ amountMinor: Math.round(amount / 10_000), currency: "CNY" }, { whole: true }),
    }),
    [days, parts, words, format],
  );
}
