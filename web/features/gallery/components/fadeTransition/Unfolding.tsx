import { Button, useId } from "@fluentui/react-components";
import { Collapse } from "@fluentui/react-motion-components-preview";
import { useState } from "react";
import { Panel } from "#web/features/gallery/components/parts/Panel.tsx";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

export const Unfolding: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:FadeTransition.Unfolding");
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Panel>
      <span>{words("short")}</span>
      <div id={id}>
        <Collapse visible={open} unmountOnExit>
          <div>{words("rest")}</div>
        </Collapse>
      </div>
      <Row>
        <Button
          size="small"
          appearance="subtle"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {words(open ? "less" : "more")}
        </Button>
      </Row>
    </Panel>
  );
}
