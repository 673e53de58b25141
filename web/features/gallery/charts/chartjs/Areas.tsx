import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { datasetsOf } from "./parts/datasets.ts";
import { JsCard } from "./parts/JsCard.tsx";
import { axes, type DrawJs } from "./parts/jsLook.ts";
import { useHourData } from "./parts/useHourData.ts";

export const Areas: Demo = { order: 30, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  const data = useHourData(t("chartjs.Areas.title"));
  const draw = useCallback<DrawJs>(
    (look) => {
      const { x, y } = axes(look, data.format);
      return {
        type: "line",
        data: datasetsOf(data, (place) => ({
          borderColor: look.series[place] ?? "",
          backgroundColor: look.faint(look.series[place] ?? ""),
          borderWidth: 1.75,
          pointRadius: 0,
          tension: 0.4,
          fill: "origin",
        })),
        options: { scales: { x, y: { ...y, min: 0 } } },
      };
    },
    [data],
  );
  return <JsCard data={data} draw={draw} />;
}
