import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { createClient } from "graphql-ws";
import { sandboxStore } from "#web/lib/connection/sandbox.ts";
import { sessionStore } from "#web/lib/session/session.ts";
import { askGateway, socketReturns, untilGatewayHere } from "#web/lib/connection/connectivity.ts";

/** The gateway closes with this code what it will not serve; asking again would change nothing. */
const forbidden = 4403;

const client = createClient({
  url: () => `${window.location.origin.replace(/^http/, "ws")}/graphql`,
  connectionParams: () => ({ sandbox: sandboxStore.get() }),
  lazyCloseTimeout: 5_000,
  on: {
    // By then the gateway tells of changes again; those in between nobody told of.
    connected: (_socket, _payload, wasRetry) => {
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
