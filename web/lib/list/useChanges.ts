import type { TypedDocumentNode } from "@apollo/client";
import { useDocumentSubscription } from "#web/lib/graphql/operations.ts";

/**
 * Follows a subscription while the screen stands, without drawing it for every change: what a change says is in the cache by
 * the time it is told.
 * @param document its field is called `change`.
 * @param onChange called with each change.
 * @param on false while nothing is shown yet that could change; true by default.
 */
export function useChanges<TChange>(
  document: TypedDocumentNode<{ change: TChange }, Record<string, never>>,
  onChange: (change: TChange) => void,
  on = true,
): void {
  useDocumentSubscription(document, {
    skip: !on,
    ignoreResults: true,
    onData: ({ data: { data } }) => data && onChange(data.change),
  });
}
