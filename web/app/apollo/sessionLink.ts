import { ApolloLink } from "@apollo/client/link";
import { tap } from "rxjs";
import { toAppError } from "../../lib/appError.ts";
import { gatewayAway, gatewayHere } from "../../lib/connectivity.ts";
import { isBelieved, sessionMark } from "../../lib/session.ts";

/**
 * Looks at every answer in passing: no answer means that the gateway is away, `UNAUTHENTICATED` that the session has ended.
 * It changes nothing and repeats nothing.
 */
export function sessionLink(onSessionEnded: () => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const sentWith = sessionMark();
    const ended = () => {
      if (isBelieved(sentWith)) onSessionEnded();
    };
    return forward(operation).pipe(
      tap({
        next(result) {
          gatewayHere();
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
