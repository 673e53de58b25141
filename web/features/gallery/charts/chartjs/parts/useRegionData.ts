import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { kinds, ports, regions } from "./sample.ts";

/** What runs in which region. */
export function useRegionData(label: string, kind: ChartData["kind"] = "bar"): ChartData {
  const { t } = useTranslation("galleryCharts");
  const { number } = useFormat();
  return useMemo(
    () => ({
      kind,
      label,
      categoryLabel: t("words.region"),
      categories: regions.map((region) => t(`words.regions.${region}`)),
      series: kinds.map((id) => ({ id, name: t(`chartjs.kinds.${id}`), values: ports[id] })),
      format: number,
    }),
    [t, number, label, kind],
  );
}
