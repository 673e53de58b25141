import { useState } from "react";
import type { GrantScope } from "#web/generated/types.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CheckGroupField } from "#web/ui/form/fields/CheckGroupField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { grantScopes, type Ticket, ticketTexts } from "./ticketParts.ts";
import { TicketGrantRequestDocument } from "./ticketSteps.generated.ts";

const schema = async () => (await import("./ticketSchema.ts")).accessSchema;

interface Values {
  scopes: GrantScope[];
  hours: number;
  reason: string;
}
const initial: Values = { scopes: ["READ_LOGS"], hours: 4, reason: "" };

export function AccessDrawer({ ticket, ...state }: DrawerState & { ticket: Ticket }) {
  const words = useWords(ticketTexts);
  const mutate = useMutate();
  const [idempotencyKey] = useState(newKey);
  const send = async (given: Values) => {
    await mutate(TicketGrantRequestDocument, { ticketId: ticket.id, ...given, idempotencyKey });
    state.onClose();
  };
  return (
    <FormDrawer
      {...state}
      title={words("access.ask")}
      meta={words("access.askLine")}
      schema={schema}
      initial={initial}
      submitLabel={words("access.askSubmit")}
      onSubmit={send}
    >
      <CheckGroupField
        name="scopes"
        label={words("fields.scopes")}
        options={optionsOf(words, "scopes", grantScopes)}
      />
      <NumberField name="hours" label={words("fields.hoursLong")} min={1} max={24} />
      <TextAreaField name="reason" label={words("fields.why")} required />
    </FormDrawer>
  );
}
