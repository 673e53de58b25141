import { makeStyles } from "@fluentui/react-components";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { InDirection } from "#web/features/gallery/shared/InDirection.tsx";
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
});

const directions = ["ltr", "rtl"] as const;

export const Sides: Demo = { order: 80, Piece };

function Piece() {
  const styles = useStyles();
  return (
    <div className={styles.pair}>
      {directions.map((dir) => (
        <InDirection key={dir} dir={dir}>
          <OneSide dir={dir} />
        </InDirection>
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
