/** The one source of time; tests move it. */
export interface Clock {
  /** Now, in milliseconds since 1970 UTC. */
  now(): number;
  /** The day now, as `dayNow` gives it; only a clock that watches what is asked of it has an own one. */
  day?(): number;
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

/** The day now, in days since 1970 UTC: ask for it rather than for the instant where the time of day does not matter. */
export const dayNow = (clock: Clock): number => clock.day?.() ?? Math.floor(clock.now() / DAY);

/** The calendar day (UTC) so many days from today, as `2026-11-21`. */
export const calendarDay = (clock: Clock, days = 0): string =>
  new Date((dayNow(clock) + days) * DAY).toISOString().slice(0, 10);
