import { useState } from "react";
import type { TicketCategory } from "#web/generated/types.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { RichTextField } from "#web/ui/editor/RichTextField.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import {
  CannedReplyCreateDocument,
  type CannedReplyFieldsFragment,
  CannedReplyUpdateDocument,
} from "./canned.generated.ts";
import { type AfterReply, afterReplies, categories, ticketTexts } from "./ticketParts.ts";

const schema = async () => (await import("./ticketSchema.ts")).cannedSchema;
const places = ["name", "ticketNo", "subject", "app", "agent"].map((name) => `{{${name}}}`).join(" ");

interface Values {
  title: string;
  category: TicketCategory | "";
  andThen: AfterReply | "";
  body: string;
}

interface CannedFormDrawerProps extends DrawerState {
  reply?: CannedReplyFieldsFragment;
  onDone: () => void;
}

export function CannedFormDrawer({ reply, onDone, ...state }: CannedFormDrawerProps) {
  const words = useWords(ticketTexts);
  const mutate = useMutate();
  const [idempotencyKey] = useState(newKey);
  const initial: Values = {
    title: reply?.title ?? "",
    category: reply?.category ?? "",
    andThen: afterReplies.find((one) => one === reply?.andThen) ?? "",
    body: reply?.body ?? "",
  };
  const send = async ({ title, body, category, andThen }: Values) => {
    const input = { title, body, category: category || null, andThen: andThen || null };
    await (reply
      ? mutate(CannedReplyUpdateDocument, { id: reply.id, input })
      : mutate(CannedReplyCreateDocument, { input, idempotencyKey }));
    showToast({ tone: "success", text: words("canned.saved") });
    onDone();
    state.onClose();
  };
  return (
    <FormDrawer
      {...state}
      kind="detail"
      title={words(reply ? "canned.edit" : "canned.add")}
      meta={words("canned.places", { places })}
      schema={schema}
      initial={initial}
      submitLabel={words("save")}
      onSubmit={send}
    >
      <TextField name="title" label={words("fields.title")} required />
      <SelectField
        name="category"
        label={words("fields.category")}
        options={[
          { value: "", label: words("canned.anything") },
          ...optionsOf(words, "categories", categories),
        ]}
      />
      <SelectField
        name="andThen"
        label={words("fields.andThen")}
        help={words("canned.andThen")}
        options={[
          { value: "", label: words("canned.nothing") },
          ...optionsOf(words, "actions", afterReplies),
        ]}
      />
      <RichTextField name="body" label={words("fields.text")} max={5_000} required />
    </FormDrawer>
  );
}
