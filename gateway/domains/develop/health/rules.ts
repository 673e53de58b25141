import { mapEach } from "#gateway/platform/live.ts";
import type { Point } from "#gateway/platform/metrics/history.ts";
import { quantileOf } from "#gateway/platform/metrics/tally.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { VERSION } from "#gateway/platform/root.ts";
import { jobQueues } from "#gateway/platform/store/jobTable.ts";
import { storeBytes } from "#gateway/platform/store/size.ts";

/** How many of the slowest operations are told. */
const SLOWEST = 10;

/** The live topic of the values of one process. */
export const topicOf = (metrics: RequestContext["metrics"]): string => `gateway_samples:${metrics.id}`;

const families = { job: "JOB", deadline: "DEADLINE", periodic: "PERIODIC", pass: "PASS" } as const;

const iso = (ms: number): string => new Date(ms).toISOString();
const momentOf = (ms: number | null): string | null => (ms === null ? null : iso(ms));
const millis = (seconds: number): number => Math.round(seconds * 10_000) / 10;
const maybeMillis = (seconds: number | null): number | null => (seconds === null ? null : millis(seconds));

function historyOf(points: readonly Point[]) {
  const each = <T>(value: (point: Point) => T): T[] => points.map(value);
  return {
    times: each(({ at }) => iso(at)),
    requests: each(({ requests, seconds }) => (requests / seconds) * 60),
    failures: each(({ failed, seconds }) => (failed / seconds) * 60),
    p50: each(({ p50 }) => maybeMillis(p50)),
    p95: each(({ p95 }) => maybeMillis(p95)),
    p99: each(({ p99 }) => maybeMillis(p99)),
    lag: each(({ lag }) => millis(lag)),
    memory: each(({ rssBytes }) => rssBytes),
    sockets: each(({ sockets }) => sockets),
    statements: each(({ statements, seconds }) => statements / seconds),
  };
}

function operationsOf({ requests }: RequestContext["metrics"]) {
  const ended = requests.outcomes.members();
  const failuresOf = (name: string) =>
    ended.reduce(
      (sum, { values: [of, outcome], member }) => sum + (of === name && outcome !== "OK" ? member.value : 0),
      0,
    );
  return requests.operations
    .members()
    .map(({ values: [name = ""], member: { count, sum, max, buckets } }) => ({
      name,
      count,
      failures: failuresOf(name),
      mean: millis(count === 0 ? 0 : sum / count),
      p95: Math.min(millis(quantileOf(buckets, 0.95) ?? 0), millis(max)),
      max: millis(max),
    }))
    .toSorted((one, other) => other.p95 - one.p95)
    .slice(0, SLOWEST);
}

const workOf = ({ work }: RequestContext["metrics"]) =>
  work
    .all()
    .map(({ family, times, lastAt, nextAt, ...facts }) => ({
      ...facts,
      family: families[family],
      runs: times.count,
      mean: millis(times.count === 0 ? 0 : times.sum / times.count),
      max: millis(times.max),
      lastAt: momentOf(lastAt),
      nextAt: momentOf(nextAt),
    }))
    .toSorted((one, other) => one.family.localeCompare(other.family) || one.name.localeCompare(other.name));

export async function shown({ metrics, home, clock }: RequestContext) {
  const { rss, heapUsed } = process.memoryUsage();
  const states = (await metrics.gauges.get("berth_things")?.read()) ?? [];
  const queues = await jobQueues(home.db, clock.now());
  return {
    version: VERSION,
    node: process.version,
    startedAt: iso(metrics.startedAt),
    now: iso(clock.now()),
    isLeading: metrics.isLeading(),
    memoryBytes: rss,
    heapBytes: heapUsed,
    store: home.dialect,
    storeBytes: await storeBytes(home),
    sockets: await metrics.now("berth_sockets_open"),
    subscriptions: await metrics.now("berth_subscriptions_open"),
    terminals: await metrics.now("berth_terminals_open"),
    history: historyOf(metrics.history.points()),
    operations: operationsOf(metrics),
    work: workOf(metrics),
    queues: queues.map(({ ageSeconds, ...queue }) => ({ ...queue, age: ageSeconds })),
    states: states.map(({ values: [entity = "", state = ""], value }) => ({ entity, state, count: value })),
  };
}

export const sampled = (context: RequestContext) =>
  mapEach(context.homeLive.subscribe(topicOf(context.metrics)), ({ id }) => ({ gatewaySampled: id }));
