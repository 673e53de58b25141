import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, MASKED, statusOf, type ErrorCode, type ErrorDetails } from "#gateway/platform/errors.ts";
import { noteFailure } from "./call.ts";

/** What stands in an answer for a failure. */
interface Failure {
  status: number;
  code: ErrorCode | "INJECTED";
  message: string;
  details?: ErrorDetails;
}

const MIB = 1024 * 1024;

const masked: Failure = { status: 500, code: "INTERNAL", message: MASKED };

const byStatus: Record<number, Omit<Failure, "status">> = {
  400: {
    code: "BAD_USER_INPUT",
    message: "The request cannot be read. Send valid JSON and a valid address.",
  },
  413: { code: "PAYLOAD_TOO_LARGE", message: "The body is too large." },
  414: { code: "BAD_USER_INPUT", message: "The address is too long." },
  415: { code: "BAD_USER_INPUT", message: "The body's type is not understood: send application/json." },
  429: {
    code: "TOO_MANY_REQUESTS",
    message: "Too many requests from this address: wait a minute and try again.",
  },
  503: { code: "UNAVAILABLE", message: "The gateway is too busy: try again in a moment." },
};

function failureOf(error: unknown): Failure {
  if (error instanceof AppError)
    return { status: statusOf[error.code], code: error.code, message: error.message, details: error.details };
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  const known = byStatus[status];
  return known ? { status, ...known } : masked;
}

/** Answers a failure of any kind; what is not of the design is logged and masked. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error);
  if (failure.status === 413)
    failure.message = `The body is too large: send at most ${request.routeOptions.bodyLimit / MIB} MiB.`;
  if (failure.status >= 500) request.log.error({ err: error }, "request failed");
  return sendFailure(request, reply, failure);
}

/** Sends a failure in the shape of the address: GraphQL's below `/graphql`, ours elsewhere. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, message, details }: Failure,
): FastifyReply {
  noteFailure(request, code);
  const extensions = { code, requestId: request.id, ...details };
  if (details?.retryAfter !== undefined) reply.header("retry-after", details.retryAfter);
  if (request.url.startsWith("/graphql"))
    return reply.status(status).send({ errors: [{ message, extensions }] });
  const errors =
    details?.fields &&
    Object.fromEntries(Object.entries(details.fields).map(([field, error]) => [field, error.message]));
  return reply.status(status).send({ message, ...(errors && { errors }), ...extensions });
}

/**
 * A text as it is sent the fastest: one of ASCII alone goes out in one piece with the headers, any other as bytes, which it
 * would else be turned into the slow way.
 */
export const sendable = (text: string): string | Buffer =>
  Buffer.byteLength(text) === text.length ? text : Buffer.from(text);

/** Sends texts the fastest way. */
export function sendBytes(app: FastifyInstance): void {
  app.addHook("onSend", (_request, _reply, payload, done) =>
    done(null, typeof payload === "string" ? sendable(payload) : payload),
  );
}

declare module "fastify" {
  interface FastifyRequest {
    /** The JSON body as it came; null without one. */
    text: string | null;
  }
}

/** Reads JSON bodies as Fastify does, but takes an empty one as absent: a DELETE may come with the type and no body. */
export function readJsonBodies(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser("error", "error");
  app.decorateRequest("text", null);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = typeof body === "string" ? body : body.toString();
    if (text === "") {
      done(null, undefined);
      return;
    }
    request.text = text;
    void read(request, text, done);
  });
}

/** Closes the connection of an answer that is under way while the gateway closes, so that the last ones do not keep the process. */
export function endConnections(app: FastifyInstance, isClosing: () => boolean): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isClosing()) reply.header("connection", "close");
    done();
  });
}
