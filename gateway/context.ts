import type { FastifyReply, FastifyRequest } from "fastify";
import { viewerOf as viewerOfApiToken } from "./domains/accounts/apiTokens/rules.ts";
import { isOvertaken, viewerOf } from "./domains/accounts/sessions/rules.ts";
import { shownTo } from "./domains/accounts/sessions/shown.ts";
import {
  clearSessionCookies,
  type Credentials,
  credentialsOf,
  hasReadableCookies,
  isPlainGuest,
  setSessionCookies,
  setShownUser,
} from "./platform/request/cookies.ts";
import { isApiToken } from "./platform/auth/secrets.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import type { Asker } from "./platform/request/keptAnswers.ts";
import { callOf } from "./platform/request/call.ts";
import type { Controls } from "./platform/request/controls.ts";
import { namesSandbox, sandboxOf } from "./platform/request/sandboxName.ts";
import { ownOrigin } from "./platform/request/security.ts";
import type { RequestContext, Services, Viewer } from "./platform/request/context.ts";
import type { Store } from "./platform/store/database.ts";
import type { StoreAndBus } from "./platform/store/sandboxes.ts";

/** What every resolver is given. */
export interface Context extends RequestContext {}

/** The data a request works on, and the sandbox that it belongs to. */
export interface SelectedStore extends StoreAndBus {
  sandbox: string | null;
}

/** The stores there are. */
export interface Stores {
  /** The gateway's own store. */
  home: Store;
  /**
   * The data that the request works on.
   * @param isGuest whether it comes without a session.
   * @param sandbox the sandbox where something else than the request's header says it; null for the main data.
   */
  for(request: FastifyRequest, isGuest: boolean, sandbox?: string | null): Promise<SelectedStore>;
}

/** What the stores are made of. */
export interface StoresOptions extends Pick<Services, "config" | "live" | "devTools"> {
  home: Store;
  /** Which calls steer the mock server. */
  controls: Controls;
}

/** The stores of a gateway: its own, and the sandboxes where the developer tools are on. */
export const storesOf = ({ home, live, config, controls, devTools }: StoresOptions): Stores => ({
  home,
  for: async (request, isGuest, given) => {
    const asked =
      given === undefined && config.mockControls && controls.needsData(callOf(request))
        ? sandboxOf(request)
        : (given ?? null);
    // Who may not use the sample data makes no copies of it either.
    const isRefused = config.sampleAccess === "off" || (config.sampleAccess === "session" && isGuest);
    return asked === null || isRefused
      ? { store: home, live, sandbox: null }
      : { ...(await devTools.sandboxes.of(asked)), sandbox: asked };
  },
});

/**
 * Tells at once who asks, and of what data, where a request carries no credentials and names no sandbox; null where that
 * has to be read.
 */
export function guestTeller(config: Config, { home }: Stores): (request: FastifyRequest) => Asker | null {
  const guest: Asker = { viewer: null, token: null, sandbox: null, store: home, config };
  return (request) =>
    isPlainGuest(request) && !(config.mockControls && namesSandbox(request)) ? guest : null;
}

/** Who is behind a session's token, or an API token, which counts in the header `authorization` alone. */
async function viewerBehind({ token, by }: Credentials, home: Store, clock: Clock): Promise<Viewer | null> {
  if (!isApiToken(token)) return await viewerOf(home, clock, token);
  return by === "bearer" ? await viewerOfApiToken(home, clock, token) : null;
}

/** Makes the context of a request: its store, its viewer, and the way to its cookies. */
export function contextMaker(services: Services, stores: Stores) {
  return async (request: FastifyRequest, reply?: FastifyReply, sandbox?: string | null): Promise<Context> => {
    const credentials = credentialsOf(request);
    const viewer = credentials && (await viewerBehind(credentials, stores.home, services.clock));
    const chosen = await stores.for(request, !viewer, sandbox);
    const origin = ownOrigin(services.config, request);
    const secure = origin.startsWith("https:");
    const isOver = credentials?.by === "cookie" ? !viewer : !credentials && hasReadableCookies(request);
    // Cookies that a newer answer has set meanwhile must not be cleared by this one.
    if (
      reply &&
      isOver &&
      !(credentials && (await isOvertaken(stores.home, services.clock, credentials.token)))
    )
      clearSessionCookies(reply, secure);
    // Another session of the person may have changed how they are shown.
    const shown = credentials?.by === "cookie" && viewer ? shownTo(viewer) : undefined;
    if (reply && shown) setShownUser(request, reply, secure, shown);
    const made: Context = {
      ...services,
      ...chosen,
      requestId: request.id,
      origin,
      address: request.ip,
      agent: (request.headers["user-agent"] ?? "").slice(0, 300),
      home: stores.home,
      homeLive: services.live,
      viewer,
      token: credentials?.token ?? null,
      cookies: reply
        ? {
            set: (session, maxAge) => setSessionCookies(reply, secure, session, maxAge),
            clear: () => clearSessionCookies(reply, secure),
          }
        : null,
      afterwards: (work) => work(made),
    };
    return made;
  };
}
