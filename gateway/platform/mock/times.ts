import { DAY } from "#gateway/platform/clock.ts";
import { within, wordsOf } from "./seed.ts";

/** Seeded instants stand still: they count from this day and not from today. */
const FIRST_DAY = Date.UTC(2026, 0, 5);

/** The days after the first one on which a field's instant can lie, so that what starts comes before what ends. */
const spans: readonly [pattern: RegExp, first: number, last: number][] = [
  [/\b(birth|birthday|born)\b/, -22_000, -7_500],
  [/\b(updated|changed|modified|last|seen|finished|ended|completed|closed|read|delivered|paid)\b/, 150, 299],
  [/\b(end|ends|due|expires|expiry|expiration|until|to|next|deadline|renews)\b/, 300, 420],
  [/\b(start|starts|started|begin|begins|scheduled|from)\b/, 100, 149],
  [/./, 0, 99],
];

/** An instant in RFC 3339 form that fits the name of its field. */
export function seededInstant(field: string, seed: number): string {
  const name = wordsOf(field);
  const [, first, last] = spans.find(([pattern]) => pattern.test(name)) ?? [/./, 0, 99];
  return new Date(
    FIRST_DAY + within(first, last, seed) * DAY + (Math.floor(seed / 1_000) % 1_440) * 60_000,
  ).toISOString();
}

/** The day of that instant. */
export const seededDay = (field: string, seed: number): string => seededInstant(field, seed).slice(0, 10);
