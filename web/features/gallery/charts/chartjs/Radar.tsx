import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { datasetsOf } from "./parts/datasets.ts";
import { JsCard } from "./parts/JsCard.tsx";
import { around, type DrawJs } from "./parts/jsLook.ts";

const sides = ["price", "speed", "reach", "backups", "support"] as const;
const marks = { basic: [9, 5, 6, 4, 3], pro: [6, 8, 8, 9, 7] };

export const Radar: Demo = { order: 50, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  const { number } = useFormat();
  const data = useMemo<ChartData>(
    () => ({
      kind: "line",
      label: t("chartjs.Radar.title"),
      categoryLabel: t("chartjs.Radar.side"),
      categories: sides.map((side) => t(`chartjs.Radar.sides.${side}`)),
      series: (["basic", "pro"] as const).map((id) => ({
        id,
        name: t(`chartjs.Radar.${id}`),
        values: marks[id],
      })),
      format: number,
    }),
    [t, number],
  );
  const draw = useCallback<DrawJs>(
    (look) => ({
      type: "radar",
      data: datasetsOf(data, (place) => ({
        borderColor: look.series[place] ?? "",
        backgroundColor: look.faint(look.series[place] ?? ""),
        borderWidth: 1.75,
        pointRadius: 2,
      })),
      options: { scales: around(look) },
    }),
    [data],
  );
  return <JsCard data={data} draw={draw} height={280} />;
}
