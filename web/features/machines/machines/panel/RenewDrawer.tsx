import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { panelTexts } from "#web/features/machines/machines/machineParts.ts";
import { MachineRenewDocument } from "./panel.generated.ts";
import type { PanelProps } from "./panelParts.ts";

const periods = ["MONTH", "THREE_MONTHS", "YEAR"] as const;
const schema = z.object({ period: z.enum(periods) });

/** Lets a machine's term go on for longer, from the balance. */
export function RenewDrawer({ machine, reload, ...state }: PanelProps & DrawerState) {
  const words = useWords(panelTexts);
  const mutate = useMutate();
  const once = useOnce();
  const initial: z.input<typeof schema> = { period: "MONTH" };
  return (
    <FormDrawer
      {...state}
      title={words("renew.title", { name: machine.name })}
      meta={words("renew.line")}
      schema={schema}
      initial={initial}
      submitLabel={words("renew.action")}
      onSubmit={async ({ period }) => {
        await once(period, (idempotencyKey) =>
          mutate(MachineRenewDocument, { id: machine.id, period, idempotencyKey }),
        );
        showToast({ tone: "success", text: words("renew.done", { name: machine.name }) });
        state.onClose();
        void reload();
      }}
    >
      <RadioField
        name="period"
        label={words("renew.period")}
        options={optionsOf(words, "renew.periods", periods)}
      />
    </FormDrawer>
  );
}
