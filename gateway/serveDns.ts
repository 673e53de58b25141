import type { FastifyInstance } from "fastify";
import { createDnsServer } from "./dns/server.ts";
import { zoneAt } from "./domains/domains/zones/serving.ts";
import type { Services } from "./platform/request/context.ts";
import type { Store } from "./platform/store/database.ts";

/**
 * Answers for the zones at a port of their own for as long as the gateway listens. Where that port is taken the gateway serves
 * all the same, and says so.
 */
export function serveDns(
  app: FastifyInstance,
  home: Store,
  { config, log }: Pick<Services, "config" | "log">,
): void {
  if (config.dnsPort === 0) return;
  const server = createDnsServer({ find: async (name) => await zoneAt(home.db, name, config), log });
  let isListening = false;
  app.addHook("onListen", async () => {
    try {
      await server.listen(config.dnsPort, config.host);
      isListening = true;
    } catch (error) {
      log.warn({ err: error, port: config.dnsPort }, "zones are not answered for: choose another DNS_PORT");
    }
  });
  app.addHook("preClose", async () => {
    if (isListening) await server.close();
  });
}
