import { FluentProvider, makeStyles } from "@fluentui/react-components";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { datasetsOf } from "./parts/datasets.ts";
import { JsCard } from "./parts/JsCard.tsx";
import { axes, type DrawJs } from "./parts/jsLook.ts";
import { useRegionData } from "./parts/useRegionData.ts";

const useStyles = makeStyles({
  pair: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(300px, 100%), 1fr))",
    gap: "16px",
  },
  side: { minInlineSize: 0, backgroundColor: "transparent", textAlign: "start" },
});

const directions = ["ltr", "rtl"] as const;

export const Sides: Demo = { order: 80, Piece };

function Piece() {
  const styles = useStyles();
  return (
    <div className={styles.pair}>
      {directions.map((dir) => (
        <FluentProvider key={dir} theme={{}} dir={dir} className={styles.side}>
          <OneSide dir={dir} />
        </FluentProvider>
      ))}
    </div>
  );
}

function OneSide({ dir }: { dir: (typeof directions)[number] }) {
  const { t } = useTranslation("galleryCharts");
  const data = useRegionData(t(`words.${dir}`));
  const draw = useCallback<DrawJs>(
    (look) => ({
      type: "bar",
      data: datasetsOf(data, (place) => ({ backgroundColor: look.series[place] ?? "", borderRadius: 3 })),
      options: { indexAxis: "y", scales: axes(look, data.format, true) },
    }),
    [data],
  );
  return <JsCard data={data} draw={draw} />;
}
