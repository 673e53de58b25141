import { ApolloLink } from "@apollo/client/link";
import { OperationTypeNode } from "graphql";
import { tap } from "rxjs";
import { toAppError } from "#web/lib/errors/appError.ts";
import { noteRequest } from "#web/lib/errors/lastRequest.ts";
import { gatewayAway, gatewayHere, socketReturns } from "#web/lib/connection/connectivity.ts";
import { accountTold, hasSessionCookies } from "#web/lib/session/session.ts";

/**
 * Looks at every answer in passing: no answer means that the gateway is away, `UNAUTHENTICATED` that the session has ended.
 * It notes the number of the last request, changes nothing and repeats nothing.
 */
export function sessionLink(onSessionEnded: () => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const ended = () => {
      // What was asked with a former token says nothing of the present one, whose cookies stand.
      if (!hasSessionCookies()) return onSessionEnded();
      // A socket can take no cookies away: what is asked again without one can.
      if (operation.operationType === OperationTypeNode.SUBSCRIPTION)
        socketReturns.set(socketReturns.get() + 1);
    };
    return forward(operation).pipe(
      tap({
        next(result) {
          gatewayHere();
          accountTold();
          noteRequest(numberOf(operation.getContext()));
          if (result.errors?.some(({ extensions }) => extensions?.["code"] === "UNAUTHENTICATED")) ended();
        },
        error(thrown: unknown) {
          const { code } = toAppError(thrown);
          if (code === "NETWORK") gatewayAway();
          if (code === "UNAUTHENTICATED") ended();
        },
      }),
    );
  });
}

/** The number that the gateway gave the request; a socket has none. */
function numberOf(context: Readonly<Record<string, unknown>>): string | null {
  const { response } = context;
  return response instanceof Response ? response.headers.get("x-request-id") : null;
}
