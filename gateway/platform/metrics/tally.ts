/** The upper bounds of the buckets of a tally, in seconds; what is above the last one counts only in all. */
export const BOUNDS: readonly number[] = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
];

/** How long something took, each time that it was done: a few additions each time, and nothing kept of a single one. */
export interface Tally {
  /** How often it was done. */
  count: number;
  /** How long it took in all, in seconds. */
  sum: number;
  /** The longest, in seconds. */
  max: number;
  /** How often it took until each bound and longer than the one before; the last place is for what took longer than all. */
  readonly buckets: number[];
}

/** A tally of nothing. */
export const createTally = (): Tally => ({
  count: 0,
  sum: 0,
  max: 0,
  buckets: Array.from({ length: BOUNDS.length + 1 }, () => 0),
});

/** Counts something once that took so many seconds. */
export function observe(tally: Tally, seconds: number): void {
  tally.count += 1;
  tally.sum += seconds;
  if (seconds > tally.max) tally.max = seconds;
  let place = 0;
  while (place < BOUNDS.length && seconds > (BOUNDS[place] ?? 0)) place += 1;
  tally.buckets[place] = (tally.buckets[place] ?? 0) + 1;
}

/** The buckets of several tallies together. */
export const bucketsOf = (tallies: readonly Tally[]): number[] =>
  createTally().buckets.map((_, place) => tallies.reduce((sum, one) => sum + (one.buckets[place] ?? 0), 0));

/**
 * How long a share of all took at most, in seconds, as exactly as the buckets tell; null where nothing was counted.
 * @param share from 0 to 1: 0.95 for the time that all but a twentieth kept to.
 */
export function quantileOf(buckets: readonly number[], share: number): number | null {
  const all = buckets.reduce((sum, one) => sum + one, 0);
  if (all === 0) return null;
  const wanted = share * all;
  let before = 0;
  for (const [place, count] of buckets.entries()) {
    if (count > 0 && before + count >= wanted) {
      const from = BOUNDS[place - 1] ?? 0;
      const to = BOUNDS[place] ?? from;
      return from + (to - from) * Math.max((wanted - before) / count, 0);
    }
    before += count;
  }
  return BOUNDS.at(-1) ?? null;
}
