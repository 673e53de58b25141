import { makeHandler } from "graphql-ws/use/@fastify/websocket";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { MINUTE } from "#gateway/platform/clock.ts";
import type { Config } from "#gateway/platform/config.ts";
import type { Metrics } from "#gateway/platform/metrics/metrics.ts";
import { AppError, toGraphQLError } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { scope } from "#gateway/platform/scope.ts";
import { applyFault, faultMessage } from "#gateway/platform/request/faults.ts";
import { socketCall } from "#gateway/platform/request/call.ts";
import type { GraphQLServer } from "#gateway/platform/request/graphql.ts";
import { readSandboxName, SANDBOX_PARAMETER, sandboxOf } from "#gateway/platform/request/sandboxName.ts";
import type { OperationReader } from "./trusted.ts";
import {
  LIMITS,
  BAD_REQUEST,
  SESSION_ENDED,
  TOO_MANY,
  type OpenSocket,
  type SocketDevTools,
  type Sockets,
  refuseForeign,
} from "./openSockets.ts";

/**
 * Mounts `/graphql`: GraphQL over HTTP, and over WebSocket (graphql-transport-ws). The session is read again for each
 * operation and every minute; a socket whose session ended closes with 4401.
 */
export function serveSockets(
  app: FastifyInstance,
  config: Config,
  server: GraphQLServer,
  http: (request: FastifyRequest, reply: FastifyReply) => unknown,
  contextOf: (request: FastifyRequest, reply: undefined, sandbox: string | null) => Promise<RequestContext>,
  devTools: SocketDevTools | null,
  read: OperationReader,
  { gauge, requests, subscribed }: Metrics,
): Sockets {
  const open = new Map<object, OpenSocket>();
  const held = (holder: string) => [...open.values()].filter((one) => one.holder === holder);
  const operations = () => [...open.values()].reduce((sum, one) => sum + one.operations.size, 0);
  gauge("berth_sockets_open", "Sockets that are open", () => open.size);
  gauge("berth_subscriptions_open", "Operations that are open over sockets", operations);
  const inScope = <T>(request: FastifyRequest, work: () => T): T =>
    scope.run({ requestId: request.id, log: request.log }, work);

  /** What the connection says of its sandbox; undefined when that is no name. */
  const sandboxFrom = (
    request: FastifyRequest,
    parameters: Record<string, unknown> | undefined,
  ): string | null | undefined => {
    try {
      return (
        devTools &&
        (readSandboxName(parameters?.[SANDBOX_PARAMETER], SANDBOX_PARAMETER) ?? sandboxOf(request))
      );
    } catch {
      return undefined;
    }
  };

  const socketHandler = makeHandler<Record<string, unknown>>({
    onConnect: async ({ connectionParams, extra: { socket, request } }) => {
      const { viewer, address } = await contextOf(request, undefined, null);
      const sandbox = sandboxFrom(request, connectionParams);
      if (sandbox === undefined) {
        socket.close(
          BAD_REQUEST,
          "The sandbox's name must be 1 to 60 letters, digits, hyphens, underscores and dots",
        );
        return false;
      }
      const holder = viewer?.userId ?? address;
      if (held(holder).length >= LIMITS.sockets) {
        socket.close(TOO_MANY, "Too many sockets");
        return false;
      }
      open.set(socket, {
        request,
        holder,
        sandbox,
        sessionId: viewer?.sessionId ?? null,
        operations: new Set(),
        close: (code, reason) => socket.close(code, reason),
      });
      return true;
    },
    onSubscribe: ({ extra: { socket, request } }, id, { operationName, variables, ...sent }) =>
      inScope(request, async () => {
        const here = open.get(socket);
        const { viewer } = await contextOf(request, undefined, null);
        if (!here || here.sessionId !== (viewer?.sessionId ?? null)) {
          socket.close(SESSION_ENDED, "Session ended");
          return [toGraphQLError(new AppError("UNAUTHENTICATED", "The session has ended: sign in again."))];
        }
        if (held(here.holder).reduce((sum, one) => sum + one.operations.size, 0) >= LIMITS.operations) {
          return [
            toGraphQLError(
              new AppError("TOO_MANY_REQUESTS", "Too many subscriptions are open: close some first."),
            ),
          ];
        }
        const start = performance.now();
        let call = socketCall(sent.query, operationName, variables);
        const note = (status: number) =>
          devTools?.note(request, call, {
            sandbox: here.sandbox,
            status,
            duration: performance.now() - start,
            bytes: null,
          });
        const refused = (errors: readonly GraphQLError[], status = 200) => {
          call.failure = String(errors[0]?.extensions["code"]);
          note(status);
          return errors;
        };
        try {
          const query = String(read(sent));
          call = socketCall(query, operationName, variables);
          if (devTools && !devTools.controls.isFaultExempt(call)) {
            const fault = await devTools.faults.match(call, here.sandbox);
            const status = await applyFault(fault);
            if (fault && status !== null)
              return refused(
                [
                  new GraphQLError(faultMessage(fault), {
                    extensions: { code: "INJECTED", requestId: request.id, status },
                  }),
                ],
                status,
              );
          }
          const context = await contextOf(
            request,
            undefined,
            devTools?.controls.needsData(call) ? here.sandbox : null,
          );
          const { schema, parse, validate } = server.get().getEnveloped({ request_: request, made: context });
          const document = parse(query);
          const errors = validate(schema, document);
          if (errors.length > 0) return refused(errors.map(toGraphQLError));
          here.operations.add(id);
          subscribed.of(requests.nameOf(call.operation)).value += 1;
          note(200);
          return { schema, document, operationName, variableValues: variables, contextValue: context };
        } catch (error) {
          return refused([toGraphQLError(error)]);
        }
      }),
    onError: ({ extra: { request } }, _id, _payload, errors) =>
      inScope(request, () => errors.map(toGraphQLError)),
    onNext: ({ extra: { request } }, _id, _payload, _args, result) =>
      result.errors
        ? inScope(request, () => ({ ...result, errors: result.errors?.map(toGraphQLError) }))
        : undefined,
    onComplete: ({ extra: { socket } }, id) => void open.get(socket)?.operations.delete(id),
    onClose: ({ extra: { socket } }) => void open.delete(socket),
  });

  const check = setInterval(() => {
    for (const one of open.values()) {
      if (!one.sessionId) continue;
      contextOf(one.request, undefined, null).then(
        ({ viewer }) => {
          if (viewer?.sessionId !== one.sessionId) one.close(SESSION_ENDED, "Session ended");
        },
        (error: unknown) => app.log.warn({ err: error }, "socket check failed"),
      );
    }
  }, MINUTE).unref();

  app.route({
    method: "GET",
    url: "/graphql",
    handler: http,
    wsHandler: socketHandler,
    preValidation: async (request) => {
      if (request.ws) refuseForeign(config, request);
    },
  });
  app.route({ method: "POST", url: "/graphql", handler: http });

  return {
    endSession: (sessionId) => {
      for (const one of open.values())
        if (one.sessionId === sessionId) one.close(SESSION_ENDED, "Session ended");
    },
    close: () => {
      clearInterval(check);
      for (const one of open.values()) one.close(1001, "Going away");
    },
  };
}
