import { Button, makeStyles, motionTokens } from "@fluentui/react-components";
import { Fade } from "@fluentui/react-motion-components-preview";
import { useState } from "react";
import { Panel } from "#web/features/gallery/components/parts/Panel.tsx";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";

const speeds = [
  ["durationFast", motionTokens.durationFast],
  ["durationNormal", motionTokens.durationNormal],
  ["durationSlow", motionTokens.durationSlow],
  ["durationUltraSlow", motionTokens.durationUltraSlow],
] as const;

export const Speeds: Demo = { order: 30, Piece };

const useStyles = makeStyles({
  grid: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(180px, 1fr))", gap: "12px" },
});

function Piece() {
  const styles = useStyles();
  const words = useWords("galleryComponents:FadeTransition.Speeds");
  const { number } = useFormat();
  const [visible, setVisible] = useState(true);
  return (
    <Stack wide>
      <Row>
        <Button onClick={() => setVisible(!visible)}>{words(visible ? "hide" : "show")}</Button>
      </Row>
      <div className={styles.grid}>
        {speeds.map(([token, duration]) => (
          <Fade key={token} visible={visible} duration={duration}>
            <Panel>
              <code dir="ltr">{token}</code>
              <span>{words("milliseconds", { duration: number(duration) })}</span>
            </Panel>
          </Fade>
        ))}
      </div>
    </Stack>
  );
}
