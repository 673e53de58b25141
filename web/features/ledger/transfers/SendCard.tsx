import { useState } from "react";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { TransferSendDocument } from "./transfers.generated.ts";
import { type Payee, type Terms, transferTexts } from "./transferParts.ts";

const schema = async () => (await import("./transferSchema.ts")).transferSchema;
/** The form holds fen, which are ten thousand millionths. */
const MICROS_OF_FEN = 10_000;
const initial: { amount: number | null; memo: string; password: string } = {
  amount: null,
  memo: "",
  password: "",
};

export interface SendCardProps {
  payee: Payee;
  terms: Terms;
  onSent: () => void;
  onCancel: () => void;
}

/** What is transferred, and the password again. */
export function SendCard({ payee, terms, onSent, onCancel }: SendCardProps) {
  const words = useWords(transferTexts);
  const format = useFormat();
  const mutate = useMutate();
  const [key] = useState(newKey);
  const send = async ({ amount, memo, password }: { amount: number; memo: string; password: string }) => {
    const input = { payeeId: payee.id, amount: String(amount * MICROS_OF_FEN), memo, key };
    const { transferCreate } = await mutate(TransferSendDocument, { input, password });
    showToast({
      tone: "success",
      text: words(transferCreate.status === "HELD" ? "send.held" : "send.sent", {
        name: payee.maskedName,
        amount: format.micros(transferCreate.amount),
        count: terms.holdMinutes,
      }),
    });
    onSent();
  };
  return (
    <Card title={words("send.title", { name: payee.maskedName })}>
      <Form
        label={words("send.title", { name: payee.maskedName })}
        schema={schema}
        initial={initial}
        onSubmit={send}
        onCancel={onCancel}
        submitLabel={words("send.submit")}
        small
      >
        <MoneyField
          name="amount"
          label={words("send.amount")}
          currency="CNY"
          help={words(payee.isNew ? "send.waits" : "send.atOnce", {
            amount: format.micros(terms.holdAbove),
            count: terms.holdMinutes,
          })}
          required
        />
        <TextField name="memo" label={words("send.memo")} max={100} />
        <TextField
          name="password"
          kind="password"
          label={words("send.password")}
          autoComplete="current-password"
          required
        />
      </Form>
    </Card>
  );
}
