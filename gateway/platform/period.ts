import { calendarDay, type Clock } from "./clock.ts";
import { badInput } from "./errors.ts";

const MAX_DAYS = 366;

/** A stretch of days (UTC), both of which belong to it. */
export interface Stretch {
  from: string;
  to: string;
}

/** The last days up to today, and the equally many before them. */
export interface ComparedPeriod {
  now: Stretch;
  before: Stretch;
  /** Every day of the period, the first one first, each with the day as long before as the period lasts. */
  days: { date: string; earlier: string }[];
}

/**
 * The last `days` days, today included, beside those before.
 * @throws {AppError} BAD_USER_INPUT at `days` when the period is empty or longer than 366 days.
 */
export function comparedPeriod(clock: Clock, days: number): ComparedPeriod {
  if (days < 1 || days > MAX_DAYS) {
    throw badInput({
      days: {
        code: "OUT_OF_RANGE",
        message: `A period has 1 to ${MAX_DAYS} days.`,
        params: { min: 1, max: MAX_DAYS },
      },
    });
  }
  const dayOf = (at: number) => calendarDay(clock, at);
  return {
    now: { from: dayOf(1 - days), to: dayOf(0) },
    before: { from: dayOf(1 - 2 * days), to: dayOf(-days) },
    days: Array.from({ length: days }, (_, at) => ({
      date: dayOf(at + 1 - days),
      earlier: dayOf(at + 1 - 2 * days),
    })),
  };
}
