import { ApolloLink } from "@apollo/client/link";
import { retry, throwError, timer } from "rxjs";

/** How long it waits before it sends for the last time, in milliseconds. */
const pause = 500;

/**
 * Sends what carries an `idempotencyKey` again where no answer came, as when a browser drops all that is on its way because its
 * network changes: once more at once, and once more after half a second. The gateway does what has a key only once, whichever
 * of them arrived. Nothing else is repeated.
 */
export const sentAgainLink = new ApolloLink((operation, forward) => {
  const sent = forward(operation);
  if (typeof operation.variables["idempotencyKey"] !== "string") return sent;
  return sent.pipe(
    retry({
      count: 2,
      delay: (thrown: unknown, times) =>
        thrown instanceof TypeError ? timer(times === 1 ? 0 : pause) : throwError(() => thrown),
    }),
  );
});
