import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { createClient } from "graphql-ws";
import { askGateway, untilGatewayHere } from "../../lib/connectivity.ts";

/** The gateway closes with this code what it will not serve; asking again would change nothing. */
const forbidden = 4403;

/**
 * The link for subscriptions: one socket for all, opened with the first and closed a little after the last. A lost socket
 * is opened again once the gateway answers.
 */
export const socketLink = new GraphQLWsLink(
  createClient({
    url: () => `${window.location.origin.replace(/^http/, "ws")}/graphql`,
    lazyCloseTimeout: 5_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (closed) => !(closed instanceof CloseEvent) || closed.code !== forbidden,
    async retryWait(retries) {
      await new Promise((wake) => setTimeout(wake, Math.min(1_000 * 2 ** retries, 15_000)));
      await askGateway();
      await untilGatewayHere();
    },
  }),
);
