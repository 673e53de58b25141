import { Button, makeStyles } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { hours, wave } from "./parts/sample.ts";

const useStyles = makeStyles({ said: { margin: "12px 0 0" } });

const regions = ["north", "east", "south", "west"] as const;
const requests = [4820, 3910, 2740, 1630];

export const Press: Demo = { order: 60, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCharts");
  const { number } = useFormat();
  const [at, setAt] = useState<number>();
  const region = at === undefined ? undefined : regions[at];
  const title = region
    ? t("apex-chart.Press.of", { region: t(`words.regions.${region}`) })
    : t("apex-chart.Press.title");
  const data = useMemo<ChartData>(() => {
    const shared = { kind: "bar", label: title, format: number, axisFrom: 0 } as const;
    return region
      ? {
          ...shared,
          categoryLabel: t("words.hour"),
          categories: hours,
          series: [
            { id: region, name: t("words.requests"), values: wave((at ?? 0) * -30 + 200, 70, at ?? 0) },
          ],
        }
      : {
          ...shared,
          categoryLabel: t("words.region"),
          categories: regions.map((one) => t(`words.regions.${one}`)),
          series: [{ id: "requests", name: t("words.requests"), values: requests }],
          onSelect: setAt,
        };
  }, [t, number, title, region, at]);
  return (
    <>
      <ChartCard
        title={title}
        data={data}
        choice={
          region && (
            <Button size="small" onClick={() => setAt(undefined)}>
              {t("apex-chart.Press.back")}
            </Button>
          )
        }
      />
      <p role="status" className={styles.said}>
        {region ? title : t("apex-chart.Press.hint")}
      </p>
    </>
  );
}
