import { makeStyles } from "@fluentui/react-components";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { InDirection } from "#web/features/gallery/shared/InDirection.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { hours, wave } from "./parts/sample.ts";

const useStyles = makeStyles({
  pair: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(300px, 100%), 1fr))",
    gap: "16px",
  },
});

const directions = ["ltr", "rtl"] as const;

export const Directions: Demo = { order: 70, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCharts");
  const { number } = useFormat();
  const data = useMemo<ChartData>(
    () => ({
      kind: "stacked",
      label: t("words.requests"),
      categoryLabel: t("words.hour"),
      categories: hours,
      series: (["apps", "servers", "rest"] as const).map((id, at) => ({
        id,
        name: t(`words.${id}`),
        values: wave(60 - at * 20, 12 - at * 3, at * 2),
      })),
      format: number,
    }),
    [t, number],
  );
  return (
    <div className={styles.pair}>
      {directions.map((dir) => (
        <InDirection key={dir} dir={dir}>
          <ChartCard title={t(`words.${dir}`)} data={data} />
        </InDirection>
      ))}
    </div>
  );
}
