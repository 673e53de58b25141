import type { TicketCategory, TicketPriority } from "#web/generated/types.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TicketTriageDocument } from "./staffSteps.generated.ts";
import { categories, priorities, type Ticket, ticketTexts } from "./ticketParts.ts";

const schema = async () => (await import("./ticketSchema.ts")).triageSchema;

export function TriageDrawer({ ticket, ...state }: DrawerState & { ticket: Ticket }) {
  const words = useWords(ticketTexts);
  const mutate = useMutate();
  const send = async (given: { category: TicketCategory; priority: TicketPriority }) => {
    await mutate(TicketTriageDocument, { id: ticket.id, ...given });
    showToast({ tone: "success", text: words("did.TRIAGE") });
    state.onClose();
  };
  return (
    <FormDrawer
      {...state}
      title={words("triage.title", { number: ticket.ticketNo })}
      meta={words("triage.line")}
      schema={schema}
      initial={{ category: ticket.category, priority: ticket.priority }}
      submitLabel={words("save")}
      onSubmit={send}
    >
      <SelectField
        name="category"
        label={words("fields.category")}
        options={optionsOf(words, "categories", categories)}
        required
      />
      <SelectField
        name="priority"
        label={words("fields.priority")}
        options={optionsOf(words, "priorities", priorities)}
        required
      />
    </FormDrawer>
  );
}
