import { makeStyles } from "@fluentui/react-components";
import { Fade } from "@fluentui/react-motion-components-preview";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Meter } from "#web/ui/figure/Meter.tsx";

const useStyles = makeStyles({
  place: { display: "grid", "> *": { gridArea: "1 / 1" } },
  chart: { display: "grid", gap: "10px" },
});

export const Exchange: Demo = { order: 20, keys: true, Piece };

const disks = [
  ["edge-hk-01", 0.42],
  ["edge-hk-02", 0.94],
  ["edge-sg-01", 0.67],
] as const;

function Piece() {
  const styles = useStyles();
  const words = useWords("galleryComponents:FadeTransition.Exchange");
  const { percent } = useFormat();
  const [view, setView] = useState<"bars" | "numbers">("bars");
  return (
    <Stack wide>
      <Row>
        <Segmented
          label={words("view")}
          parts={(["bars", "numbers"] as const).map((value) => ({ value, label: words(value) }))}
          value={view}
          onChange={setView}
        />
      </Row>
      <div className={styles.place}>
        <Fade visible={view === "bars"} unmountOnExit>
          <div className={styles.chart}>
            {disks.map(([disk, share]) => (
              <div key={disk}>
                <bdi dir="ltr">{disk}</bdi>
                <Meter label={disk} text={percent(share)} share={share} />
              </div>
            ))}
          </div>
        </Fade>
        <Fade visible={view === "numbers"} unmountOnExit>
          <div>
            <DescriptionList
              items={disks.map(([disk, share]) => ({ id: disk, name: disk, value: percent(share) }))}
            />
          </div>
        </Fade>
      </div>
    </Stack>
  );
}
