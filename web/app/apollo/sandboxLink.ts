import { ApolloLink } from "@apollo/client/link";
import { sandboxHeaders } from "#web/lib/connection/sandbox.ts";

/** Names the sandbox that this tab works on in every request. */
export const sandboxLink = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }) => ({ headers: { ...headers, ...sandboxHeaders() } }));
  return forward(operation);
});
