const HOUR = 3_600_000;

/** A day of this place, as `2026-11-25`. */
const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** The days of the month here up to today, the first first. */
export function monthDays(now: string): string[] {
  const today = new Date(now);
  return Array.from({ length: today.getDate() }, (_, at) =>
    dayOf(new Date(today.getFullYear(), today.getMonth(), at + 1)),
  );
}

/** What was used on a day, in millionths. */
export const sumOn = (rows: readonly { day: string; amount: string }[], day: string | undefined): string =>
  rows
    .filter((row) => row.day === day)
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    .toString();

/** What the month, which is one by UTC, will have cost if its other hours cost as the last ones did; in millionths. */
export function forecastOf(monthToDate: string, hourly: string, now: string): number {
  const at = new Date(now);
  const left = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1) - at.getTime();
  return Number(monthToDate) + (Number(hourly) * left) / HOUR;
}
