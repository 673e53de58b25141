import { makeStyles } from "@fluentui/react-components";
import { useMemo } from "react";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { offsetHere } from "#web/lib/texts/timeZone.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import { topSeries } from "#web/ui/chart/topSeries.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { useUsageChart } from "#web/ui/money/useUsageChart.ts";
import { MetersCard } from "./MetersCard.tsx";
import { MonthCard } from "./MonthCard.tsx";
import { RunwayCard } from "./RunwayCard.tsx";
import { UsageLinesCard } from "./UsageLinesCard.tsx";
import { SpendingChangesDocument, useWalletUsageQuery, type WalletUsageQuery } from "./usage.generated.ts";
import { usageTexts } from "./usageParts.ts";

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

const none: WalletUsageQuery["usageDays"] = [];

export function UsageTab() {
  const styles = useStyles();
  const words = useWords(usageTexts);
  const { data, error, refetch } = useWalletUsageQuery({
    variables: { offset: offsetHere() },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  useChanges(SpendingChangesDocument, again, data !== undefined);
  const { days, series } = useParts(data?.usageDays ?? none);
  const chart = useUsageChart({ label: words("chart.title"), dayLabel: words("chart.day"), days, series });
  if (!data)
    return error ? (
      <ErrorState title={words("failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("title")} lines={8} />
    );
  const { spending } = data;
  return (
    <div className={styles.page}>
      <Columns
        level
        main={<ChartCard title={words("chart.title")} data={chart} height={232} />}
        side={
          <>
            <RunwayCard spending={spending} />
            <MonthCard spending={spending} onChange={again} />
          </>
        }
      />
      <MetersCard spending={spending} parts={series} />
      <UsageLinesCard meters={spending.meters} stamp={spending.monthToDate} />
    </div>
  );
}

function useParts(rows: WalletUsageQuery["usageDays"]) {
  const words = useWords(usageTexts);
  return useMemo(() => {
    const days = [...new Set(rows.map(({ day }) => day))].toSorted();
    const values = rows.map(({ day, meterId, name, amount }) => ({
      id: meterId,
      name,
      category: day,
      value: Number(amount),
    }));
    return { days, series: topSeries(values, days, words("others")) };
  }, [rows, words]);
}
