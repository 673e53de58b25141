import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import * as z from "zod/mini";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { DateField } from "#web/ui/form/dates/DateField.tsx";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { dayOf } from "./invoiceForm.ts";
import { invoiceList } from "./invoiceList.ts";
import type { InvoiceProps } from "./invoiceProps.ts";
import { InvoiceCreditDocument, InvoicePayDocument } from "./invoices.generated.ts";
import { currency } from "./invoiceStates.ts";

const means = ["BANK_TRANSFER", "CARD", "CASH", "OTHER"] as const;

const schemaOf = (due: number) =>
  z.object({
    amount: wholeNumber({ min: 1, max: due }),
    day: z.pipe(z.nullable(z.string()), z.string()),
    means: z.enum(means),
    reference: text({ max: 120 }),
  });

export interface ReceiptDrawerProps extends DrawerState, InvoiceProps {
  kind: "PAY" | "CREDIT";
}

/** Records a payment, or credits a part of what is due. */
export function ReceiptDrawer({ invoice, kind, ...drawer }: ReceiptDrawerProps) {
  const words = useWords(invoiceList.texts);
  const { money } = useFormat();
  const { cache } = useApolloClient();
  const mutate = useMutate();
  const offerUndo = useUndo();
  const [key] = useState(newKey);
  const due = invoice.balance.amountMinor;
  const [schema] = useState(() => schemaOf(due));
  const pays = kind === "PAY";
  return (
    <FormDrawer
      {...drawer}
      title={words(pays ? "actions.RECORD" : "actions.CREDIT")}
      meta={words("receipt.due", { amount: money(invoice.balance) })}
      schema={schema}
      initial={{ amount: due, day: dayOf(new Date()), means: "BANK_TRANSFER", reference: "" }}
      submitLabel={words(pays ? "receipt.record" : "receipt.credit")}
      onSubmit={async ({ amount, day, means: how, reference }) => {
        const paid = { amountMinor: amount, currency };
        const { changed } = await mutate(pays ? InvoicePayDocument : InvoiceCreditDocument, {
          id: invoice.id,
          input: { amount: paid, day, means: pays ? how : "CREDIT_NOTE", reference },
          idempotencyKey: key,
        });
        drawer.onClose();
        refreshLists(cache, invoiceList.cache);
        offerUndo({
          text: words(pays ? "receipt.recorded" : "receipt.credited", { amount: money(paid) }),
          tokens: [changed.undoToken],
          onUndone: () => refreshLists(cache, invoiceList.cache),
        });
      }}
    >
      <MoneyField name="amount" label={words("receipt.amount")} required currency={currency} />
      <DateField name="day" label={words("receipt.day")} required />
      {pays && (
        <SelectField name="means" label={words("receipt.means")} options={optionsOf(words, "means", means)} />
      )}
      <TextField name="reference" label={words(pays ? "receipt.reference" : "receipt.reason")} />
    </FormDrawer>
  );
}
