import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { createClient } from "graphql-ws";
import { sandboxStore } from "#web/lib/connection/sandbox.ts";
import { sessionStore } from "#web/lib/session/session.ts";
import { EstablishedSocket } from "./establishedSocket.ts";
import { askGateway, socketOpen, socketReturns, untilGatewayHere } from "#web/lib/connection/connectivity.ts";

/** The gateway closes with this code what it will not serve; asking again would change nothing. */
const forbidden = 4403;

/** And with this one where the session that the socket was opened in has ended. */
const unauthorized = 4401;

/**
 * A socket can take no cookies away: what is asked again without one can, and leads to the sign-in page. Who signs out here
 * needs nobody to say so: the answer to that is waited for.
 */
function askWhoIsSignedIn(): void {
  const before = sessionStore.get();
  setTimeout(() => {
    if (sessionStore.get() === before) socketReturns.set(socketReturns.get() + 1);
  }, 500);
}

const client = createClient({
  url: () => `${window.location.origin.replace(/^http/, "ws")}/graphql`,
  connectionParams: () => ({ sandbox: sandboxStore.get() }),
  webSocketImpl: EstablishedSocket,
  lazyCloseTimeout: 5_000,
  on: {
    closed: (event) => {
      socketOpen.set(false);
      if (event instanceof CloseEvent && event.code === unauthorized) askWhoIsSignedIn();
    },
    // By then the gateway tells of changes again; those in between nobody told of.
    connected: (_socket, _payload, wasRetry) => {
      socketOpen.set(true);
      if (wasRetry) setTimeout(() => socketReturns.set(socketReturns.get() + 1), 1_000);
    },
  },
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: (closed) => !(closed instanceof CloseEvent) || closed.code !== forbidden,
  async retryWait(retries) {
    await new Promise((wake) => setTimeout(wake, Math.min(1_000 * 2 ** retries, 15_000)));
    await askGateway();
    await untilGatewayHere();
  },
});

// A socket belongs to the session and the data that it was opened for: whoever signs in or out next gets one of their own.
sessionStore.follow(() => client.terminate());
sandboxStore.follow(() => client.terminate());

/**
 * The link for subscriptions: one socket for all, opened with the first and closed a little after the last. A lost socket
 * is opened again once the gateway answers.
 */
export const socketLink = new GraphQLWsLink(client);
