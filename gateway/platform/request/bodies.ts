import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import type { FastifyInstance, preParsingHookHandler } from "fastify";
import { statusOf, type ErrorCode } from "#gateway/platform/errors.ts";
import { sendFailure } from "./answers.ts";

/** How long a request may take to arrive, in milliseconds, and how often the connections are looked through for one that takes longer. */
const ARRIVAL = { requestTimeout: 10_000, headersTimeout: 10_000, connectionsCheckingInterval: 1_000 };

/** What can be wrong with a request before it has an address: its status, code and sentence. */
const broken: Record<string, [status: number, code: ErrorCode, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    statusOf.TIMEOUT,
    "TIMEOUT",
    `The request took more than ${ARRIVAL.requestTimeout / 1000} seconds to arrive: send it again, over a faster connection or in smaller parts.`,
  ],
  HPE_HEADER_OVERFLOW: [431, "BAD_USER_INPUT", "The headers are too large: send fewer or shorter ones."],
};
const unreadable: (typeof broken)[string] = [
  statusOf.BAD_USER_INPUT,
  "BAD_USER_INPUT",
  "The request cannot be read: send valid HTTP/1.1.",
];

/** Answers what never became a request, as JSON in the shape of all failures, and ends the connection. */
function answerBroken(error: Error, socket: Socket): void {
  if (socket.writable) {
    const [status, code, message] = ("code" in error && broken[String(error.code)]) || unreadable;
    const body = JSON.stringify({ message, code });
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        "connection: close",
        "content-type: application/json; charset=utf-8",
        `content-length: ${Buffer.byteLength(body)}`,
        "x-content-type-options: nosniff",
        "",
        body,
      ].join("\r\n"),
    );
  }
  socket.destroy(error);
}

/** What would compile the schema of a route; it stands for the server's own, whose code no start then loads. */
function refuseSchema(): never {
  throw new Error(
    "A route here has no `schema` of the server's: what it takes is read by zod (platform/rest).",
  );
}

/** How the server takes requests in: one that has not arrived as a whole after ten seconds is cut with 408. */
export const arrival = {
  requestTimeout: ARRIVAL.requestTimeout,
  // A request without a body is no stream that somebody would have to end.
  http: { ...ARRIVAL, optimizeEmptyRequests: true },
  clientErrorHandler: answerBroken,
  schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
};

/** Refuses a body that is said to be compressed: nothing here unpacks one, and what is no such thing must not pass for one either. */
const refuseCompressed: preParsingHookHandler = (request, reply, _body, done) => {
  const encoding = request.headers["content-encoding"];
  if (encoding === undefined || encoding.trim().toLowerCase() === "identity") {
    done();
    return;
  }
  sendFailure(request, reply.header("accept-encoding", "identity"), {
    status: 415,
    code: "BAD_USER_INPUT",
    message: "Compressed bodies are not taken: send the body as it is, without the header content-encoding.",
  });
};

/** Gives a request that names a type and has no body an empty one: its own has ended, and who reads it would wait for ever. */
const giveEmpty: preParsingHookHandler = ({ raw }, _reply, body, done) =>
  done(null, raw.readableEnded && raw.headers["content-type"] !== undefined ? Readable.from([]) : body);

/** Holds every route that takes bodies to them being sent as they are; call it before there are routes. */
export function takePlainBodies(app: FastifyInstance): void {
  // Bodies are read at unknown addresses too.
  app.addHook("preParsing", giveEmpty);
  app.addHook("onRoute", (route) => {
    const takesBody = [route.method].flat().some((method) => method !== "GET" && method !== "HEAD");
    if (takesBody) route.preParsing = [refuseCompressed, route.preParsing ?? []].flat();
  });
}
