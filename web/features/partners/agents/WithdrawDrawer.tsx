import { useState } from "react";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import type { PayoutMethod } from "#web/generated/types.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { AgentWithdrawDocument } from "./agents.generated.ts";
import { agentTexts, MICROS_OF_FEN, payoutMethods, type Terms } from "./agentParts.ts";

const schema = async () => (await import("./agentSchemas.ts")).withdrawSchema;

export interface WithdrawDrawerProps extends DrawerState {
  available: string;
  terms: Terms;
  onDone: () => void;
}

export function WithdrawDrawer({ available, terms, onDone, ...state }: WithdrawDrawerProps) {
  const words = useWords(agentTexts);
  const format = useFormat();
  const mutate = useMutate();
  const [key] = useState(newKey);
  const initial: { amount: number | null; method: PayoutMethod; account: string; password: string } = {
    amount: Math.floor(Number(available) / MICROS_OF_FEN),
    method: "BANK",
    account: "",
    password: "",
  };
  const send = async (given: { amount: number; method: PayoutMethod; account: string; password: string }) => {
    const { amount, method, account, password } = given;
    const input = { amount: String(amount * MICROS_OF_FEN), method, account, key };
    const { made } = await mutate(AgentWithdrawDocument, { input, password });
    state.onClose();
    showToast({ tone: "success", text: words("withdraw.done", { amount: format.micros(made.amount) }) });
    onDone();
  };
  return (
    <FormDrawer
      {...state}
      title={words("withdraw.title")}
      meta={words("withdraw.line", { amount: format.micros(available) })}
      schema={schema}
      initial={initial}
      submitLabel={words("withdraw.submit")}
      onSubmit={send}
    >
      <MoneyField
        name="amount"
        label={words("withdraw.amount")}
        currency="CNY"
        help={words("withdraw.least", { amount: format.micros(terms.withdrawMin) })}
        required
      />
      <SelectField
        name="method"
        label={words("withdraw.method")}
        options={optionsOf(words, "methods", payoutMethods)}
        required
      />
      <TextField
        name="account"
        label={words("withdraw.account")}
        help={words("withdraw.accountHelp")}
        required
      />
      <TextField
        name="password"
        kind="password"
        label={words("withdraw.password")}
        autoComplete="current-password"
        required
      />
    </FormDrawer>
  );
}
