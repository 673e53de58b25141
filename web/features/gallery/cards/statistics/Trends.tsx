import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { Sparkline } from "#web/ui/chart/Sparkline.tsx";
import { changeOf } from "#web/ui/figure/changeOf.ts";
import { StatCard } from "#web/ui/figure/StatCard.tsx";
import { CardGrid } from "#web/features/gallery/cards/parts/CardGrid.tsx";

const week = [31, 42, 38, 55, 49, 61, 72];
const figures = [
  { id: "visits", now: 72, before: 64, good: "up", values: week, color: 1 },
  { id: "cost", now: 140, before: 136, good: "down", values: week.toReversed(), color: 2 },
  { id: "errors", now: 9, before: 21, good: "down", values: [21, 18, 22, 16, 12, 11, 9], color: 3 },
  { id: "tickets", now: 7, before: 7, good: "down", values: [7, 8, 6, 7, 9, 7, 7], color: 4 },
] as const;

export const Trends: Demo = { order: 20, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  const { number, percent } = useFormat();
  return (
    <CardGrid>
      {figures.map(({ id, now, before, good, values, color }) => {
        const change = changeOf(now, before, percent, good);
        return (
          <StatCard
            key={id}
            label={t(`card-statistics.Trends.${id}`)}
            value={number(now)}
            {...(change && { change })}
            note={t("card-statistics.Trends.lastWeek")}
            aside={<Sparkline values={values} color={color} label={t("card-statistics.Trends.days")} />}
          />
        );
      })}
    </CardGrid>
  );
}
