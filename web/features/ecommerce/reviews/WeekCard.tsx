import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useEffect, useMemo, useRef } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { countOf } from "#web/ui/table/useSummary.ts";
import { reviewListPath } from "#web/features/ecommerce/shared/reviewPaths.ts";
import { type ReviewCardProps, reviewList } from "./reviewList.ts";

const positiveFrom = 4;

const useStyles = makeStyles({
  figures: { display: "flex", flexWrap: "wrap", gap: "8px 32px", margin: 0 },
  figure: { display: "grid" },
  name: {
    ...typographyStyles.caption1,
    order: 2,
    color: appTokens.colorNeutralForeground3,
    "& a": { color: appTokens.colorBrandForegroundLink },
  },
  value: { ...typographyStyles.subtitle1, order: 1, margin: 0, fontVariantNumeric: "tabular-nums" },
});

export function WeekCard({ figures, list: { filter, viewHref } }: ReviewCardProps) {
  const styles = useStyles();
  const words = useWords(reviewList.texts);
  const format = useFormat();
  const { total, week, byRating, byStatus } = figures;
  // The chart is drawn anew with its data only, not with every step in the list.
  const dateFilter = useRef(filter("date"));
  useEffect(() => {
    dateFilter.current = filter("date");
  });
  const data = useMemo((): ChartData => {
    const local = week.map(({ date }) => new Date(`${date}T00:00`));
    return {
      kind: "bar",
      label: words("week.chart"),
      categoryLabel: words("fields.date"),
      categories: local.map(format.weekday),
      series: [{ id: "reviews", name: words("week.new"), values: week.map(({ count }) => count) }],
      format: format.number,
      onSelect: (day) => {
        const date = week[day]?.date;
        if (date !== undefined) dateFilter.current.set({ from: date, to: date });
      },
    };
  }, [week, words, format]);
  const written = week.reduce((sum, { count }) => sum + count, 0);
  const pending = countOf(byStatus, "PENDING") ?? 0;
  const positive = byRating.reduce((sum, { review, count }) => sum + (review >= positiveFrom ? count : 0), 0);
  const shown = [
    { id: "new", name: words("week.written", { count: written }), value: format.number(written) },
    {
      id: "pending",
      name: (
        <PlaceLink to={reviewListPath + viewHref("pending")}>
          {words("week.pending", { count: pending })}
        </PlaceLink>
      ),
      value: format.number(pending),
    },
    {
      id: "positive",
      name: words("week.positive"),
      value: format.percent(total === 0 ? 0 : positive / total),
    },
  ];
  return (
    <ChartCard
      title={words("week.title")}
      data={data}
      height={112}
      figures={
        <dl className={styles.figures}>
          {shown.map(({ id, name, value }) => (
            <div key={id} className={styles.figure}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      }
    />
  );
}
