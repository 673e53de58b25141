import { Button } from "@fluentui/react-components";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { type DrawerState, useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { useShownOnce } from "#web/ui/drawer/useShownOnce.tsx";
import { SecretOnce } from "#web/ui/feedback/SecretOnce.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";

const place = "galleryComponents:dialog.ShownOnce";
const texts = `${place}.drawer`;
const schema = z.object({ name: text({ min: 1, max: 40 }) });

export const ShownOnce: Demo = { order: 70, keys: true, Piece };

function Piece() {
  const words = useWords(place);
  const [drawer, open] = useDrawer((_: boolean, state) => <TokenDrawer {...state} />);
  return (
    <Row>
      <Button onClick={() => open(true)}>{words("open")}</Button>
      {drawer}
    </Row>
  );
}

function TokenDrawer({ open, onClose }: DrawerState) {
  const words = useWords(place);
  const [once, show] = useShownOnce<string>({
    texts,
    onClose,
    draw: (secret, onKept) => <SecretOnce texts={texts} secret={secret} onCopied={onKept} />,
  });
  return (
    <FormDrawer
      open={open}
      onClose={onClose}
      title={words("open")}
      schema={schema}
      initial={{ name: "" }}
      submitLabel={words("make")}
      onSubmit={async () => show("brt_3kq9_Vx27mJd0tYpLw5sNzRfUa8")}
      {...once}
    >
      <TextField name="name" label={words("name")} required max={40} />
    </FormDrawer>
  );
}
