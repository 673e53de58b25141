import type { FastifyInstance, FastifyRequest } from "fastify";
import { challengeAnswer, secureContexts } from "./domains/hosting/bindings/rules.ts";
import { busyBy, createRouting } from "./domains/hosting/controls/rules.ts";
import { admitToTerminal } from "./domains/hosting/pods/rules.ts";
import { refusePods } from "./refusePods.ts";
import { serveDns } from "./serveDns.ts";
import { serveMail } from "./serveMail.ts";
import { admitToConsole, isMachine, openConsole } from "./domains/machines/controls/rules.ts";
import { admitUnderGrant, isGrant, openUnderGrant } from "./domains/tickets/grants/terminal.ts";
import { createIngress } from "./ingress/ingress.ts";
import { MINUTE } from "./platform/clock.ts";
import type { Timers } from "./platform/background.ts";
import type { RequestContext, Services } from "./platform/request/context.ts";
import type { Store } from "./platform/store/database.ts";
import { serveTerminals } from "./terminal/serve.ts";

/**
 * Lets what is reached beside the gateway's own port be reached for as long as it listens: the apps, the servers of their names,
 * and those who answer mails; opens terminals in pods, and refuses what pods themselves ask of the gateway. Where a port is taken the gateway serves all the same, and says so.
 * @returns what ends the terminals of a session.
 */
export function serveApps(
  app: FastifyInstance,
  home: Store,
  services: Services & { timers: Timers },
  contextOf: (request: FastifyRequest) => Promise<RequestContext>,
): { endSession(sessionId: string): void } {
  const { background, config, log, metrics } = services;
  refusePods(app, services.engine);
  const routing = createRouting(services, home);
  serveDns(app, home, services);
  serveMail(app, home, services);
  let isPlanned = false;
  /** Looks in a minute, and for as long as something is under way, which apps are in use. */
  const begun = () => {
    if (isPlanned) return;
    isPlanned = true;
    background.after(MINUTE, async () => {
      isPlanned = false;
      const names = use.names();
      if (names.length > 0) begun();
      await routing.inUse(names);
    });
  };
  const { listen, listenTls, use, close } = createIngress({
    targets: routing.find,
    challenge: async (token) => await challengeAnswer(home, token),
    certificateOf: secureContexts(services, home),
    log,
    trustProxy: config.trustProxy,
    begun: () => {
      metrics.ingress.value += 1;
      begun();
    },
  });
  const endDraining = busyBy(use.has);
  let isListening = false;
  app.addHook("onListen", async () => {
    try {
      await listen(config.appsPort, config.host);
      isListening = true;
      if (config.appsTlsPort !== 0) await listenTls(config.appsTlsPort, config.host);
    } catch (error) {
      log.warn({ err: error, port: config.appsPort }, "apps cannot be reached: choose another APPS_PORT");
    }
  });
  app.addHook("preClose", async () => {
    endDraining();
    await routing.close();
    if (isListening) await close(1_000);
  });
  const terminals = serveTerminals(app, {
    ...services,
    engine: {
      exec: async (name, size, signal) => {
        if (isMachine(name)) return await openConsole(services, home, name, size);
        if (isGrant(name)) return await openUnderGrant(services, home, name, size);
        return await services.engine.exec(name, size, signal);
      },
    },
    admit: async (request, name, isNew) => {
      const admitTo = isMachine(name) ? admitToConsole : isGrant(name) ? admitUnderGrant : admitToTerminal;
      return await admitTo(await contextOf(request), name, isNew);
    },
  });
  metrics.gauge("berth_terminals_open", "Terminals that are open", terminals.count);
  return terminals;
}
