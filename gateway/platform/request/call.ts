import type { FastifyRequest } from "fastify";
import { isRecord } from "#gateway/platform/json.ts";
import type { Access } from "./access.ts";
import { readOperation, type Operation } from "./operation.ts";

/** What a declared REST route says of the calls that it serves. */
export interface RouteFacts {
  access: Access;
  /** True where only people in a session do it, and no API token. */
  isSessionOnly?: boolean | undefined;
  /** True for a change that a session may make while it views as another role. */
  isWhileViewingAs?: boolean | undefined;
  /** False for a control of the mock server that does not work on the sample data, so that it needs no sandbox. */
  data?: boolean | undefined;
  /** True where no fault is ever injected; the controls of the mock server are safe from it anyway. */
  faultExempt?: boolean | undefined;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The declared route that is served here. */
    route?: RouteFacts;
  }
  interface FastifyRequest {
    /** The request as `callOf` read it; null before. */
    call: Call | null;
  }
}

/** A request as the developer tools see it. */
export interface Call {
  method: string;
  /** Without the query. */
  path: string;
  /** What a GraphQL request asks for; null for REST, and for what cannot be read. */
  operation: Operation | null;
  /** The REST route, where there is one. */
  route: RouteFacts | null;
  /** The variables of the operation, or the body. */
  input: unknown;
  /** The code of the failure it was answered with. */
  failure: string | null;
}

/** The address of a request without its query. */
export const pathOf = ({ url }: FastifyRequest): string => {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
};

/** Whether an address does what the documentation says, REST or GraphQL; the rest shows the console or tells how the gateway is. */
export const isDocumented = (path: string): boolean =>
  path === "/graphql" || (path.startsWith("/api/") && !/^\/api\/(?:docs(?:$|\/)|openapi\.json$)/.test(path));

function readVariables(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** Reads a request once; its body has to be there. */
export function callOf(request: FastifyRequest): Call {
  if (request.call) return request.call;
  const path = pathOf(request);
  const route = request.routeOptions.config.route ?? null;
  const call: Call = {
    method: request.method,
    path,
    operation: null,
    route,
    input: request.body ?? null,
    failure: null,
  };
  if (path === "/graphql") {
    const sent = request.method === "GET" ? request.query : request.body;
    const { query, operationName, variables } = isRecord(sent) ? sent : {};
    call.operation = readOperation(query, operationName);
    call.input = readVariables(variables) ?? null;
  }
  request.call = call;
  return call;
}

/** An operation that came over a socket. */
export const socketCall = (query: unknown, operationName: unknown, variables: unknown): Call => ({
  method: "WS",
  path: "/graphql",
  operation: readOperation(query, operationName),
  route: null,
  input: variables ?? null,
  failure: null,
});

/** Notes the code of the failure that a request is answered with, where somebody asked for the request's call before. */
export function noteFailure(request: FastifyRequest, code: string): void {
  if (request.call) request.call.failure ??= code;
}
