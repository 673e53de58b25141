import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { hours, wave } from "./parts/sample.ts";

const kinds = ["line", "area", "bar", "stacked", "donut"] as const;
const heights = { small: 120, medium: 200, large: 320 };
const sums = { apps: wave(42, 4, 0), servers: wave(24, 3, 2), rest: wave(8, 2, 5) };

export const Kinds: Demo = { order: 10, controls: ["size"], keys: true, Piece };

function Piece({ size }: DemoProps) {
  const { t } = useTranslation("galleryCharts");
  const format = useFormat();
  const [kind, setKind] = useState<(typeof kinds)[number]>("area");
  const data = useMemo<ChartData>(() => {
    const money = (yuan: number) => format.money({ amountMinor: yuan * 100, currency: "CNY" });
    const rows = (["apps", "servers", "rest"] as const).map((id) => ({
      id,
      name: t(`words.${id}`),
      values: sums[id],
    }));
    const shared = { kind, label: t("apex-chart.Kinds.title"), format: money };
    if (kind !== "donut")
      return { ...shared, categoryLabel: t("words.hour"), categories: hours, series: rows };
    const whole = rows.map(({ values }) => values.reduce((sum, one) => sum + one, 0));
    return {
      ...shared,
      categoryLabel: t("words.kind"),
      categories: rows.map(({ name }) => name),
      series: [{ id: "sum", name: t("words.cost"), values: whole }],
    };
  }, [t, format, kind]);
  return (
    <ChartCard
      title={t("apex-chart.Kinds.title")}
      data={data}
      height={heights[size]}
      choice={
        <Segmented
          small
          label={t("words.kind")}
          value={kind}
          onChange={setKind}
          parts={kinds.map((value) => ({ value, label: t(`words.kinds.${value}`) }))}
        />
      }
    />
  );
}
