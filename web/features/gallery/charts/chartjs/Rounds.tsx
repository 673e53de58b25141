import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { KindCard } from "./parts/KindCard.tsx";
import { around, type DrawJs } from "./parts/jsLook.ts";
import { ports, regions } from "./parts/sample.ts";

const ways = ["doughnut", "pie", "polarArea"] as const;

export const Rounds: Demo = { order: 40, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  const { number } = useFormat();
  const [way, setWay] = useState<(typeof ways)[number]>("doughnut");
  const data = useMemo<ChartData>(
    () => ({
      kind: "donut",
      label: t("chartjs.Rounds.title"),
      categoryLabel: t("words.region"),
      categories: regions.map((region) => t(`words.regions.${region}`)),
      series: [{ id: "containers", name: t("chartjs.kinds.containers"), values: ports.containers }],
      format: number,
    }),
    [t, number],
  );
  const draw = useCallback<DrawJs>(
    (look) => ({
      type: way,
      data: {
        labels: [...data.categories],
        datasets: [
          {
            label: data.label,
            data: [...ports.containers],
            backgroundColor: data.categories.map((_, place) => look.series[place] ?? ""),
            borderColor: look.ground,
            borderWidth: 2,
          },
        ],
      },
      options: {
        interaction: { mode: "nearest", intersect: true },
        ...(way === "polarArea" && { scales: around(look) }),
      },
    }),
    [data, way],
  );
  return <KindCard data={data} draw={draw} texts="chartjs.Rounds" kinds={ways} kind={way} onKind={setWay} />;
}
