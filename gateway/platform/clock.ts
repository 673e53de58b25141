/** The one source of time; tests move it. */
export interface Clock {
  /** Now, in milliseconds since 1970 UTC. */
  now(): number;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** The instant as it is stored and sent: RFC 3339, UTC, milliseconds. */
export const timestamp = (clock: Clock, offsetMs = 0): string =>
  new Date(clock.now() + offsetMs).toISOString();

/** Durations in milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The calendar day (UTC) so many days from today, as `2026-11-21`. */
export const calendarDay = (clock: Clock, days = 0): string => timestamp(clock, days * DAY).slice(0, 10);
