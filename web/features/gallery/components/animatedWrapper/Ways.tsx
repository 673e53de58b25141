import { Button, makeStyles } from "@fluentui/react-components";
import {
  CollapseRelaxed,
  FadeRelaxed,
  ScaleRelaxed,
  SlideRelaxed,
} from "@fluentui/react-motion-components-preview";
import { type ReactElement, useState } from "react";
import { Panel } from "#web/features/gallery/components/parts/Panel.tsx";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";

type Way = "fade" | "scale" | "slide" | "collapse";

const draw: Record<Way, (visible: boolean, content: ReactElement) => ReactElement> = {
  fade: (visible, content) => (
    <FadeRelaxed visible={visible} unmountOnExit>
      {content}
    </FadeRelaxed>
  ),
  scale: (visible, content) => (
    <ScaleRelaxed visible={visible} unmountOnExit>
      {content}
    </ScaleRelaxed>
  ),
  slide: (visible, content) => (
    <SlideRelaxed visible={visible} outY="24px" unmountOnExit>
      {content}
    </SlideRelaxed>
  ),
  collapse: (visible, content) => (
    <CollapseRelaxed visible={visible} unmountOnExit>
      {content}
    </CollapseRelaxed>
  ),
};

const useStyles = makeStyles({ place: { minBlockSize: "72px" } });

export const Ways: Demo = { order: 40, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const words = useWords("galleryComponents:animated-wrapper.Ways");
  const [way, setWay] = useState<Way>("fade");
  const [visible, setVisible] = useState(true);
  return (
    <Stack wide>
      <Row>
        <Segmented
          label={words("way")}
          parts={(["fade", "scale", "slide", "collapse"] as const).map((value) => ({
            value,
            label: words(value),
          }))}
          value={way}
          onChange={setWay}
        />
        <Button aria-pressed={visible} onClick={() => setVisible(!visible)}>
          {words(visible ? "hide" : "show")}
        </Button>
      </Row>
      <div key={way} className={styles.place}>
        {draw[way](visible, <Panel>{words(`${way}Text`)}</Panel>)}
      </div>
    </Stack>
  );
}
