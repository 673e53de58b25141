import { ApolloClient } from "@apollo/client";
import { ApolloLink } from "@apollo/client/link";
import { BaseHttpLink } from "@apollo/client/link/http";
import { OperationTypeNode } from "graphql";
import { Observable, shareReplay, switchMap } from "rxjs";
import { socketReturns } from "#web/lib/connection/connectivity.ts";
import { whenDrawn } from "#web/lib/timing/whenDrawn.ts";
import { createCache } from "./createCache.ts";
import { followReturns } from "./failedQueries.ts";
import { hashLink } from "./hashLink.ts";
import { newestLink } from "./newestLink.ts";
import { sandboxLink } from "./sandboxLink.ts";
import { sentAgainLink } from "./sentAgainLink.ts";
import { sessionLink } from "./sessionLink.ts";

/** How long the first screen is left alone before the code of the socket is fetched, in milliseconds. */
const rest = 300;

/** What the client needs from outside. */
export interface ClientOptions {
  /** Called for every answer that says that the session has ended. */
  onSessionEnded: () => void;
  /** How requests are sent; tests give their own. */
  fetch?: typeof fetch;
}

/** The Apollo client of the console: queries and mutations over HTTP, subscriptions over a socket that is loaded when first needed. */
export function createApolloClient({ onSessionEnded, fetch }: ClientOptions): ApolloClient {
  const http = new BaseHttpLink({ uri: "/graphql", credentials: "same-origin", ...(fetch && { fetch }) });
  // What the first screen asks to be told of waits until it has been painted, unless all of it is given up meanwhile.
  const rested = new Observable<void>((told) => {
    const timer = setTimeout(() => {
      callOff = whenDrawn(() => {
        told.next();
        told.complete();
      });
    }, rest);
    let callOff = () => clearTimeout(timer);
    return () => callOff();
  }).pipe(shareReplay({ bufferSize: 1, refCount: true }));
  const socket = new ApolloLink((operation) =>
    rested.pipe(
      switchMap(() => import("./socketLink.ts")),
      switchMap(({ socketLink }) => socketLink.request(operation)),
    ),
  );
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    socket,
    http,
  );
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      sessionLink(onSessionEnded),
      sandboxLink,
      newestLink,
      sentAgainLink,
      hashLink,
      transport,
    ]),
    devtools: { enabled: import.meta.env.DEV },
  });
  followReturns(client);
  socketReturns.follow(() => void client.refetchQueries({ include: "active" }).catch(() => undefined));
  return client;
}
