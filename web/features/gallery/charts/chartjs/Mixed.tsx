import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { JsCard } from "./parts/JsCard.tsx";
import { axes, type DrawJs } from "./parts/jsLook.ts";
import { hours, wave } from "./parts/sample.ts";

const requests = wave(420, 160, 0);
const errors = wave(24, 11, 3);

export const Mixed: Demo = { order: 70, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  const { number } = useFormat();
  const data = useMemo<ChartData>(
    () => ({
      kind: "line",
      label: t("chartjs.Mixed.title"),
      categoryLabel: t("words.hour"),
      categories: hours,
      series: [
        { id: "requests", name: t("words.requests"), values: requests },
        { id: "errors", name: t("chartjs.Mixed.errors"), values: errors, color: 2 },
      ],
      format: number,
    }),
    [t, number],
  );
  const draw = useCallback<DrawJs>(
    (look) => {
      const { x, y } = axes(look, number);
      const other = look.rtl ? "left" : "right";
      return {
        type: "bar",
        data: {
          labels: hours,
          datasets: [
            {
              type: "line",
              label: t("chartjs.Mixed.errors"),
              data: errors,
              yAxisID: "errors",
              borderColor: look.series[1] ?? "",
              backgroundColor: look.series[1] ?? "",
              borderWidth: 2,
              pointRadius: 2,
              tension: 0.3,
            },
            {
              type: "bar",
              label: t("words.requests"),
              data: requests,
              backgroundColor: look.series[0] ?? "",
              borderRadius: 3,
            },
          ],
        },
        options: {
          scales: { x, y, errors: { ...y, position: other, min: 0, grid: { display: false } } },
        },
      };
    },
    [t, number],
  );
  return <JsCard data={data} draw={draw} />;
}
