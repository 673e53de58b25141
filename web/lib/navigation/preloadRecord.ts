import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import { matchPath } from "react-router-dom";
import { startQuery } from "#web/lib/graphql/operations.ts";

/**
 * Starts the query of a record's screen before it renders: the `preload` of its route.
 * @param pattern the path of the route, with `:id`.
 */
export const preloadRecord =
  (pattern: string, document: TypedDocumentNode<unknown, { id: string }>) =>
  ({ pathname }: URL, client: ApolloClient): Promise<unknown> | undefined => {
    const id = matchPath(pattern, pathname)?.params["id"];
    return id === undefined ? undefined : startQuery(client, document, { id });
  };
