import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { datasetsOf } from "./parts/datasets.ts";
import { KindCard } from "./parts/KindCard.tsx";
import { axes, type DrawJs } from "./parts/jsLook.ts";
import { useHourData } from "./parts/useHourData.ts";

const ways = ["smooth", "straight", "stepped"] as const;

export const Lines: Demo = { order: 20, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  const [way, setWay] = useState<(typeof ways)[number]>("smooth");
  const data = useHourData(t("words.requests"));
  const draw = useCallback<DrawJs>(
    (look) => ({
      type: "line",
      data: datasetsOf(data, (place) => ({
        borderColor: look.series[place] ?? "",
        borderWidth: 1.75,
        borderDash: place === 0 ? [] : [4, 4],
        pointRadius: 0,
        tension: way === "smooth" ? 0.4 : 0,
        stepped: way === "stepped",
      })),
      options: { scales: axes(look, data.format) },
    }),
    [data, way],
  );
  return <KindCard data={data} draw={draw} texts="chartjs.Lines" kinds={ways} kind={way} onKind={setWay} />;
}
