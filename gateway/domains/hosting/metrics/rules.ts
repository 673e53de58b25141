import { Repeater } from "graphql-yoga";
import { DAY, HOUR, timestamp } from "#gateway/platform/clock.ts";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import { mapSome } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { appOf } from "#gateway/domains/hosting/apps/rules.ts";
import { seesStill } from "#gateway/domains/hosting/logs/rules.ts";
import * as metrics from "./repository.ts";
import type { MetricRow, Seconds, Usage } from "./repository.ts";

/** The live topic of what is measured of an app. */
export const topicOf = (appId: string): string => `hosting_metrics:${appId}`;

type Step = "FIFTEEN_SECONDS" | "MINUTE" | "HOUR";

const steps: Readonly<Record<Step, { seconds: Seconds; kept: number }>> = {
  FIFTEEN_SECONDS: { seconds: 15, kept: HOUR },
  MINUTE: { seconds: 60, kept: DAY },
  HOUR: { seconds: 3_600, kept: 30 * DAY },
};
/** The most pods that are told of. */
const MOST_PODS = 20;
/** How many values a trend has. */
const TREND = 20;

/** Rows of values, one for each of the times. */
function seriesOf(usages: readonly (Usage | undefined)[]) {
  const values = (name: keyof Usage) => usages.map((usage) => usage?.[name] ?? null);
  return {
    cpuMilli: values("cpuMilli"),
    memoryBytes: values("memoryBytes"),
    received: values("received"),
    sent: values("sent"),
  };
}

/** @throws {AppError} NOT_FOUND */
export async function ofApp(
  context: RequestContext,
  { appId, step, until }: { appId: string; step: Step; until?: string | null },
) {
  const app = await appOf(context, appId);
  const { seconds, kept } = steps[step];
  const ms = seconds * 1_000;
  const end = until == null ? context.clock.now() : Date.parse(until);
  const to = (Math.floor(end / ms) + 1) * ms;
  const times = Array.from({ length: kept / ms }, (_, place) =>
    new Date(to - kept + place * ms).toISOString(),
  );
  const rows = await metrics.ofApp(context.home.db, app.id, seconds, {
    from: times[0] ?? "",
    to: new Date(to).toISOString(),
  });
  const at = new Map(rows.map((row) => [row.at, row]));
  const names = new Set(rows.toReversed().flatMap(({ pods }) => Object.keys(pods)));
  return {
    seconds,
    times,
    total: seriesOf(times.map((time) => at.get(time))),
    pods: [...names]
      .slice(0, MOST_PODS)
      .sort()
      .map((pod) => ({ pod, usage: seriesOf(times.map((time) => at.get(time)?.pods[pod])) })),
  };
}

const sampleOf = (pod: string | null, { cpuMilli, memoryBytes, received, sent }: Usage) => ({
  pod,
  cpuMilli,
  memoryBytes,
  received,
  sent,
});

const sampledOf = (row: MetricRow) => ({
  at: row.at,
  total: sampleOf(null, row),
  pods: Object.entries(row.pods).map(([pod, usage]) => sampleOf(pod, usage)),
});

/** Each time that an app is measured. @throws {AppError} NOT_FOUND */
export async function sampled(context: RequestContext, appId: string) {
  const app = await appOf(context, appId);
  const seen = mapSome(context.homeLive.subscribe(topicOf(app.id)), async () => ({
    row: (await seesStill(context, app.id)) ? await metrics.newest(context.home.db, app.id) : undefined,
  }));
  return new Repeater<{ hostingMetricsSampled: ReturnType<typeof sampledOf> }>(async (push, stop) => {
    const source = seen[Symbol.asyncIterator]();
    void stop.then(() => source.return?.());
    for (let next = await source.next(); !next.done && next.value.row; next = await source.next())
      await push({ hostingMetricsSampled: sampledOf(next.value.row) });
    stop();
  });
}

/** What apps used of the processor lately: read for all that are asked for at once. */
export const trendOf = defineLoader<string, number[]>(async ({ home, clock }, ids) => {
  const rows = await metrics.trends(home.db, ids, timestamp(clock, -(TREND + 1) * 15_000));
  return new Map(
    [...Map.groupBy(rows, ({ appId }) => appId)].map(([id, own]) => [
      id,
      own.slice(-TREND).map(({ cpuMilli }) => Math.round(cpuMilli)),
    ]),
  );
});
