import { Field, Input } from "@fluentui/react-components";
import { Collapse } from "@fluentui/react-motion-components-preview";
import { useState } from "react";
import { Panel } from "#web/features/gallery/components/parts/Panel.tsx";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";

const settings = ["autoSleep", "backups"] as const;

export const Settings: Demo = { order: 40, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:expansion-panel.Settings");
  const [on, setOn] = useState<readonly string[]>(["backups"]);
  return (
    <Stack wide>
      {settings.map((id) => {
        const isOn = on.includes(id);
        return (
          <Panel key={id}>
            <label>
              <Row>
                <SwitchBox
                  checked={isOn}
                  onChange={(now) => setOn(now ? [...on, id] : on.filter((one) => one !== id))}
                />
                {words(`${id}.name`)}
              </Row>
            </label>
            <Collapse visible={isOn} unmountOnExit>
              <div>
                <Field label={words(`${id}.more`)}>
                  <Input type="number" defaultValue={words(`${id}.value`)} />
                </Field>
              </div>
            </Collapse>
          </Panel>
        );
      })}
    </Stack>
  );
}
