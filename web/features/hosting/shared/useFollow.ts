import type { TypedDocumentNode } from "@apollo/client";
import { useDocumentSubscription } from "#web/lib/graphql/operations.ts";
import { useOncePerBurst } from "#web/lib/timing/useOncePerBurst.ts";

/** Asks again, once for a burst, when something of an app is told by a subscription. */
export function useFollow<TData>(
  document: TypedDocumentNode<TData, { appId: string }>,
  appId: string,
  again: () => void,
): void {
  const once = useOncePerBurst(again);
  useDocumentSubscription(document, {
    variables: { appId },
    ignoreResults: true,
    onData: () => once(),
  });
}
