import { BlockList, isIP } from "node:net";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import type { Engine } from "./engine/engine.ts";
import { AppError } from "./platform/errors.ts";
import { MINUTE } from "./platform/clock.ts";

/** How long the engine may take to say where pods speak from, and how long it is left alone where it did not, in milliseconds. */
const PATIENCE = 1_000;

const addressOf = (text: string) => text.replace(/^::ffff:(?=[\d.]+$)/i, "");
const isLoopback = (address: string) => address.startsWith("127.") || address === "::1";

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", prefix] = range.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    list.addSubnet(address, Number(prefix ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return list;
}

/**
 * Refuses what the pods of the engine ask of the gateway, which they reach where it listens beyond 127.0.0.1: no app gets at
 * the console's own address from within. Who an address belongs to is asked of the engine once a minute. While the engine does
 * not answer, what it said last holds.
 */
export function refusePods(app: FastifyInstance, { speakers }: Pick<Engine, "speakers">): void {
  const others = new LRUCache<string, true>({ max: 10_000, ttl: MINUTE });
  let known = listOf([]);
  let asking: Promise<boolean> | undefined;
  let restUntil = 0;
  const learn = async (): Promise<boolean> => {
    if (performance.now() < restUntil) return false;
    try {
      known = listOf(await speakers(AbortSignal.timeout(PATIENCE)));
      return true;
    } catch {
      restUntil = performance.now() + PATIENCE;
      return false;
    }
  };
  const isPod = async (address: string): Promise<boolean> => {
    if (isLoopback(address) || others.has(address)) return false;
    asking ??= learn().finally(() => {
      asking = undefined;
    });
    const isTold = await asking;
    if (known.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")) return true;
    if (isTold) others.set(address, true);
    return false;
  };
  const refuse = async (asked: readonly string[]): Promise<void> => {
    const addresses = asked.map(addressOf).filter((one) => isIP(one) !== 0);
    for (const address of new Set(addresses))
      if (await isPod(address))
        throw new AppError(
          "FORBIDDEN",
          "An app may not ask the gateway that runs it: reach your other apps by their names, and use the API from a machine of your own.",
        );
  };
  app.addHook("onRequest", ({ ip, socket }, _reply, done) => {
    const { remoteAddress = ip } = socket;
    if (isLoopback(ip) && isLoopback(remoteAddress)) done();
    else refuse([ip, remoteAddress]).then(() => done(), done);
  });
}
