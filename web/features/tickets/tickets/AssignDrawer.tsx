import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TicketAssignDocument, useTicketStaffQuery } from "./staffSteps.generated.ts";
import { type Ticket, ticketTexts } from "./ticketParts.ts";

const schema = async () => (await import("./ticketSchema.ts")).assignSchema;

export function AssignDrawer({ ticket, ...state }: DrawerState & { ticket: Ticket }) {
  const words = useWords(ticketTexts);
  const mutate = useMutate();
  const { data } = useTicketStaffQuery();
  const others = (data?.staff ?? []).filter(({ id }) => id !== ticket.assignee?.id);
  const send = async ({ assigneeId }: { assigneeId: string }) => {
    await mutate(TicketAssignDocument, { id: ticket.id, assigneeId });
    const name = others.find(({ id }) => id === assigneeId)?.fullName ?? "";
    showToast({ tone: "success", text: words("did.ASSIGN", { name }) });
    state.onClose();
  };
  return (
    <FormDrawer
      {...state}
      title={words("assign.title", { number: ticket.ticketNo })}
      meta={words("assign.line", { name: ticket.assignee?.fullName ?? words("nobody") })}
      schema={schema}
      initial={{ assigneeId: "" }}
      submitLabel={words("actions.ASSIGN")}
      onSubmit={send}
    >
      <SelectField
        name="assigneeId"
        label={words("fields.person")}
        placeholder={words("assign.choose")}
        options={others.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        required
      />
    </FormDrawer>
  );
}
