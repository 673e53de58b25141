import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { datasetsOf } from "./parts/datasets.ts";
import { KindCard } from "./parts/KindCard.tsx";
import { axes, type DrawJs } from "./parts/jsLook.ts";
import { useRegionData } from "./parts/useRegionData.ts";

const ways = ["upright", "level", "stacked"] as const;

export const Bars: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  const [way, setWay] = useState<(typeof ways)[number]>("upright");
  const data = useRegionData(t("chartjs.Bars.title"));
  const draw = useCallback<DrawJs>(
    (look) => {
      const scales = axes(look, data.format, way === "level");
      const stacked = way === "stacked";
      return {
        type: "bar",
        data: datasetsOf(data, (place) => ({
          backgroundColor: look.series[place] ?? "",
          borderRadius: 3,
          maxBarThickness: 28,
        })),
        options: {
          indexAxis: way === "level" ? "y" : "x",
          scales: { x: { ...scales["x"], stacked }, y: { ...scales["y"], stacked } },
        },
      };
    },
    [data, way],
  );
  return <KindCard data={data} draw={draw} texts="chartjs.Bars" kinds={ways} kind={way} onKind={setWay} />;
}
