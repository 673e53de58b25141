import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useCallback, useMemo } from "react";
import { FEN, roundedTo } from "#web/lib/texts/amounts.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { offsetHere } from "#web/lib/texts/timeZone.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import { topSeries } from "#web/ui/chart/topSeries.ts";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { useUsageChart } from "#web/ui/money/useUsageChart.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type HomeBillQuery, useHomeBillQuery } from "./money.generated.ts";
import { HomeCard } from "#web/features/overview/home/HomeCard.tsx";
import { forecastOf, monthDays, sumOn } from "./homeBill.ts";
import { homeTexts } from "#web/features/overview/home/homeParts.ts";

const useStyles = makeStyles({
  figures: { display: "flex", flexWrap: "wrap", gap: "12px 32px", margin: 0 },
  name: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground2 },
  value: { ...typographyStyles.subtitle2, margin: 0, fontVariantNumeric: "tabular-nums" },
  budget: {
    display: "grid",
    alignContent: "center",
    gap: "8px",
    flexGrow: 1,
    flexBasis: "200px",
    maxInlineSize: "280px",
  },
  share: {
    display: "flex",
    justifyContent: "space-between",
    gap: "12px",
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground2,
    fontVariantNumeric: "tabular-nums",
  },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

export function BillCard() {
  return (
    <HomeCard id="bill" bare answer={useHomeBillQuery({ variables: { offset: offsetHere() } })}>
      {(bill) => <Bill {...bill} />}
    </HomeCard>
  );
}

function Bill({ wallet, spending, usageDays }: HomeBillQuery) {
  const styles = useStyles();
  const words = useWords(`${homeTexts}:bill`);
  const title = useWords(homeTexts)("cards.bill");
  const format = useFormat();
  const { monthToDate, hourly, budget } = spending;
  const { days, series } = useMemo(() => {
    const shown = monthDays(wallet.now);
    const rows = usageDays.map(({ day, meterId, name, amount }) => ({
      id: meterId,
      name,
      category: day,
      value: Number(amount),
    }));
    const ofMonth = rows.filter(({ category }) => shown.includes(category));
    return { days: shown, series: topSeries(ofMonth, shown, words("others")) };
  }, [wallet.now, usageDays, words]);
  const dayText = useCallback((day: string) => format.dayOfMonth(`${day}T00:00`), [format]);
  const chart = useUsageChart({ label: words("chart"), dayLabel: words("day"), days, series, dayText });
  const figure = (name: string, amount: string | number) => (
    <div>
      <dt className={styles.name}>{words(name)}</dt>
      <dd className={styles.value}>{format.micros(roundedTo(amount, FEN))}</dd>
    </div>
  );
  const share = budget ? Number(monthToDate) / Number(budget.amount) : 0;
  const figures = (
    <dl className={styles.figures}>
      {figure("soFar", monthToDate)}
      {figure("today", sumOn(usageDays, days.at(-1)))}
      {figure("forecast", forecastOf(monthToDate, hourly, wallet.now))}
      {budget && (
        <div className={styles.budget}>
          <dt className={styles.share}>
            <span>{words("budget", { amount: format.micros(budget.amount) })}</span>
            <strong>{format.percent(share)}</strong>
          </dt>
          <dd style={{ margin: 0 }}>
            <Meter
              label={words("meter")}
              text={format.percent(share)}
              share={share}
              warnAt={0.75}
              badAt={0.9}
            />
          </dd>
        </div>
      )}
    </dl>
  );
  if (series.length === 0)
    return (
      <Card title={title}>
        {figures}
        <p className={styles.none}>{words("none")}</p>
      </Card>
    );
  return <ChartCard title={title} data={chart} height={200} figures={figures} />;
}
