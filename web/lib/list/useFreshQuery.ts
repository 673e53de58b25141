import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { type QueryResult, useDocumentQuery } from "#web/lib/graphql/operations.ts";
import type { RootField } from "./listCache.ts";
import { useFreshPage } from "./useFreshPage.ts";

/** Names an answer that is shown, for `notePage` and `useFreshPage`. */
export const pageName = (name: string, variables: object): string => JSON.stringify([name, variables]);

/**
 * A query that is asked once more, behind the screen, when the rows of a list have changed since it was answered
 * (see `refreshLists`).
 * @param rows where the cache holds the list.
 * @param name names the query among all that follow the list: that of its declaration, `ecommerce.products` for example.
 */
export function useFreshQuery<TData, TVariables extends OperationVariables>(
  rows: RootField,
  name: string,
  document: TypedDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
): QueryResult<TData, TVariables> {
  const client = useApolloClient();
  const asked: ApolloClient.QueryOptions<TData> = { query: document, variables };
  useFreshPage(rows, pageName(name, variables), () =>
    client.query<TData>({ ...asked, fetchPolicy: "network-only" }),
  );
  return useDocumentQuery(document, { variables });
}
