import type { ApolloClient } from "@apollo/client";
import { draftValues } from "./composeInput.ts";
import { openCompose } from "./composeStore.ts";
import { MailReadDocument } from "./mailList.generated.ts";

/** Opens a draft in the window to write in, as the gateway has it now; answers false where it is gone. */
export async function openDraft(client: ApolloClient, id: string): Promise<boolean> {
  const { data } = await client.query({
    query: MailReadDocument,
    variables: { id },
    fetchPolicy: "network-only",
  });
  if (!data?.mail) return false;
  const { version, replyToId } = data.mail;
  openCompose({ draft: { id, version }, replyTo: replyToId ?? undefined, values: draftValues(data.mail) });
  return true;
}
