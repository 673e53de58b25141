import type { ApolloClient, ObservableQuery } from "@apollo/client";
import { connectivityStore } from "#web/lib/connection/connectivity.ts";

/** How long a query that failed again is left alone, at first and at most, in milliseconds. */
const firstRest = 1_000;
const longestRest = 60_000;

/**
 * Asks again for what the screens could not get, whenever the gateway is back. A query that fails all the same rests for longer
 * each time: another's answer says as well that the gateway is back, and two that call each other so would never end.
 */
export function followReturns(client: ApolloClient): void {
  const resting = new WeakMap<ObservableQuery, { ms: number; until: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function ask(): void {
    clearTimeout(timer);
    if (connectivityStore.get() === "away") return;
    const now = performance.now();
    let next = Infinity;
    for (const query of client.getObservableQueries("active")) {
      if (!query.getCurrentResult().error) continue;
      const rest = resting.get(query) ?? { ms: 0, until: 0 };
      if (now < rest.until) {
        next = Math.min(next, rest.until);
        continue;
      }
      const ms = Math.min(Math.max(2 * rest.ms, firstRest), longestRest);
      resting.set(query, { ms, until: now + ms });
      query.refetch().then(
        () => resting.delete(query),
        () => undefined,
      );
    }
    if (next < Infinity) timer = setTimeout(ask, next - now);
  }
  connectivityStore.follow(ask);
}
