import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { RichTextField } from "#web/ui/editor/RichTextField.tsx";
import { TicketMessageEditDocument } from "./staffSteps.generated.ts";
import { type Message, ticketTexts } from "./ticketParts.ts";

const schema = async () => (await import("./ticketSchema.ts")).editSchema;

export function EditDrawer({ message, ...state }: DrawerState & { message: Message }) {
  const words = useWords(ticketTexts);
  const mutate = useMutate();
  const send = async ({ body }: { body: string }) => {
    await mutate(TicketMessageEditDocument, { id: message.id, body });
    state.onClose();
  };
  return (
    <FormDrawer
      {...state}
      kind="detail"
      title={words("thread.editTitle")}
      meta={words("thread.editLine")}
      schema={schema}
      initial={{ body: message.body }}
      submitLabel={words("save")}
      onSubmit={send}
    >
      <RichTextField name="body" label={words("fields.message")} max={20_000} required />
    </FormDrawer>
  );
}
