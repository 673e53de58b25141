import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import { entities } from "./schema.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { serveMetrics } from "./platform/http/metrics.ts";
import type { Live } from "./platform/live.ts";
import { countedLive, createMetrics, type Metrics } from "./platform/metrics/metrics.ts";
import { countRequests } from "./platform/request/countRequests.ts";
import type { Store } from "./platform/store/database.ts";
import { queueGauges, stateGauge } from "./platform/store/storeGauges.ts";

/** What a gateway is watched by. */
export interface Watched {
  schema: GraphQLSchema;
  store: Store;
  live: Live;
  clock: Clock;
}

/** Counts what a gateway does, from now until it closes, and serves that; what is told on the bus that it answers is counted too. */
export function watchGateway(
  app: FastifyInstance,
  config: Config,
  { schema, store, live, clock }: Watched,
): { metrics: Metrics; live: Live } {
  const { db, pool, statements } = store;
  const metrics = createMetrics({ schema, clock, statements });
  for (const name of ["open", "idle", "waiting"] as const)
    if (pool)
      metrics.gauge(`berth_store_pool_${name}`, `The store's connections: ${name}`, () => pool()[name]);
  metrics.gauge("berth_leading", "Whether this process leads", () => (metrics.isLeading() ? 1 : 0));
  const states = entities.flatMap(({ name, states: of }) => (of ? [{ name, ...of }] : []));
  for (const one of [...metrics.work.gauges, stateGauge(db, states), ...queueGauges(db, clock)])
    metrics.gauges.set(one.name, one);
  countRequests(app, metrics.requests);
  app.register((inside, _options, done) => {
    serveMetrics(inside, config, metrics);
    done();
  });
  app.addHook("preClose", (done) => {
    metrics.close();
    done();
  });
  return { metrics, live: countedLive(live, metrics.published) };
}
