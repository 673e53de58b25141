import { useState } from "react";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { plainText } from "#web/ui/editor/plainText.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { CheckGroupField } from "#web/ui/form/fields/CheckGroupField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { TicketSplitDocument } from "./staffSteps.generated.ts";
import { type Message, type Ticket, ticketPath, ticketTexts } from "./ticketParts.ts";

const schema = async () => (await import("./ticketSchema.ts")).splitSchema;
const MOST = 50;

interface Values {
  subject: string;
  messageIds: string[];
}
const initial: Values = { subject: "", messageIds: [] };

interface SplitDrawerProps extends DrawerState {
  ticket: Ticket;
  messages: readonly Message[];
}

export function SplitDrawer({ ticket, messages, ...state }: SplitDrawerProps) {
  const words = useWords(ticketTexts);
  const { short } = useFormat();
  const mutate = useMutate();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newKey);
  const said = messages.filter(({ event, recalledAt }) => !event && recalledAt == null).slice(-MOST);
  const send = async (given: Values) => {
    const { ticket: made } = await mutate(TicketSplitDocument, { id: ticket.id, ...given, idempotencyKey });
    showToast({ tone: "success", text: words("did.SPLIT", { number: made.ticketNo }) });
    state.onClose();
    void navigate(ticketPath(made.id));
  };
  return (
    <FormDrawer
      {...state}
      title={words("split.title", { number: ticket.ticketNo })}
      meta={words("split.line")}
      schema={schema}
      initial={initial}
      submitLabel={words("actions.SPLIT")}
      onSubmit={send}
    >
      <TextField name="subject" label={words("fields.subject")} required />
      <CheckGroupField
        name="messageIds"
        label={words("fields.messages")}
        required
        options={said.map(({ id, person, createdAt, body }) => ({
          value: id,
          label: `${person?.fullName ?? words("thread.platform")} · ${short(createdAt)}`,
          note: plainText(body).slice(0, 80),
        }))}
      />
    </FormDrawer>
  );
}
