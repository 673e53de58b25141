import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { hours, wave } from "./sample.ts";

/** Requests of today and of yesterday by the hour. */
export function useHourData(label: string): ChartData {
  const { t } = useTranslation("galleryCharts");
  const { number } = useFormat();
  return useMemo(
    () => ({
      kind: "line",
      label,
      categoryLabel: t("words.hour"),
      categories: hours,
      series: [
        { id: "now", name: t("words.today"), values: wave(420, 160, 0) },
        { id: "before", name: t("words.yesterday"), values: wave(380, 120, 2) },
      ],
      format: number,
    }),
    [t, number, label],
  );
}
