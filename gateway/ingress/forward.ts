import { request as ask, type Agent, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline, Transform } from "node:stream";
import { answerHeaders, requestHeaders } from "./headers.ts";
import { pageOf, type PageName } from "./pages.ts";
import type { Target, Use } from "./targets.ts";

/** How long things may take, in milliseconds, and how large they may be, in bytes. */
export interface IngressLimits {
  connectMs: number;
  /** The same where there is another target to try. */
  nextMs: number;
  /** From when all was sent, or the last part of it, to the head of the answer. */
  answerMs: number;
  bodyBytes: number;
}

/** How long the connection to a target may take, in milliseconds; one that has gone may not even refuse. */
export const patienceAt = (at: number, targets: readonly Target[], limits: IngressLimits): number =>
  at < targets.length - 1 ? Math.min(limits.nextMs, limits.connectMs) : limits.connectMs;

/** What requests are sent on with. */
export interface Forwarding {
  agent: Agent;
  limits: IngressLimits;
  use: Use;
  isTrusted: boolean;
}

/** Methods that may be sent again where it is not known whether the app had them. */
const repeatable = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/** Answers with a page of the ingress's own. */
export function answerPage(request: IncomingMessage, response: ServerResponse, name: PageName): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const { status, headers, body } = pageOf(name, request.headers["accept-language"]);
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
  request.resume();
}

/** Lets only so many bytes through. */
const limited = (most: number, tooMany: () => void): Transform => {
  let length = 0;
  return new Transform({
    transform: (part: Buffer, _, done) => {
      length += part.length;
      if (length <= most) done(null, part);
      else tooMany();
    },
  });
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Sends a request on to the first target that takes it. Nothing of its body is sent before a connection stands, so that
 * another target may be tried after one that refuses; after that only what can be repeated, and has no body, is tried again.
 */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  targets: readonly Target[],
  { agent, limits, use, isTrusted }: Forwarding,
): void {
  if (Number(request.headers["content-length"] ?? 0) > limits.bodyBytes) {
    answerPage(request, response, "tooLarge");
    return;
  }
  const isPlain = !hasBody(request);
  const headers = requestHeaders(request, isTrusted);

  const attempt = (at: number): void => {
    if (response.destroyed) return;
    const target = targets[at];
    if (!target) {
      answerPage(request, response, targets.length === 0 ? "unavailable" : "badGateway");
      return;
    }
    let [isConnected, isOver] = [false, false];
    const { host, port, name } = target;
    const ended = use.begin(name);
    response.once("close", ended);
    const asked = ask({
      host,
      port,
      agent,
      method: request.method ?? "GET",
      path: request.url ?? "/",
      headers,
      setHost: false,
    });
    let timer = setTimeout(() => asked.destroy(new Error("connect")), patienceAt(at, targets, limits));
    const waitForAnswer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isOver = true;
        asked.destroy();
        answerPage(request, response, "timeout");
      }, limits.answerMs);
    };
    const leave = () => {
      isOver = true;
      clearTimeout(timer);
      asked.destroy();
    };
    const done = () => {
      clearTimeout(timer);
      response.off("close", leave);
      response.off("close", ended);
      ended();
    };
    response.once("close", leave);

    const send = () => {
      isConnected = true;
      waitForAnswer();
      if (isPlain) asked.end();
      else {
        const tooMany = () => {
          leave();
          answerPage(request, response, "tooLarge");
        };
        request.on("data", () => isOver || response.headersSent || timer.refresh());
        request.pipe(limited(limits.bodyBytes, tooMany)).pipe(asked);
      }
    };
    asked.once("socket", (socket) => {
      if (socket.connecting) socket.once("connect", send);
      else send();
    });
    asked.once("response", (answer) => {
      clearTimeout(timer);
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answerHeaders(answer));
      response.flushHeaders();
      pipeline(answer, response, () => done());
    });
    asked.once("error", () => {
      if (isOver) return;
      done();
      const mayRepeat = !isConnected || (isPlain && repeatable.has(request.method ?? ""));
      if (mayRepeat && !response.headersSent) attempt(at + 1);
      else answerPage(request, response, "badGateway");
    });
  };
  attempt(0);
}
