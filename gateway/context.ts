import type { FastifyReply, FastifyRequest } from "fastify";
import { viewerOf } from "./domains/accounts/sessions/rules.ts";
import { clearSessionCookies, credentialsOf, setSessionCookies } from "./platform/auth/cookies.ts";
import { ownOrigin } from "./platform/http/security.ts";
import type { RequestContext, Services } from "./platform/request.ts";
import type { Store } from "./platform/store/database.ts";

/** What every resolver is given. */
export interface Context extends RequestContext {}

/** The stores there are. */
export interface Stores {
  /** The gateway's own store. */
  home: Store;
  /** The store whose data the request works on. */
  for(request: FastifyRequest): Store;
}

/** Makes the context of a request: its store, its viewer, and the way to its cookies. */
export function contextMaker(services: Services, stores: Stores) {
  return async (request: FastifyRequest, reply?: FastifyReply): Promise<Context> => {
    const store = stores.for(request);
    const credentials = credentialsOf(request);
    const viewer = credentials && (await viewerOf(stores.home, services.clock, credentials.token));
    const secure = ownOrigin(services.config, request).startsWith("https:");
    if (credentials?.by === "cookie" && !viewer && reply) clearSessionCookies(reply, secure);
    return {
      ...services,
      requestId: request.id, address: request.ip, store, home: stores.home, viewer, token: credentials?.token ?? null,
      cookies: reply ? {
        set: (session, maxAge) => setSessionCookies(reply, secure, session, maxAge),
        clear: () => clearSessionCookies(reply, secure),
      } : null,
    };
  };
}
