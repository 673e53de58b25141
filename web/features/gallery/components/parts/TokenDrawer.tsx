import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { useShownOnce } from "#web/ui/drawer/useShownOnce.tsx";
import { SecretOnce } from "#web/ui/feedback/SecretOnce.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";

const place = "galleryComponents:dialog.ShownOnce";
const texts = `${place}.drawer`;
const schema = z.object({ name: text({ min: 1, max: 40 }) });

/** Makes a token, and shows it once. */
export function TokenDrawer({ open, onClose }: DrawerState) {
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
