import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";

/** Headers that are of one connection only. */
const ofConnection = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

const named = (connection: string | undefined): Set<string> =>
  new Set((connection ?? "").split(",").map((name) => name.trim().toLowerCase()));

/** The host that a request is for, in small letters and without its port. */
export const hostOf = ({ headers }: IncomingMessage): string =>
  (headers.host ?? "").toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");

/**
 * What an app is told by a request: its headers without those of the connection, and where it came from.
 * @param isTrusted whether what is before the ingress may say where the request came from.
 */
export function requestHeaders(request: IncomingMessage, isTrusted: boolean): OutgoingHttpHeaders {
  const { headers, socket } = request;
  const own = named(headers.connection);
  const kept = Object.entries(headers).filter(
    ([name]) => !ofConnection.has(name) && !own.has(name) && name !== "forwarded" && name !== "expect",
  );
  const from = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const said = (name: string): string | undefined => {
    const value = isTrusted ? headers[name] : undefined;
    return Array.isArray(value) ? value.join(", ") : value;
  };
  const before = said("x-forwarded-for");
  return {
    ...Object.fromEntries(kept),
    // A body of unknown length is sent on as such, whatever the method.
    ...(headers["transfer-encoding"] !== undefined && { "transfer-encoding": "chunked" }),
    "x-forwarded-for": before === undefined ? from : `${before}, ${from}`,
    "x-forwarded-host": said("x-forwarded-host") ?? headers.host ?? "",
    "x-forwarded-proto": said("x-forwarded-proto") ?? ("encrypted" in socket ? "https" : "http"),
    "x-real-ip": said("x-real-ip") ?? from,
  };
}

/** The headers of an app's answer without those of the connection, as pairs in a row and each as often as it was there. */
export function answerHeaders({ headers, rawHeaders }: IncomingMessage): string[] {
  const own = named(headers.connection);
  const kept: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = [rawHeaders[at], rawHeaders[at + 1]];
    if (!ofConnection.has(name.toLowerCase()) && !own.has(name.toLowerCase())) kept.push(name, value);
  }
  return kept;
}

/** Headers as they are written on a connection. */
export function headerLines(pairs: readonly string[]): string {
  let lines = "";
  for (let at = 0; at + 1 < pairs.length; at += 2) lines += `${pairs[at]}: ${pairs[at + 1]}\r\n`;
  return lines;
}

/** Whether a request came by TLS. @param isTrusted whether what is before the ingress may say so. */
export const isSecure = ({ headers, socket }: IncomingMessage, isTrusted: boolean): boolean =>
  "encrypted" in socket || (isTrusted && headers["x-forwarded-proto"] === "https");

/** The path of a request without dots, and what is searched for; null where it is no address. */
export const addressOf = ({ url = "/" }: IncomingMessage): { path: string; search: string } | null => {
  const own = url.startsWith("/") ? `http://host${url}` : url;
  const address = URL.canParse(own) ? new URL(own) : null;
  return address && { path: address.pathname, search: address.search };
};

/** Where a request has to be asked by TLS. @param port at which that is. */
export function securedAt(request: IncomingMessage, port: number): string {
  const { path, search } = addressOf(request) ?? { path: "/", search: "" };
  return `https://${hostOf(request)}${port === 443 ? "" : `:${port}`}${path}${search}`;
}
