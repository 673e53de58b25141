import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import helmet from "helmet";
import { credentialsOf } from "./cookies.ts";
import type { Config } from "#gateway/platform/config.ts";
import { AppError } from "#gateway/platform/errors.ts";

/** A Content-Security-Policy: the console's own, opened where `extra` says so. */
export function policy(extra: Record<string, string> = {}): string {
  const rules = {
    "default-src": "'self'",
    "script-src": "'self'",
    "worker-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    ...extra,
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

/** For answers that are data: nothing in them is ever run or shown. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const origin = (value: string): string | null => (URL.canParse(value) ? new URL(value).origin : null);
const isLoopback = (value: string): boolean =>
  URL.canParse(value) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(value).hostname);

/** The origin under which the caller reaches this gateway. */
export const ownOrigin = (config: Config, request: FastifyRequest): string =>
  (config.publicUrl && origin(config.publicUrl)) ?? `${request.protocol}://${request.host}`;

/** Whether a page of another origin may read answers: a named one, or any on this machine while the sample data is open. */
export const isAllowedOrigin = (config: Config, value: string): boolean =>
  config.corsOrigins.includes(value) || (config.sampleAccess === "open" && isLoopback(value));

const isSafe = (method: string): boolean => method === "GET" || method === "HEAD" || method === "OPTIONS";

/**
 * FORBIDDEN for what another site could have made a browser send: a change that came with the session's cookie must have a
 * same-origin Origin, and a JSON body or a header that forms cannot send.
 */
function forged(config: Config, request: FastifyRequest): AppError | undefined {
  if (isSafe(request.method) || credentialsOf(request)?.by !== "cookie") return undefined;
  const type = request.headers["content-type"] ?? "";
  const isPlain = !type.startsWith("application/json") && request.headers["x-requested-with"] === undefined;
  return request.headers.origin !== ownOrigin(config, request) || isPlain
    ? new AppError(
        "FORBIDDEN",
        "A change with the session's cookie must come from the console itself, as JSON. Other clients use Authorization: Bearer.",
      )
    : undefined;
}

/** Helmet's headers for an answer. */
function helmetHeaders(https: boolean): [name: string, value: string][] {
  const headers: [name: string, value: string][] = [];
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  answer.setHeader = (name, value) => {
    headers.push([name.toLowerCase(), String(value)]);
    return answer;
  };
  const protect = helmet({
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: "same-site" },
    hsts: https,
    xFrameOptions: { action: "deny" },
  });
  protect(answer.req, answer, () => undefined);
  return headers;
}

/** What of them counts for pages, scripts and files to save: an answer of JSON is none of them. */
const beyondJson = new Set([
  "cross-origin-opener-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
]);
const pageHeaders = helmetHeaders(false).filter(([name]) => beyondJson.has(name));

/**
 * Adds the headers that anything but JSON is sent with, where the answer does not say otherwise; only one that is sent past
 * the server's own way needs to ask.
 */
export function guardPage(reply: FastifyReply): FastifyReply {
  for (const [name, value] of pageHeaders) if (!reply.hasHeader(name)) reply.header(name, value);
  return reply;
}

const isJson = (type: unknown): boolean =>
  typeof type === "string" && /^application\/(graphql-response\+)?json(;|$)/.test(type);

/** Headers, cookies, cross-origin rules and the guard against forged requests, for every answer. */
export async function secure(app: FastifyInstance, config: Config): Promise<void> {
  const https = config.publicUrl?.startsWith("https:") ?? false;
  const always = helmetHeaders(https).filter(([name]) => !beyondJson.has(name));
  const headers = { ...Object.fromEntries(always), "content-security-policy": DATA_POLICY };
  await app.register(cookie, { hook: false });
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header("x-request-id", request.id);
    const from = request.headers.origin;
    if (from && from !== ownOrigin(config, request) && isAllowedOrigin(config, from)) {
      reply.headers({
        "access-control-allow-origin": from,
        vary: "origin",
        "access-control-expose-headers": "x-request-id",
      });
      if (request.method === "OPTIONS") {
        void reply
          .headers({
            "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
            "access-control-allow-headers":
              "authorization, content-type, x-requested-with, x-berth-delay, x-berth-fail, x-berth-sandbox",
            "access-control-max-age": "600",
          })
          .status(204)
          .send();
        return;
      }
    }
    done(forged(config, request));
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (!isJson(reply.getHeader("content-type"))) guardPage(reply);
    done();
  });
}
