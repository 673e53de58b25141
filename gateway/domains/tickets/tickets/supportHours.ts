import { DAY, HOUR } from "#gateway/platform/clock.ts";

/** When the staff are there: every day, in the time zone of the site. */
export const hours = { from: 9, until: 21, timeZone: "Asia/Shanghai" } as const;

const forms = new Map<string, Intl.DateTimeFormat>();
function formIn(timeZone: string): Intl.DateTimeFormat {
  const form =
    forms.get(timeZone) ??
    new Intl.DateTimeFormat("en-CA", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
  forms.set(timeZone, form);
  return form;
}

/** What the clocks of the time zone show, as if it were UTC. */
function wallOf(at: number, timeZone: string): number {
  const parts = new Map(
    formIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const wall = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return wall + (((at % 1_000) + 1_000) % 1_000);
}

/** The instant at which the clocks of the time zone show this. */
function instantOf(wall: number, timeZone: string): number {
  const guess = wall - (wallOf(wall, timeZone) - wall);
  return guess - (wallOf(guess, timeZone) - wall);
}

/** The hours of the day that an instant is in, and the start of the next day, by what the clocks show. */
function dayAt(at: number): { opens: number; closes: number; next: number } {
  const day = Math.floor(wallOf(at, hours.timeZone) / DAY) * DAY;
  return {
    opens: instantOf(day + hours.from * HOUR, hours.timeZone),
    closes: instantOf(day + hours.until * HOUR, hours.timeZone),
    next: instantOf(day + DAY, hours.timeZone),
  };
}

export const isOpenAt = (at: number): boolean => {
  const { opens, closes } = dayAt(at);
  return at >= opens && at < closes;
};

/** How many milliseconds of support lie between two instants; less than 0 where the second is the earlier one. */
export function supportBetween(from: number, to: number): number {
  if (to < from) return -supportBetween(to, from);
  let sum = 0;
  for (let at = from; at < to;) {
    const { opens, closes, next } = dayAt(at);
    sum += Math.max(0, Math.min(to, closes) - Math.max(at, opens));
    at = next;
  }
  return sum;
}

/** The instant by which so many milliseconds of support have passed. */
export function afterSupport(from: number, ms: number): number {
  let left = ms;
  for (let at = from; ;) {
    const { opens, closes, next } = dayAt(at);
    const begins = Math.max(at, opens);
    const there = Math.max(0, closes - begins);
    if (left <= there && there > 0) return begins + left;
    left -= there;
    at = next;
  }
}
