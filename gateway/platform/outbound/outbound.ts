import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import type { Agent } from "undici";
import type { Config } from "#gateway/platform/config.ts";

/** How long an answer may take as a whole, in milliseconds, and how long it may be, in bytes. */
const PATIENCE = 10_000;
const LONGEST = 1024 * 1024;

/** What is asked of another host. */
export interface OutboundRequest {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

/** Asks other hosts: none at a private address unless it is listed, without following them elsewhere, and not for long. */
export interface Outbound {
  /**
   * @throws {OutboundError} where the host is private, does not answer in time, or answers too much.
   */
  fetch(url: string, request: OutboundRequest): Promise<Response>;
  close(): Promise<void>;
}

/** Why another host was not asked, or did not answer. */
export class OutboundError extends Error {
  override name = "OutboundError";
}

/** The host is at a private address that is not listed. */
export class PrivateAddress extends OutboundError {}

/** The answer is longer than it may be. */
export class LongAnswer extends OutboundError {}

/** What came of it where there was no answer, down to the first cause. */
export function outboundFailure(
  error: unknown,
): "privateAddress" | "answerTooLong" | "timeout" | "unreachable" {
  if (error instanceof PrivateAddress) return "privateAddress";
  if (error instanceof LongAnswer) return "answerTooLong";
  if (!(error instanceof Error)) return "unreachable";
  if (error.name === "TimeoutError") return "timeout";
  return error.cause === undefined ? "unreachable" : outboundFailure(error.cause);
}

const inside = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  inside.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  inside.addSubnet(net, prefix, "ipv6");

/** Whether an address is none of the public network: this machine, its neighbours, or nobody's. */
export const isPrivate = (address: string): boolean =>
  inside.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** The host of an address, an IPv6 one without its brackets. */
export const bareHost = (hostname: string): string => hostname.replaceAll(/[[\]]/g, "");

const refusal = (host: string) =>
  new PrivateAddress(`${host} is at a private address: list it in PRIVATE_HOSTS to have it asked.`);

/** The answer's body, as far as it may go. */
async function read(body: AsyncIterable<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > LONGEST) throw new LongAnswer(`The answer is longer than ${LONGEST} bytes.`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * Makes the client.
 * @param patience how long an answer may take, in milliseconds.
 */
export function createOutbound(
  { privateHosts }: Pick<Config, "privateHosts">,
  patience = PATIENCE,
): Outbound {
  const isListed = (host: string) => privateHosts.includes(host);
  // The address that is judged is the one that is connected to: a name cannot turn into another between the two.
  const find: LookupFunction = (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      const isRefused = !isListed(host) && found?.some(({ address }) => isPrivate(address));
      if (error || !first || isRefused) done(error ?? refusal(host), "", 4);
      else if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    });
  let dispatcher: Agent | undefined;
  return {
    fetch: async (url, { method, headers, body }) => {
      const host = bareHost(new URL(url).hostname);
      if (isIP(host) !== 0 && isPrivate(host) && !isListed(host)) throw refusal(host);
      try {
        const client = await import("undici");
        dispatcher ??= new client.Agent({ connect: { lookup: find } });
        const answer = await client.fetch(url, {
          method,
          headers: { "user-agent": "Berth", ...headers },
          ...(body !== undefined && { body }),
          redirect: "manual",
          signal: AbortSignal.timeout(patience),
          dispatcher,
        });
        const bytes = await read(answer.body);
        const { status } = answer;
        const isBare = status === 204 || status === 205 || status === 304;
        return new Response(isBare ? null : bytes, {
          status,
          headers: { "content-type": answer.headers.get("content-type") ?? "" },
        });
      } catch (error) {
        if (error instanceof OutboundError) throw error;
        throw new OutboundError(`${host} did not answer as it should.`, { cause: error });
      }
    },
    close: async () => await dispatcher?.close(),
  };
}
