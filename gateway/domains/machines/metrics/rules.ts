import { Repeater } from "graphql-yoga";
import { DAY, HOUR } from "#gateway/platform/clock.ts";
import { mapSome } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { find, machineOf } from "#gateway/domains/machines/machines/rules.ts";
import * as metrics from "./repository.ts";
import { kinds, type Kind, type MetricRow } from "./repository.ts";

/** The live topic of what is measured of a machine. */
export const topicOf = (machineId: string): string => `machines_metrics:${machineId}`;

type Range = "HOUR" | "SIX_HOURS" | "DAY" | "WEEK";

const ranges: Readonly<Record<Range, { seconds: number; lasts: number }>> = {
  HOUR: { seconds: 15, lasts: HOUR },
  SIX_HOURS: { seconds: 60, lasts: 6 * HOUR },
  DAY: { seconds: 60, lasts: DAY },
  WEEK: { seconds: 3_600, lasts: 7 * DAY },
};

/** What a machine used, one value for each of the times. @throws {AppError} NOT_FOUND */
export async function ofOwn(
  context: RequestContext,
  { machineId, range }: { machineId: string; range: Range },
) {
  const { id } = await machineOf(context, machineId);
  const { seconds, lasts } = ranges[range];
  const ms = seconds * 1_000;
  const to = (Math.floor(context.clock.now() / ms) + 1) * ms;
  const times = Array.from({ length: lasts / ms }, (_, at) => new Date(to - lasts + at * ms).toISOString());
  const rows = await metrics.ofMachine(context.home.db, id, seconds, {
    from: times[0] ?? "",
    to: new Date(to).toISOString(),
  });
  const found = new Map(rows.map((row) => [row.at, row]));
  const series = (kind: Kind) => times.map((time) => found.get(time)?.[kind] ?? null);
  const [cpuMilli, memoryBytes, received, sent, read, written] = kinds.map(series);
  return {
    machineId: id,
    seconds,
    times,
    cpuMilli: cpuMilli ?? [],
    memoryBytes: memoryBytes ?? [],
    received: received ?? [],
    sent: sent ?? [],
    read: read ?? [],
    written: written ?? [],
  };
}

/** Each time that a machine is measured. @throws {AppError} NOT_FOUND */
export async function sampled(context: RequestContext, machineId: string) {
  const { id } = await machineOf(context, machineId);
  const seen = mapSome(context.homeLive.subscribe(topicOf(id)), async () => ({
    row: (await find(context, id)) ? await metrics.newest(context.home.db, id) : undefined,
  }));
  return new Repeater<{ machineSampled: MetricRow }>(async (push, stop) => {
    const source = seen[Symbol.asyncIterator]();
    void stop.then(() => source.return?.());
    for (let next = await source.next(); !next.done && next.value.row; next = await source.next())
      await push({ machineSampled: next.value.row });
    stop();
  });
}
