import { Button, PresenceGroup } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { Dismiss16Regular } from "@fluentui/react-icons/svg/dismiss";
import { Collapse } from "@fluentui/react-motion-components-preview";
import { useState } from "react";
import { Panel } from "#web/features/gallery/components/parts/Panel.tsx";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";

export const ComeAndGo: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:animated-wrapper.ComeAndGo");
  const format = useFormat();
  const [ids, setIds] = useState([1, 2]);
  const last = Math.max(0, ...ids);
  return (
    <Stack wide>
      <Row>
        <Button icon={<Add20Regular />} disabled={ids.length >= 6} onClick={() => setIds([...ids, last + 1])}>
          {words("add")}
        </Button>
        <span role="status">{words("total", { count: ids.length })}</span>
      </Row>
      <div>
        <PresenceGroup>
          {ids.map((id) => (
            <Collapse key={id} visible unmountOnExit>
              <div>
                <Panel>
                  <Row>
                    {words("replica", { place: format.number(id) })}
                    <ToolButton
                      small
                      label={words("remove", { place: format.number(id) })}
                      icon={<Dismiss16Regular />}
                      onPress={() => setIds(ids.filter((one) => one !== id))}
                    />
                  </Row>
                </Panel>
              </div>
            </Collapse>
          ))}
        </PresenceGroup>
      </div>
    </Stack>
  );
}
