import { useRef } from "react";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { FEN } from "#web/lib/texts/amounts.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { BudgetSetDocument } from "./usage.generated.ts";
import { type Spending, usageTexts } from "./usageParts.ts";

const schema = async () => (await import("./budgetSchema.ts")).budgetSchema;

export interface BudgetDrawerProps extends DrawerState {
  budget: Spending["budget"] | null;
  onDone: () => void;
}

/** Sets what a month may cost; without an amount there is no budget. */
export function BudgetDrawer({ budget, onDone, ...state }: BudgetDrawerProps) {
  const words = useWords(usageTexts);
  const mutate = useMutate();
  const key = useRef(newKey());
  const initial = {
    amount: budget ? Number(budget.amount) / FEN : null,
    isHardStop: budget?.isHardStop ?? false,
  };
  const save = async ({ amount, isHardStop }: { amount: number | null; isHardStop: boolean }) => {
    const input = amount === null ? null : { amount: String(amount * FEN), isHardStop };
    await mutate(BudgetSetDocument, { input, idempotencyKey: key.current });
    state.onClose();
    onDone();
    showToast({ tone: "success", text: words("budget.done") });
  };
  return (
    <FormDrawer
      {...state}
      title={words("budget.title")}
      meta={words("budget.line")}
      schema={schema}
      initial={initial}
      submitLabel={words("budget.submit")}
      onSubmit={save}
    >
      <MoneyField name="amount" label={words("budget.amount")} currency="CNY" help={words("budget.help")} />
      <SwitchField name="isHardStop" label={words("budget.hardStop")} help={words("budget.hardStopHelp")} />
    </FormDrawer>
  );
}
