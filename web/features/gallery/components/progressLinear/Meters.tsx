import { makeStyles } from "@fluentui/react-components";
import { Fragment } from "react";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Meter } from "#web/ui/figure/Meter.tsx";

const disks = [
  ["edge-hk-01", 0.38],
  ["edge-hk-02", 0.84],
  ["edge-sg-01", 0.97],
] as const;

const useStyles = makeStyles({
  list: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "12px 16px",
  },
});

export const Meters: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const words = useWords("galleryComponents:progress-linear.Meters");
  const { percent } = useFormat();
  return (
    <div className={styles.list}>
      {disks.map(([disk, share]) => (
        <Fragment key={disk}>
          <bdi dir="ltr">{disk}</bdi>
          <Meter label={words("label", { disk })} text={percent(share)} share={share} />
          <span>{percent(share)}</span>
        </Fragment>
      ))}
    </div>
  );
}
