import type { ApolloClient } from "@apollo/client";
import { InviteVisitDocument } from "./invite.generated.ts";

/** Counts that an invite link was followed; whether that succeeds is nothing to whoever followed it. */
export async function countVisit(client: ApolloClient, code: string): Promise<void> {
  await client.mutate({ mutation: InviteVisitDocument, variables: { code } }).catch(() => undefined);
}
