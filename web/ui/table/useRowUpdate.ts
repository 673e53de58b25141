import type { TypedDocumentNode } from "@apollo/client";
import { useCallback } from "react";
import { useDocumentMutation } from "#web/lib/graphql/operations.ts";
import type { Identified } from "./parts/column.ts";
import { type ActedList, type RowsChanged, useListActions } from "./useListActions.ts";

/**
 * Gives the function that changes fields of a list's rows, tells it with Undo and answers whether all were changed: see
 * `RunOnRows`, also for what it says of `done`.
 * @param document the bulk mutation; its field is called `changed`.
 */
export function useRowUpdate<TInput>(
  list: ActedList,
  document: TypedDocumentNode<{ changed: RowsChanged }, { ids: string[]; input: TInput }>,
): (
  rows: readonly Identified[],
  input: TInput,
  done: string | ((count: number) => string),
) => Promise<boolean> {
  const runOnRows = useListActions(list);
  const [update] = useDocumentMutation(document);
  return useCallback(
    (rows, input, done) => runOnRows(rows, (ids) => update({ variables: { ids, input } }), done),
    [runOnRows, update],
  );
}
