import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { SegmentBar, SegmentLegend } from "#web/ui/figure/SegmentBar.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { CardGrid } from "#web/features/gallery/cards/parts/CardGrid.tsx";

const useStyles = makeStyles({
  row: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: "4px 12px" },
  meter: { gridColumn: "1 / -1" },
});

const counts = [
  ["ok", 22],
  ["info", 2],
  ["warn", 2],
  ["rest", 1],
  ["idle", 1],
] as const;
const used = { cpu: 0.38, memory: 0.84, disk: 0.97 };

export const States: Demo = { order: 50, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const { percent } = useFormat();
  const title = t("card-statistics.States.title");
  const segments = counts.map(([tone, count]) => ({
    tone,
    count,
    name: t(`card-statistics.States.tones.${tone}`),
  }));
  return (
    <CardGrid>
      <Card title={title}>
        <SegmentBar label={title} segments={segments} />
        <SegmentLegend label={title} segments={segments} />
      </Card>
      <Card title={t("card-statistics.States.used")}>
        {Object.entries(used).map(([id, share]) => {
          const name = t(`card-statistics.States.${id}`);
          return (
            <div key={id} className={styles.row}>
              {name}
              <span>{percent(share)}</span>
              <div className={styles.meter}>
                <Meter label={name} text={percent(share)} share={share} />
              </div>
            </div>
          );
        })}
      </Card>
    </CardGrid>
  );
}
