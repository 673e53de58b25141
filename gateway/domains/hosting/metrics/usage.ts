import type { PodUsage } from "#gateway/engine/engine.ts";
import type { MetricRow, Usage } from "./repository.ts";

const nothing: Usage = { cpuMilli: 0, memoryBytes: 0, received: 0, sent: 0 };

const plus = (one: Usage, other: Usage): Usage => ({
  cpuMilli: one.cpuMilli + other.cpuMilli,
  memoryBytes: one.memoryBytes + other.memoryBytes,
  received: one.received + other.received,
  sent: one.sent + other.sent,
});

const over = ({ cpuMilli, memoryBytes, received, sent }: Usage, count: number): Usage => ({
  cpuMilli: Math.round((cpuMilli / count) * 10) / 10,
  memoryBytes: Math.round(memoryBytes / count),
  received: Math.round(received / count),
  sent: Math.round(sent / count),
});

const sumOf = (all: readonly Usage[]): Usage => all.reduce(plus, nothing);
const meanOf = (all: readonly Usage[]): Usage => over(sumOf(all), Math.max(all.length, 1));

/** What a pod used between two looks at it; null where it was begun anew in between, or no time passed. */
export function between(before: PodUsage, after: PodUsage): Usage | null {
  const ms = Date.parse(after.at) - Date.parse(before.at);
  if (ms <= 0 || after.cpuMs < before.cpuMs) return null;
  const perSecond = (bytes: number) => Math.max(0, Math.round((bytes / ms) * 1_000));
  return {
    cpuMilli: Math.round(((after.cpuMs - before.cpuMs) / ms) * 10_000) / 10,
    memoryBytes: after.memoryBytes,
    received: perSecond(after.receivedBytes - before.receivedBytes),
    sent: perSecond(after.sentBytes - before.sentBytes),
  };
}

/** What an app used at a time, by what its pods did. */
export const rowOf = (appId: string, at: string, pods: ReadonlyMap<string, Usage>): MetricRow => ({
  appId,
  seconds: 15,
  at,
  ...over(sumOf([...pods.values()]), 1),
  pods: Object.fromEntries(pods),
});

/** The means over a longer time, of each app that was measured in it. */
export function meansOf(rows: readonly MetricRow[], seconds: 60 | 3_600, at: string): MetricRow[] {
  return [...Map.groupBy(rows, ({ appId }) => appId)].map(([appId, own]) => {
    const pods = Map.groupBy(
      own.flatMap((row) => Object.entries(row.pods)),
      ([pod]) => pod,
    );
    return {
      appId,
      seconds,
      at,
      ...meanOf(own),
      pods: Object.fromEntries([...pods].map(([pod, all]) => [pod, meanOf(all.map(([, usage]) => usage))])),
    };
  });
}
