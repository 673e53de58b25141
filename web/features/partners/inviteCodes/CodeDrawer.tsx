import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { DateTimeField } from "#web/ui/form/dates/DateTimeField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import {
  InviteCodeCreateDocument,
  InviteCodeSetDocument,
  type OwnInviteCodeFragment,
} from "./inviteCodes.generated.ts";

const schema = async () => (await import("./codeSchemas.ts")).codeSchema;

interface Values {
  code: string;
  channel: string;
  maxUses: number | null;
  expiresAt: string | null;
}

export interface CodeDrawerProps extends DrawerState {
  /** Null for a new one. */
  code: OwnInviteCodeFragment | null;
  onDone: (id: string) => void;
}

export function CodeDrawer({ code: known, onDone, ...state }: CodeDrawerProps) {
  const words = useWords("partners");
  const mutate = useMutate();
  const once = useOnce();
  const initial: Values = {
    code: "",
    channel: known?.channel ?? "",
    maxUses: known?.maxUses ?? null,
    expiresAt: known?.expiresAt ?? null,
  };
  const save = async ({ code, ...terms }: Values) => {
    if (known) {
      await once(terms, (idempotencyKey) =>
        mutate(InviteCodeSetDocument, { id: known.id, input: terms, idempotencyKey }),
      );
      showToast({ tone: "success", text: words("code.saved", { code: known.code }) });
      onDone(known.id);
    } else {
      const input = { ...terms, ...(code !== "" && { code }) };
      const answer = await once(input, (idempotencyKey) =>
        mutate(InviteCodeCreateDocument, { input, idempotencyKey }),
      );
      if (!answer) return;
      showToast({ tone: "success", text: words("made", { code: answer.made.code }) });
      onDone(answer.made.id);
    }
    state.onClose();
  };
  return (
    <FormDrawer
      {...state}
      title={known ? words("code.change", { code: known.code }) : words("code.title")}
      {...(!known && { meta: words("code.line") })}
      schema={schema}
      initial={initial}
      submitLabel={words(known ? "code.save" : "code.make")}
      onSubmit={save}
    >
      {!known && <TextField name="code" label={words("code.code")} help={words("code.codeHelp")} />}
      <TextField name="channel" label={words("code.channel")} max={40} />
      <NumberField name="maxUses" label={words("code.maxUses")} help={words("code.maxUsesHelp")} />
      <DateTimeField name="expiresAt" label={words("code.expiresAt")} />
    </FormDrawer>
  );
}
