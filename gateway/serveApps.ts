import type { FastifyInstance } from "fastify";
import { busyBy, createRouting } from "./domains/hosting/controls/rules.ts";
import { createIngress } from "./ingress/ingress.ts";
import { MINUTE } from "./platform/clock.ts";
import type { Services } from "./platform/request/context.ts";
import type { Store } from "./platform/store/database.ts";

/**
 * Lets the apps answer at a port of their own for as long as the gateway listens. Where that port is taken the gateway serves
 * all the same, and says so.
 */
export function serveApps(app: FastifyInstance, home: Store, services: Services): void {
  const { background, config, log } = services;
  const routing = createRouting(services, home);
  const { listen, use, close } = createIngress({ targets: routing.find, log, trustProxy: config.trustProxy });
  const ends = [
    busyBy(use.has),
    background.every({ first: MINUTE, every: MINUTE }, async () => await routing.inUse(use.names())),
  ];
  let isListening = false;
  app.addHook("onListen", async () => {
    try {
      await listen(config.appsPort, config.host);
      isListening = true;
    } catch (error) {
      log.warn({ err: error, port: config.appsPort }, "apps cannot be reached: choose another APPS_PORT");
    }
  });
  app.addHook("preClose", async () => {
    for (const end of ends) end();
    if (isListening) await close(1_000);
    await routing.close();
  });
}
