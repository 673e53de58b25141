import { useState } from "react";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { AgentConvertDocument } from "./agents.generated.ts";
import { agentTexts, MICROS_OF_FEN } from "./agentParts.ts";

const schema = async () => (await import("./agentSchemas.ts")).convertSchema;

export interface ConvertDrawerProps extends DrawerState {
  available: string;
  onDone: () => void;
}

export function ConvertDrawer({ available, onDone, ...state }: ConvertDrawerProps) {
  const words = useWords(agentTexts);
  const format = useFormat();
  const mutate = useMutate();
  const [idempotencyKey] = useState(newKey);
  const initial: { amount: number | null } = { amount: Math.floor(Number(available) / MICROS_OF_FEN) };
  const convert = async ({ amount }: { amount: number }) => {
    const { commissionConvert } = await mutate(AgentConvertDocument, {
      amount: String(amount * MICROS_OF_FEN),
      idempotencyKey,
    });
    state.onClose();
    showToast({ tone: "success", text: words("convert.done", { amount: format.micros(commissionConvert) }) });
    onDone();
  };
  return (
    <FormDrawer
      {...state}
      title={words("convert.title")}
      meta={words("convert.line", { amount: format.micros(available) })}
      schema={schema}
      initial={initial}
      submitLabel={words("convert.submit")}
      onSubmit={convert}
    >
      <MoneyField
        name="amount"
        label={words("convert.amount")}
        currency="CNY"
        help={words("convert.help")}
        required
      />
    </FormDrawer>
  );
}
