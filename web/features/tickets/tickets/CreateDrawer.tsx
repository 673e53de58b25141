import { useState } from "react";
import { uploadFile, type Upload } from "#web/lib/connection/uploads.ts";
import type { TicketCategory, TicketPriority } from "#web/generated/types.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { RichTextField } from "#web/ui/editor/RichTextField.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FileField } from "#web/ui/form/files/FileField.tsx";
import { Suggestions } from "./Suggestions.tsx";
import { TicketCreateDocument } from "./ticketSteps.generated.ts";
import { useTicketAppsQuery } from "./tickets.generated.ts";
import { categories, priorities, ticketPath, ticketTexts } from "./ticketParts.ts";

const schema = async () => (await import("./ticketSchema.ts")).createSchema;
const upload: Upload = (file, options) => uploadFile(file, { ...options, visibility: "link" });
const largest = 10 * 1024 * 1024;

interface Values {
  subject: string;
  category: TicketCategory;
  priority: TicketPriority;
  appId: string;
  body: string;
  files: { id: string }[];
}

const initial: Values = {
  subject: "",
  category: "LAS",
  priority: "NORMAL",
  appId: "",
  body: "",
  files: [],
};

export function CreateDrawer(state: DrawerState) {
  const words = useWords(ticketTexts);
  const mutate = useMutate();
  const navigate = useNavigate();
  const [key] = useState(newKey);
  const { data } = useTicketAppsQuery();
  const apps = data?.apps.items ?? [];
  const send = async ({ files, appId, ...given }: Values) => {
    const input = {
      ...given,
      appId: appId === "" ? null : appId,
      attachmentIds: files.map(({ id }) => id),
    };
    const { ticket } = await mutate(TicketCreateDocument, { input, idempotencyKey: key });
    showToast({ tone: "success", text: words("create.done", { number: ticket.ticketNo }) });
    state.onClose();
    void navigate(ticketPath(ticket.id));
  };
  return (
    <FormDrawer
      {...state}
      kind="detail"
      title={words("create.title")}
      meta={words("create.line")}
      schema={schema}
      initial={initial}
      submitLabel={words("create.submit")}
      onSubmit={send}
    >
      <TextField name="subject" label={words("fields.subject")} required />
      <Suggestions />
      <SelectField
        name="category"
        label={words("fields.category")}
        options={optionsOf(words, "categories", categories)}
        required
      />
      <SelectField
        name="priority"
        label={words("fields.priority")}
        help={words("create.urgent")}
        options={optionsOf(words, "priorities", priorities)}
        required
      />
      <SelectField
        name="appId"
        label={words("fields.resource")}
        help={words("create.snapshot")}
        options={[
          { value: "", label: words("create.noApp") },
          ...apps.map(({ id, name, displayName }) => ({ value: id, label: displayName || name })),
        ]}
      />
      <RichTextField name="body" label={words("fields.body")} max={20_000} required />
      <FileField name="files" label={words("fields.files")} upload={upload} max={5} maxSize={largest} />
    </FormDrawer>
  );
}
