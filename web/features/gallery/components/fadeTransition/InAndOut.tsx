import { Button, makeStyles, useId } from "@fluentui/react-components";
import { Fade } from "@fluentui/react-motion-components-preview";
import { useState } from "react";
import { Panel } from "#web/features/gallery/components/parts/Panel.tsx";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

const useStyles = makeStyles({ place: { minBlockSize: "64px" } });

export const InAndOut: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const words = useWords("galleryComponents:FadeTransition.InAndOut");
  const [visible, setVisible] = useState(true);
  const id = useId();
  return (
    <Stack wide>
      <Row>
        <Button aria-expanded={visible} aria-controls={id} onClick={() => setVisible(!visible)}>
          {words(visible ? "hide" : "show")}
        </Button>
      </Row>
      <div id={id} className={styles.place}>
        <Fade visible={visible} unmountOnExit>
          <Panel>{words("text")}</Panel>
        </Fade>
      </div>
    </Stack>
  );
}
