import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";

const spans = { week: 7, month: 30 };
const day = 86_400_000;
const until = Date.UTC(2026, 10, 21, 4);

export const Charted: Demo = { order: 60, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  const { shortDay, money } = useFormat();
  const [span, setSpan] = useState<keyof typeof spans>("week");
  const data = useMemo<ChartData>(() => {
    const days = Array.from({ length: spans[span] }, (_, at) => until - (spans[span] - 1 - at) * day);
    return {
      kind: "bar",
      label: t("card-statistics.Charted.title"),
      categoryLabel: t("card-statistics.Charted.day"),
      categories: days.map(shortDay),
      series: [
        {
          id: "cost",
          name: t("card-statistics.Charted.cost"),
          values: days.map((_, at) => Math.round(46 + 12 * Math.sin(at / 2) + (at % 4))),
        },
      ],
      format: (yuan) => money({ amountMinor: yuan * 100, currency: "CNY" }),
      formatAxis: (yuan) => money({ amountMinor: yuan * 100, currency: "CNY" }, { whole: true }),
    };
  }, [t, shortDay, money, span]);
  return (
    <ChartCard
      title={t("card-statistics.Charted.title")}
      data={data}
      fileName="cost"
      choice={
        <Segmented
          small
          label={t("card-statistics.Charted.span")}
          value={span}
          onChange={setSpan}
          parts={(["week", "month"] as const).map((value) => ({
            value,
            label: t(`card-statistics.Charted.${value}`),
          }))}
        />
      }
    />
  );
}
