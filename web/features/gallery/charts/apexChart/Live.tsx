import { Button } from "@fluentui/react-components";
import { Pause16Regular } from "@fluentui/react-icons/svg/pause";
import { Play16Regular } from "@fluentui/react-icons/svg/play";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useMediaQuery } from "#web/lib/useMediaQuery.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";

const count = 30;
const begin = Array.from({ length: count }, (_, at) => 46 + 14 * Math.sin(at / 3));
const nextOf = (values: readonly number[]) => {
  const last = values.at(-1) ?? 50;
  return [...values.slice(1), Math.min(96, Math.max(4, last + (Math.random() - 0.5) * 16))];
};

export const Live: Demo = { order: 20, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  const { percent } = useFormat();
  const still = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [runs, setRuns] = useState(!still);
  const [values, setValues] = useState<readonly number[]>(begin);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => document.hidden || setValues(nextOf), 2000);
    return () => clearInterval(timer);
  }, [runs]);
  const data = useMemo<ChartData>(() => {
    const ago = (at: number) => t("apex-chart.Live.ago", { seconds: (count - 1 - at) * 2 });
    return {
      kind: "area",
      label: t("words.load"),
      categoryLabel: t("words.time"),
      categories: values.map((_, at) => ago(at)),
      series: [{ id: "load", name: t("words.load"), values }],
      format: (load) => percent(load / 100),
      axisFrom: 0,
      limit: { value: 80, name: t("words.limit") },
    };
  }, [t, percent, values]);
  return (
    <ChartCard
      title={t("words.load")}
      data={data}
      choice={
        <Button
          size="small"
          icon={runs ? <Pause16Regular /> : <Play16Regular />}
          onClick={() => setRuns(!runs)}
        >
          {t(runs ? "apex-chart.Live.pause" : "apex-chart.Live.go")}
        </Button>
      }
    />
  );
}
