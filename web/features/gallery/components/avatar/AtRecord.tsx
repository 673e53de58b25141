import { useId } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { RecordPresence } from "#web/ui/page/RecordPresence.tsx";

export const AtRecord: Demo = { order: 60, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:avatar.AtRecord");
  const [editing, setEditing] = useState(false);
  const id = useId();
  return (
    <Stack>
      <Row>
        <SwitchBox id={id} checked={editing} onChange={setEditing} />
        <label htmlFor={id}>{words("editing")}</label>
      </Row>
      <RecordPresence record="Kit:1" editing={editing} />
    </Stack>
  );
}
