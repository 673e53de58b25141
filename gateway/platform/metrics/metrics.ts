import { randomUUID } from "node:crypto";
import type { GraphQLSchema } from "graphql";
import type { Clock } from "#gateway/platform/clock.ts";
import type { Live } from "#gateway/platform/live.ts";
import { counts, type Family, type Gauge } from "./families.ts";
import { createHistory, type History } from "./history.ts";
import { createRequests, type Requests } from "./requests.ts";
import { bucketsOf, type Tally } from "./tally.ts";
import { createWork, type Work } from "./work.ts";

/** What this gateway counts of itself: in memory, since it was made, and nothing of a single request. */
export interface Metrics {
  /** Tells this process from others. */
  id: string;
  startedAt: number;
  requests: Requests;
  work: Work;
  history: History;
  /** The store's statements; undefined where the store does not count them. */
  statements: Tally | undefined;
  /** What has the same members all the time, by name: what is held open, what waits. */
  gauges: Map<string, Gauge>;
  /** What was told on the live bus, subscriptions that were opened, requests that the ingress took. */
  published: { value: number };
  subscribed: Family<{ value: number }>;
  ingress: { value: number };
  /** Whether this process leads, as far as it knows. */
  isLeading: () => boolean;
  /** Adds a value that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number): void;
  /** What a gauge without labels says now; 0 where there is none. */
  now(name: string): Promise<number>;
  /** The families of times and of counts. */
  families(): { times: readonly Family<Tally>[]; counts: readonly Family<{ value: number }>[] };
  close(): void;
}

/** What a gateway's metrics are made of. */
export interface MetricsOptions {
  schema: GraphQLSchema;
  clock: Clock;
  /** The store's statements; undefined where the store does not count them. */
  statements: Tally | undefined;
}

/** Makes the metrics of a gateway: each gateway has its own. */
export function createMetrics({ schema, clock, statements }: MetricsOptions): Metrics {
  const startedAt = clock.now();
  const requests = createRequests(schema);
  const work = createWork(clock);
  const gauges = new Map<string, Gauge>();
  const published = counts("berth_live_published_total", "Changes told on the live bus");
  const ingress = counts("berth_ingress_requests_total", "Requests that were sent on to apps");
  const subscribed = counts("berth_subscriptions_total", "Operations opened over sockets", "operation");
  const now = async (name: string): Promise<number> => (await gauges.get(name)?.read())?.[0]?.value ?? 0;
  const held = (name: string): number => {
    const read = gauges.get(name)?.read();
    return Array.isArray(read) ? (read[0]?.value ?? 0) : 0;
  };
  const history = createHistory(
    () => ({
      ...requests.calls,
      buckets: bucketsOf(
        requests.times
          .members()
          .filter(({ values: [kind] }) => kind === "graphql" || kind === "rest")
          .map(({ member }) => member),
      ),
      statements: statements?.count ?? 0,
      statementSeconds: statements?.sum ?? 0,
      ingress: ingress.of().value,
      published: published.of().value,
      sockets: held("berth_sockets_open"),
      subscriptions: held("berth_subscriptions_open"),
    }),
    startedAt,
  );
  return {
    id: randomUUID(),
    startedAt,
    requests,
    work,
    history,
    statements,
    gauges,
    published: published.of(),
    subscribed,
    ingress: ingress.of(),
    isLeading: () => false,
    gauge: (name, help, read) =>
      void gauges.set(name, { name, help, labels: [], read: () => [{ values: [], value: read() }] }),
    now,
    families: () => ({
      times: [requests.times, requests.operations, work.families.times],
      counts: [requests.outcomes, work.families.runs, published, subscribed, ingress],
    }),
    close: history.close,
  };
}

/** The same bus; what is told on it is counted. */
export const countedLive = (live: Live, count: { value: number }): Live => ({
  ...live,
  publish: (topic, ...changes) => {
    count.value += changes.length;
    live.publish(topic, ...changes);
  },
});
