import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { KindCard } from "./parts/KindCard.tsx";
import { axes, type DrawJs } from "./parts/jsLook.ts";

const ways = ["scatter", "bubble"] as const;
const apps = ["quay", "pier", "crane", "buoy", "tide", "gull", "mast", "hull"];
const load = [22, 35, 41, 48, 56, 63, 71, 86];
const latency = [64, 71, 90, 84, 118, 131, 176, 243];
const copies = [2, 6, 3, 8, 4, 12, 5, 9];

export const Points: Demo = { order: 60, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  const { number } = useFormat();
  const [way, setWay] = useState<(typeof ways)[number]>("scatter");
  const data = useMemo<ChartData>(
    () => ({
      kind: "line",
      label: t("chartjs.Points.title"),
      categoryLabel: t("chartjs.Points.app"),
      categories: apps,
      series: [
        { id: "load", name: t("chartjs.Points.load"), values: load },
        { id: "latency", name: t("chartjs.Points.latency"), values: latency },
        ...(way === "bubble" ? [{ id: "copies", name: t("chartjs.Points.copies"), values: copies }] : []),
      ],
      format: number,
    }),
    [t, number, way],
  );
  const draw = useCallback<DrawJs>(
    (look) => {
      const { x, y } = axes(look, number);
      const named = (key: string) => ({ display: true, text: t(`chartjs.Points.${key}`), color: look.text });
      const color = look.series[0] ?? "";
      return {
        type: way,
        data: {
          datasets: [
            {
              label: data.label,
              data: load.map((value, place) => ({
                x: value,
                y: latency[place] ?? 0,
                r: way === "bubble" ? (copies[place] ?? 0) * 2 : 5,
              })),
              borderColor: color,
              backgroundColor: look.faint(color),
              ...(way === "scatter" && { pointRadius: 5 }),
            },
          ],
        },
        options: {
          interaction: { mode: "nearest", intersect: true },
          scales: {
            x: { ...x, title: named("load") },
            y: { ...y, title: named("latency") },
          },
        },
      };
    },
    [t, number, data, way],
  );
  return (
    <KindCard
      data={data}
      draw={draw}
      legend={false}
      height={260}
      texts="chartjs.Points"
      kinds={ways}
      kind={way}
      onKind={setWay}
    />
  );
}
