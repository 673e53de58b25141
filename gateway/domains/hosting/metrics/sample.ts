import { z } from "zod";
import { HOUR, MINUTE, type Clock } from "#gateway/platform/clock.ts";
import { seedOf, within } from "#gateway/platform/mock/seed.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { insert, type MetricRow, type Seconds } from "./repository.ts";

const MIB = 1_024 ** 2;
const SHORTEST = 15_000;

const sample = z.strictObject({
  appId: z.string(),
  /** What it uses about. */
  cpuMilli: z.int().positive(),
  memoryMib: z.int().positive(),
  receivedKib: z.int().nonnegative(),
  sentKib: z.int().nonnegative(),
});
type Sample = z.output<typeof sample>;

/** How many steps back samples of a kind go, and how many steps they stand apart: as close as a chart shows them. */
const spans: readonly { seconds: Seconds; from: number; to: number; apart: number }[] = [
  { seconds: 15, from: 0, to: 240, apart: 1 },
  { seconds: 60, from: 1, to: 120, apart: 1 },
  { seconds: 60, from: 120, to: 1_440, apart: 6 },
  { seconds: 3_600, from: 1, to: 720, apart: 3 },
];

/**
 * The mean, over `lasted` ms until `to`, of a smooth way around one: quick waves on slow ones and on those of the day,
 * always the same for the same time.
 */
function wave(seed: number, to: number, lasted: number, depth: number): number {
  const middle = to - lasted / 2;
  const turn = (period: number, shift: number) =>
    Math.sin((2 * Math.PI * middle) / period + ((seed >>> shift) % 7));
  /** The mean of a turn is lower, the more of it falls into the time. */
  const mean = (period: number, shift: number) => {
    const half = (Math.PI * lasted) / period;
    return (turn(period, shift) * Math.sin(half)) / half;
  };
  const quick = mean(within(4, 9, seed) * MINUTE, 3);
  const slow = mean(within(25, 50, seed >>> 2) * MINUTE, 5);
  // Samples are many turns apart, so that this looks like chance, and the mean of chances comes closer to none.
  const noise = turn(6_143, 7) * Math.sqrt(SHORTEST / lasted);
  return 1 + depth * (0.35 * quick + 0.45 * slow + 0.3 * mean(24 * HOUR, 0) + 0.12 * noise);
}

function rowsOf({ appId, cpuMilli, memoryMib, receivedKib, sentKib }: Sample, now: number): MetricRow[] {
  const [busy, held] = [seedOf("cpu", appId), seedOf("memory", appId)];
  return spans.flatMap(({ seconds, from, to, apart }) => {
    const step = seconds * 1_000;
    const last = Math.floor(now / step) * step;
    const lasted = apart * step;
    // The shortest are told when they were measured, the others when the last step began that they are the mean of.
    const behind = step === SHORTEST ? 0 : step;
    return Array.from({ length: Math.ceil((to - from) / apart) }, (_, place) => {
      const at = last - (from + place * apart) * step;
      const load = Math.max(0.05, wave(busy, at + behind, lasted, 0.6));
      return {
        appId,
        seconds,
        at: new Date(at).toISOString(),
        cpuMilli: Math.round(cpuMilli * load * 10) / 10,
        memoryBytes: Math.round(memoryMib * MIB * wave(held, at + behind, lasted, 0.08)),
        received: Math.round(receivedKib * 1_024 * load),
        sent: Math.round(sentKib * 1_024 * load),
        pods: {},
      };
    });
  });
}

/** What the sample apps used before the gateway was started. */
export async function seedMetrics(store: Store, fixture: Fixture, clock: Clock): Promise<void> {
  await insert(
    store,
    readRows(sample, fixture).flatMap((one) => rowsOf(one, clock.now())),
  );
}
