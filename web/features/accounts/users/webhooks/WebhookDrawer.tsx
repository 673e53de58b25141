import { useApolloClient } from "@apollo/client/react";
import type { NotificationKind } from "#web/generated/types.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CheckGroupField } from "#web/ui/form/fields/CheckGroupField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { useSecretOnce } from "./useSecretOnce.tsx";
import { kinds, webhookTexts } from "./webhookParts.ts";
import {
  type OwnWebhookFragment,
  OwnWebhooksDocument,
  WebhookCreateDocument,
  WebhookUpdateDocument,
} from "./webhooks.generated.ts";

const schema = async () => (await import("./webhookSchema.ts")).webhookSchema;
const isKind = (name: string): name is NotificationKind => kinds.some((kind) => kind === name);

interface Wanted {
  name: string;
  url: string;
  kinds: string[];
  isEnabled: boolean;
}

export function WebhookDrawer({
  webhook,
  open,
  onClose,
}: DrawerState & { webhook: OwnWebhookFragment | null }) {
  const words = useWords(webhookTexts);
  const client = useApolloClient();
  const mutate = useMutate();
  const [secret, show] = useSecretOnce(onClose);
  const initial: Wanted = webhook
    ? { name: webhook.name, url: webhook.url, kinds: [...webhook.kinds], isEnabled: webhook.isEnabled }
    : { name: "", url: "", kinds: ["ORDER", "BILLING", "DEBT"], isEnabled: true };
  const save = async ({ kinds: chosen, ...rest }: Wanted) => {
    const input = { ...rest, kinds: chosen.filter(isKind) };
    if (webhook) await mutate(WebhookUpdateDocument, { id: webhook.id, input });
    else show((await mutate(WebhookCreateDocument, { input })).made.secret);
    void client.refetchQueries({ include: [OwnWebhooksDocument] });
    if (webhook) onClose();
  };
  return (
    <FormDrawer
      open={open}
      title={words(webhook ? "edit" : "add")}
      meta={words("addLine")}
      schema={schema}
      initial={initial}
      submitLabel={words(webhook ? "save" : "create")}
      onSubmit={save}
      onClose={onClose}
      {...secret}
    >
      <TextField name="name" label={words("name")} help={words("nameHelp")} required />
      <TextField name="url" label={words("url")} help={words("urlHelp")} kind="ltr" required />
      <CheckGroupField
        name="kinds"
        label={words("kindsLabel")}
        options={optionsOf(words, "kinds", kinds)}
        all
      />
      <SwitchField name="isEnabled" label={words("enabled")} help={words("enabledHelp")} />
    </FormDrawer>
  );
}
