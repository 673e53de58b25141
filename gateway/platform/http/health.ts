import type { FastifyInstance } from "fastify";
import { answers } from "#gateway/platform/store/open.ts";
import type { Store } from "#gateway/platform/store/database.ts";

/** `/healthz`: the process answers. `/readyz`: the store answers too, and the gateway is not closing. */
export function serveHealth(app: FastifyInstance, store: Store, isClosing: () => boolean): void {
  app.get("/healthz", { logLevel: "silent" }, () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    const ready = !isClosing() && (await answers(store));
    return reply.status(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });
}
