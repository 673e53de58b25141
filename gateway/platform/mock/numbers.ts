import { pick, within, wordsOf } from "./seed.ts";

/** The range of a number by the words of its field; the first that matches counts. */
const ranges: readonly [pattern: RegExp, min: number, max: number][] = [
  [/\b(latitude|lat)\b/, -60, 70],
  [/\b(longitude|lng|lon)\b/, -180, 180],
  [/\b(amount minor|price minor)\b/, 1_000, 500_000],
  [/\b(amount|price|cost|fee|balance|revenue|income|spend|budget|salary)\b/, 10, 9_999],
  [/\b(version|revision)\b/, 1, 9],
  [/\byear\b/, 2019, 2026],
  [/\bmonth\b/, 1, 12],
  [/\bday\b/, 1, 28],
  [/\bhours?\b/, 0, 23],
  [/\bage\b/, 18, 75],
  [/\b(percent|percentage|progress|ratio|score|usage|discount)\b/, 0, 100],
  [/\b(rating|stars|priority|level)\b/, 1, 5],
  [/\b(position|rank|index|sort)\b/, 1, 20],
  [/\bport\b/, 1_024, 49_151],
  [/\b(size|bytes)\b/, 1_024, 8_388_608],
  [/\b(width|height)\b/, 320, 1_920],
  [/\b(duration|latency|seconds|ms|minutes)\b/, 1, 900],
  [/\b(sku|number|code)\b/, 10_000, 99_999],
  [/\b(unread|errors|failures|retries)\b/, 0, 9],
  [/\b(count|total|quantity|qty|stock|views|likes|visits|sales)\b/, 0, 500],
];

/** A number that fits the name of its field; a fraction has two decimals. */
export function seededNumber(field: string, seed: number, isWhole: boolean): number {
  const name = wordsOf(field);
  const [, min, max] = ranges.find(([pattern]) => pattern.test(name)) ?? [/./, 1, 1_000];
  return isWhole ? within(min, max, seed) : within(min * 100, max * 100, seed) / 100;
}

/** Mostly no for names of trouble, mostly yes for names of health, else either. */
export function seededBoolean(field: string, seed: number): boolean {
  const name = wordsOf(field);
  if (/\b(deleted|archived|blocked|banned|failed|locked|disabled|hidden|expired)\b/.test(name))
    return seed % 6 === 0;
  if (/\b(active|enabled|verified|available|visible|success|ok)\b/.test(name)) return seed % 6 !== 0;
  return pick([true, false], seed);
}
