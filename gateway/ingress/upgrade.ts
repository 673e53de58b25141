import { request as ask, STATUS_CODES, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { patienceAt, type IngressLimits } from "./forward.ts";
import { answerHeaders, headerLines, requestHeaders } from "./headers.ts";
import { pageOf, type PageName } from "./pages.ts";
import type { Target, Use } from "./targets.ts";

/** Answers a request for another protocol with a page, and ends the connection. */
export function refuse(request: IncomingMessage, socket: Duplex, name: PageName): void {
  const { status, headers, body } = pageOf(name, request.headers["accept-language"]);
  const pairs = Object.entries({ ...headers, connection: "close" }).flat();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines(pairs)}\r\n${body}`);
}

/** Says where a request for another protocol has to be asked, and ends the connection. */
export const redirect = (socket: Duplex, location: string): void =>
  void socket.end(
    `HTTP/1.1 308 ${STATUS_CODES[308]}\r\n${headerLines(["location", location, "content-length", "0", "connection", "close"])}\r\n`,
  );

/** Sends a request for another protocol (a WebSocket, say) on to the first target that takes it, and joins the connections. */
export function forwardUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  targets: readonly Target[],
  { limits, use, isTrusted }: { limits: IngressLimits; use: Use; isTrusted: boolean },
): void {
  const headers = {
    ...requestHeaders(request, isTrusted),
    connection: "Upgrade",
    upgrade: request.headers.upgrade ?? "websocket",
  };
  const attempt = (at: number): void => {
    if (socket.destroyed) return;
    const target = targets[at];
    if (!target) {
      refuse(request, socket, targets.length === 0 ? "unavailable" : "badGateway");
      return;
    }
    let isConnected = false;
    const { host, port, name } = target;
    const ended = use.begin(name);
    socket.once("close", ended);
    const asked = ask({
      host,
      port,
      agent: false,
      method: request.method ?? "GET",
      path: request.url ?? "/",
      headers,
      setHost: false,
    });
    const giveUp = () => asked.destroy(new Error("late"));
    let late = setTimeout(giveUp, patienceAt(at, targets, limits));
    const leave = () => void asked.destroy();
    socket.once("close", leave);
    asked.once("socket", (own) =>
      own.once("connect", () => {
        isConnected = true;
        clearTimeout(late);
        late = setTimeout(giveUp, limits.connectMs);
      }),
    );
    asked.once("upgrade", (answer, app: Duplex, first: Buffer) => {
      clearTimeout(late);
      socket.off("close", leave);
      const pairs = [
        ...answerHeaders(answer),
        "connection",
        "Upgrade",
        "upgrade",
        String(answer.headers.upgrade),
      ];
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headerLines(pairs)}\r\n`);
      if (first.length > 0) socket.write(first);
      if (head.length > 0) app.write(head);
      for (const [one, other] of [
        [socket, app],
        [app, socket],
      ] as const)
        one.pipe(other).once("close", () => one.destroy());
      for (const one of [socket, app]) one.once("error", () => one.destroy());
    });
    asked.once("response", (answer) => {
      clearTimeout(late);
      const pairs = [...answerHeaders(answer), "connection", "close"];
      socket.write(
        `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage ?? ""}\r\n${headerLines(pairs)}\r\n`,
      );
      answer.pipe(socket);
    });
    asked.once("error", () => {
      clearTimeout(late);
      socket.off("close", leave);
      socket.off("close", ended);
      ended();
      if (socket.destroyed) return;
      if (isConnected) refuse(request, socket, "badGateway");
      else attempt(at + 1);
    });
    asked.end();
  };
  socket.on("error", () => socket.destroy());
  attempt(0);
}
