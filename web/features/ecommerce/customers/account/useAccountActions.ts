import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";

type EntryMutation<TData> = TypedDocumentNode<TData, { customerId: string; id: string }>;

export function useAccountActions(customerId: string) {
  const { cache } = useApolloClient();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const offerUndo = useUndo();
  const onUndone = () =>
    cache.evict({ id: cache.identify({ __typename: "Customer", id: customerId }), fieldName: "account" });
  return {
    act: (mutation: EntryMutation<unknown>, id: string) =>
      mutate(mutation, { customerId, id }).catch(tellError),
    remove: (mutation: EntryMutation<{ removal: { undoToken: string } }>, id: string, text: string) =>
      mutate(mutation, { customerId, id }).then(
        ({ removal }) => offerUndo({ text, tokens: [removal.undoToken], onUndone }),
        tellError,
      ),
  };
}
