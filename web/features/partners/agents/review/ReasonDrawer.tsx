import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { agentTexts } from "#web/features/partners/agents/agentParts.ts";

const schema = async () => (await import("#web/features/partners/agents/agentSchemas.ts")).reasonSchema;
const initial = { reason: "" };

export interface Asked {
  title: string;
  action: string;
  run: (reason: string) => Promise<unknown>;
}

export interface ReasonDrawerProps extends DrawerState, Asked {
  onDone: () => void;
}

/** Asks why before something is refused or taken back. */
export function ReasonDrawer({ title, action, run, onDone, ...state }: ReasonDrawerProps) {
  const words = useWords(agentTexts);
  const save = async ({ reason }: typeof initial) => {
    await run(reason);
    state.onClose();
    onDone();
  };
  return (
    <FormDrawer
      {...state}
      title={title}
      meta={words("review.reasonLine")}
      schema={schema}
      initial={initial}
      submitLabel={action}
      onSubmit={save}
    >
      <TextAreaField name="reason" label={words("review.reason")} required rows={3} max={200} />
    </FormDrawer>
  );
}
