import type { PodUsage, Workload } from "#gateway/engine/engine.ts";
import { seedOf, within } from "#gateway/platform/mock/seed.ts";
import type { Span } from "./life.ts";

const MIB = 1024 * 1024;

/** A wave around a mean: how much of it has come together in so many seconds; it never goes down. */
const sumOf = (mean: number, swing: number, period: number, seconds: number): number =>
  mean * seconds +
  ((mean * swing * period) / (2 * Math.PI)) * (1 - Math.cos((2 * Math.PI * seconds) / period));

/** What a pod uses: smooth waves within its limits, always the same for a pod and an instant. */
export function usageOf(pod: string, { cpuMilli, memoryMib }: Workload, span: Span, now: number): PodUsage {
  const seed = seedOf("usage", pod);
  const seconds = Math.max(0, now - span.from) / 1_000;
  const [quick, slow] = [within(70, 130, seed), within(1_500, 3_000, seed >>> 5)];
  const share = within(8, 35, seed >>> 9) / 100;
  const cpu =
    (sumOf(share, 0.5, quick, seconds) + sumOf(share, 0.4, slow, seconds)) * (cpuMilli / 1_000) * 0.5;
  const warm = 1 - Math.exp(-seconds / 90);
  const fill = 0.18 + 0.3 * warm + 0.06 * Math.sin((2 * Math.PI * seconds) / slow);
  const traffic = within(2_000, 40_000, seed >>> 13);
  return {
    pod,
    at: new Date(now).toISOString(),
    cpuMs: Math.round(cpu * 1_000),
    memoryBytes: Math.round(memoryMib * MIB * fill),
    receivedBytes: Math.round(sumOf(traffic, 0.6, quick, seconds)),
    sentBytes: Math.round(sumOf(traffic * 4, 0.6, quick, seconds)),
  };
}
