import { useApolloClient } from "@apollo/client/react";
import { type Mutate, useMutate } from "#web/lib/graphql/useMutate.ts";
import { OwnAuditDocument, OwnProfileDocument } from "#web/features/accounts/users/profile.generated.ts";

/** Sends a change of the account's security; what the screen shows of it, and the record, are asked for again. */
export function useSecure(): Mutate {
  const client = useApolloClient();
  const mutate = useMutate();
  return async (document, variables) => {
    const data = await mutate(document, variables);
    void client.refetchQueries({ include: [OwnProfileDocument, OwnAuditDocument] });
    return data;
  };
}
