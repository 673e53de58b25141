import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { useShownOnce } from "#web/ui/drawer/useShownOnce.tsx";
import { SecretOnce } from "#web/ui/feedback/SecretOnce.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { KeyPairCreateDocument } from "./buy.generated.ts";
import { keyTexts } from "./buyParts.ts";

const schema = z.object({
  name: z.string().check(z.trim(), z.regex(/^[\w.@-]{1,40}$/)),
  publicKey: text({ max: 2_000 }),
});

/** Keeps a public key, or makes a pair whose private part is shown once. */
export function KeyPairDrawer({ onDone, ...state }: DrawerState & { onDone: () => void }) {
  const words = useWords(keyTexts);
  const mutate = useMutate();
  const [once, showOnce] = useShownOnce<string>({
    texts: `${keyTexts}:private`,
    onClose: state.onClose,
    draw: (key, onKept) => <SecretOnce texts={`${keyTexts}:private`} secret={key} onCopied={onKept} />,
  });
  return (
    <FormDrawer
      {...state}
      title={words("add")}
      meta={words("addLine")}
      schema={schema}
      initial={{ name: "", publicKey: "" }}
      submitLabel={words("add")}
      onSubmit={async ({ name, publicKey }) => {
        const { made } = await mutate(KeyPairCreateDocument, { name, ...(publicKey && { publicKey }) });
        onDone();
        if (made.privateKey != null) return showOnce(made.privateKey);
        showToast({ tone: "success", text: words("added", { name }) });
        state.onClose();
      }}
      {...once}
    >
      <TextField name="name" kind="ltr" label={words("name")} help={words("nameHelp")} required />
      <TextAreaField name="publicKey" label={words("publicKey")} help={words("publicKeyHelp")} rows={5} />
    </FormDrawer>
  );
}
