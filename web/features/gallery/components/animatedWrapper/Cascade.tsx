import { Button, makeStyles } from "@fluentui/react-components";
import { Scale, Stagger } from "@fluentui/react-motion-components-preview";
import { useState } from "react";
import { Panel } from "#web/features/gallery/components/parts/Panel.tsx";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

const useStyles = makeStyles({
  grid: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))", gap: "12px" },
});

const apps = ["tidemark", "harbour-mail", "night-report", "edge-probe", "ledger-sync", "buoy-api"];

export const Cascade: Demo = { order: 20, Piece };

function Piece() {
  const styles = useStyles();
  const words = useWords("galleryComponents:animated-wrapper.Cascade");
  const [visible, setVisible] = useState(true);
  return (
    <Stack wide>
      <Row>
        <Button onClick={() => setVisible(!visible)}>{words(visible ? "hide" : "show")}</Button>
      </Row>
      <div className={styles.grid}>
        <Stagger visible={visible} itemDelay={60} reversed={!visible}>
          {apps.map((app) => (
            <Scale key={app}>
              <Panel>
                <bdi dir="ltr">{app}</bdi>
                <Row>
                  <StatusPill tone="ok">{words("running")}</StatusPill>
                </Row>
              </Panel>
            </Scale>
          ))}
        </Stagger>
      </div>
    </Stack>
  );
}
