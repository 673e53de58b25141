import type { FastifyInstance, FastifyRequest } from "fastify";
import { statusOf } from "#gateway/platform/errors.ts";
import type { RequestKind, Requests } from "#gateway/platform/metrics/requests.ts";
import { observe } from "#gateway/platform/metrics/tally.ts";
import { callOf } from "./call.ts";

const isGraphQL = (url: string): boolean => url === "/graphql" || url.startsWith("/graphql?");

const kindOf = (url: string): RequestKind => {
  if (isGraphQL(url)) return "graphql";
  if (url.startsWith("/api/")) return "rest";
  if (url.startsWith("/terminal")) return "terminal";
  return /^\/(healthz|readyz|metrics)(\?|$)/.test(url) ? "health" : "console";
};

/** Codes that are no answer's of the design. */
const ours: ReadonlySet<string> = new Set(["INJECTED", "GRAPHQL_PARSE_FAILED", "GRAPHQL_VALIDATION_FAILED"]);

const outcomeOf = (code: string | null): string =>
  code === null ? "OK" : Object.hasOwn(statusOf, code) || ours.has(code) ? code : "OTHER";

const classes = ["", "1xx", "2xx", "3xx", "4xx", "5xx"];

const isOperation = ({ url, method, ws }: FastifyRequest): boolean =>
  isGraphQL(url) && !ws && (method === "POST" || url.includes("query="));

/** Counts every request once it is answered; a socket is none. */
export function countRequests(
  app: FastifyInstance,
  { times, operations, outcomes, calls, nameOf }: Requests,
) {
  app.decorateRequest("call", null);
  // What it asks for is read before it is answered: only so the code of its failure is noted.
  app.addHook("preHandler", (request, _reply, done) => {
    if (isOperation(request)) callOf(request);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    if (request.ws) {
      done();
      return;
    }
    const kind = kindOf(request.url);
    const seconds = reply.elapsedTime / 1_000;
    const { statusCode } = reply;
    observe(times.of(kind, classes[Math.floor(statusCode / 100)] ?? ""), seconds);
    let isFailed = statusCode >= 500;
    if (isOperation(request)) {
      const { operation, failure } = callOf(request);
      const name = nameOf(operation);
      observe(operations.of(name), seconds);
      outcomes.of(name, outcomeOf(failure)).value += 1;
      isFailed ||= failure === "INTERNAL";
    }
    if (kind === "graphql" || kind === "rest") {
      calls.requests += 1;
      if (isFailed) calls.failed += 1;
    }
    done();
  });
}
