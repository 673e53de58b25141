import { createServer, Packet } from "dns2";
import type { FastifyBaseLogger } from "fastify";
import { answerOf, targetOf, type ServedZone } from "./zone.ts";
import { resourceOf } from "./wire.ts";

/** Says which zone a name (in small letters, without a dot at the end) is in; null where it is in none. It is asked for every question: it has to be quick. */
export type FindZone = (name: string) => Promise<ServedZone | null>;

/** An authoritative server. */
export interface DnsServer {
  /** Listens on UDP and TCP alike, and answers at which port. */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
}

/** How often a name is followed into another zone. */
const HOPS = 4;
/** How many questions are answered at once. */
const AT_ONCE = 1_000;

const nameOf = (name: string): string => name.toLowerCase().replace(/\.$/, "");

/** The answer to a request: this server speaks for its own zones alone, and never asks others. */
async function answerTo(request: Packet, find: FindZone): Promise<Packet> {
  const refuse = (rcode: number) => Packet.createErrorResponseFromRequest(request, rcode);
  const [question, ...more] = request.questions;
  if (request.header.opcode !== 0) return refuse(Packet.RCODE.NOTIMP);
  if (!question || more.length > 0 || question.class !== Packet.CLASS.IN) return refuse(Packet.RCODE.FORMERR);
  const asked = nameOf(question.name);
  const zone = await find(asked);
  if (!zone) return refuse(Packet.RCODE.REFUSED);
  const type = Packet.typeName(question.type);
  const { rcode, isOwn, answers, authorities } = answerOf(zone, asked, type);
  const response = refuse(Packet.RCODE[rcode]);
  response.header.aa = isOwn ? 1 : 0;
  const onWire = (records: typeof answers, { apex }: ServedZone) =>
    records.map((record) => resourceOf(record, apex));
  response.answers = onWire(answers, zone);
  response.authorities = onWire(authorities, zone);
  // A name that stands for one of another zone that is answered here is followed there.
  let at = { zone, last: answers.at(-1) };
  for (let hop = 0; hop < HOPS && at.last?.type === "CNAME" && type !== "CNAME"; hop += 1) {
    const target = nameOf(targetOf(at.last.value, at.zone.apex));
    const next = await find(target);
    if (!next) break;
    const further = answerOf(next, target, type).answers;
    response.answers.push(...onWire(further, next));
    at = { zone: next, last: further.at(-1) };
  }
  return response;
}

/** Makes an authoritative server over UDP and TCP; what does not fit into a packet is asked for again over TCP. */
export function createDnsServer({
  find,
  log,
}: {
  find: FindZone;
  log: Pick<FastifyBaseLogger, "warn">;
}): DnsServer {
  const server = createServer({
    udp: true,
    tcp: true,
    maxConcurrent: AT_ONCE,
    handle: (request, send) => {
      if (request.header.qr === 1) return;
      answerTo(request, find)
        .catch((error: unknown) => {
          log.warn({ err: error }, "a question for a name could not be answered");
          return Packet.createErrorResponseFromRequest(request, Packet.RCODE.SERVFAIL);
        })
        .then(send)
        .catch((error: unknown) => log.warn({ err: error }, "an answer to a question was not sent"));
    },
  });
  server.on("requestError", () => {});
  const close = async () => {
    await server.close();
  };
  return {
    listen: async (port, host) => {
      // UDP and TCP may both fail.
      const failed = new Promise<never>((_, reject) => {
        server.on("error", reject);
      });
      const listening = async () => {
        const at = { port, address: host };
        const { udp, tcp } = await server.listen({ udp: at, tcp: at });
        server.removeAllListeners("error");
        server.on("error", (error: Error) => log.warn({ err: error }, "the name server had a fault"));
        if (udp && tcp && udp.port !== tcp.port)
          throw new Error("UDP and TCP listen at different ports: name one.");
        return tcp?.port ?? port;
      };
      try {
        return await Promise.race([listening(), failed]);
      } catch (error) {
        // One of the two may listen; whoever never did does not tell that it is closed.
        void close().catch(() => undefined);
        throw error;
      }
    },
    close,
  };
}
