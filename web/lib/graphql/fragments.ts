import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";

/** A fragment hook: the cached fields of one object, followed as they change. */
export type FragmentHook<TData> = (options: {
  from: useFragment.FromOptionValue<TData> | null;
}) => useFragment.Result<TData>;

/** Makes the fragment hook of a document; `name` picks the fragment where the document brings others along. */
export function fragmentHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  name: string,
): FragmentHook<TData>;
export function fragmentHook(document: DocumentNode, name: string) {
  return function useDocumentFragment({ from }: { from: useFragment.FromOptionValue<unknown> | null }) {
    return useFragment({ fragment: document, fragmentName: name, from });
  };
}
