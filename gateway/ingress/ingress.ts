import { Agent, createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { SecureContext, TlsOptions } from "node:tls";
import type { Duplex } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { answerPage, forward, type IngressLimits } from "./forward.ts";
import { addressOf, hostOf, isSecure, securedAt } from "./headers.ts";
import type { PageName } from "./pages.ts";
import { createRounds, createUse, type FindRoute, type Route, type Use } from "./targets.ts";
import { forwardUpgrade, redirect, refuse } from "./upgrade.ts";

/** What the ingress is made of. */
export interface IngressOptions {
  /** Says what stands at a host name. */
  targets: FindRoute;
  log: Pick<FastifyBaseLogger, "warn">;
  /** Whether what is before the ingress may say where a request came from. */
  trustProxy?: boolean;
  limits?: Partial<IngressLimits>;
  /** What an authority is answered that asks for proof at a name. */
  challenge?: (token: string) => Promise<string | null>;
  /** The certificate of a name; null for none. */
  certificateOf?: (host: string) => Promise<SecureContext | null>;
  /** Is told each time that something begins at a target. */
  begun?: () => void;
}

/** The reverse proxy before the apps. */
export interface Ingress {
  /** Listens, and answers at which port. */
  listen(port: number, host: string): Promise<number>;
  /** The same by TLS, for names that have a certificate. */
  listenTls(port: number, host: string): Promise<number>;
  /** At which targets something is under way. */
  use: Pick<Use, "has" | "names">;
  /** Takes no more connections, waits for requests under way so long (in milliseconds), and ends what is left. */
  close(patience?: number): Promise<void>;
}

const LIMITS: IngressLimits = {
  connectMs: 5_000,
  nextMs: 500,
  answerMs: 60_000,
  bodyBytes: 256 * 1024 * 1024,
};

/** How many connections are taken at once. */
const CONNECTIONS = 10_000;

/** How long a connection to an app that nobody uses is kept, in milliseconds. */
const IDLE = 15_000;

const pageFor: Record<Exclude<Route["state"], "SERVING" | "SECURED">, PageName> = {
  STOPPED: "stopped",
  SLEEPING: "sleeping",
  UNKNOWN: "unknown",
};

const isHost = (host: string): boolean =>
  /^(?=.{1,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(host);

/**
 * Makes the reverse proxy: a server of its own, never the console's origin. It sends each request on to one of the targets
 * that its host has at that moment, one after the other; requests under way are finished where they are, so that pods that are
 * no targets any more drain. Where there is no app to ask, it answers with a page of its own.
 */
export function createIngress(options: IngressOptions): Ingress {
  const { targets, log, trustProxy = false, limits = {}, begun } = options;
  const rounds = createRounds();
  const use = createUse(begun);
  const agent = new Agent({ keepAlive: true, keepAliveMsecs: 1_000, timeout: IDLE, scheduling: "lifo" });
  const forwarding = { agent, limits: { ...LIMITS, ...limits }, use, isTrusted: trustProxy };
  const upgraded = new Set<Duplex>();

  /** What stands at the host of a request; a failure to tell is one of ours. */
  async function routeOf(request: IncomingMessage): Promise<Route> {
    const [host, address] = [hostOf(request), addressOf(request)];
    if (!isHost(host) || !address) return { state: "UNKNOWN" };
    try {
      return await targets(host, { path: address.path, isSecure: isSecure(request, trustProxy) });
    } catch (error) {
      log.warn({ err: error, host }, "the ingress does not know where to send a request");
      return { state: "SERVING", targets: [] };
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, token] = /^\/\.well-known\/acme-challenge\/([\w-]+)$/.exec(request.url ?? "") ?? [];
    const proof = token === undefined ? null : await options.challenge?.(token);
    if (typeof proof === "string") {
      response.writeHead(200, { "content-type": "application/octet-stream" }).end(proof);
      return;
    }
    const route = await routeOf(request);
    if (route.state === "SERVING")
      forward(request, response, rounds(hostOf(request), route.targets), forwarding);
    else if (route.state === "SECURED") {
      response.writeHead(308, { location: securedAt(request, route.port), "content-length": 0 }).end();
      request.resume();
    } else answerPage(request, response, pageFor[route.state]);
  }

  const times = { keepAliveTimeout: 65_000, headersTimeout: 30_000 };
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      log.warn({ err: error }, "a request was not answered");
      response.destroy();
    });
  };
  const SNICallback: TlsOptions["SNICallback"] = (host, done) => {
    const found = options.certificateOf?.(host.toLowerCase()) ?? Promise.resolve(null);
    found.then(
      (context) => done(null, context ?? undefined),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  };
  const servers = new Set<Server>();
  /** Lets a server listen, and answers at which port. */
  async function listenBy(one: Server, port: number, host: string): Promise<number> {
    servers.add(one);
    one.maxConnections = CONNECTIONS;
    one.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      upgraded.add(socket);
      socket.once("close", () => upgraded.delete(socket));
      socket.on("error", () => socket.destroy());
      void routeOf(request).then((route) => {
        if (route.state === "SERVING")
          forwardUpgrade(request, socket, head, rounds(hostOf(request), route.targets), forwarding);
        else if (route.state === "SECURED") redirect(socket, securedAt(request, route.port));
        else refuse(request, socket, pageFor[route.state]);
      });
    });
    one.on("clientError", (_error, socket) => {
      if (socket.writable) socket.end("HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n");
      else socket.destroy();
    });
    return await new Promise((resolve, reject) => {
      one.once("error", reject).listen(port, host, () => {
        one.off("error", reject);
        const at = one.address();
        resolve(typeof at === "object" && at ? at.port : port);
      });
    });
  }

  return {
    use,
    listen: async (port, host) => await listenBy(createServer(times, onRequest), port, host),
    listenTls: async (port, host) => {
      const server = createTlsServer({ ...times, SNICallback }, onRequest);
      server.on("tlsClientError", (_error, socket) => socket.destroy());
      return await listenBy(server, port, host);
    },
    close: async (patience = 10_000) => {
      const open = [...servers].filter((one) => one.listening);
      const closed = open.map(
        (one) =>
          new Promise<void>((resolve) => {
            one.close(() => resolve());
          }),
      );
      for (const one of open) one.closeIdleConnections();
      for (const socket of upgraded) socket.destroy();
      const late = setTimeout(() => open.forEach((one) => one.closeAllConnections()), patience);
      await Promise.all(closed);
      clearTimeout(late);
      agent.destroy();
    },
  };
}
