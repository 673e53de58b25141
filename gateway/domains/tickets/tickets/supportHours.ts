import { LRUCache } from "lru-cache";
import { DAY, HOUR, MINUTE } from "#gateway/platform/clock.ts";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";

/** When the staff are there: every day, in the time zone of the site. */
export const hours = { from: 9, until: 21, timeZone: "Asia/Shanghai" } as const;

const DAILY = (hours.until - hours.from) * HOUR;
/** Zones change their clocks at whole quarters of an hour. */
const QUARTER = 15 * MINUTE;

/** How far the clocks of the site were ahead of UTC in a quarter of an hour. */
const aheadIn = onFirstUse(() => {
  const form = new Intl.DateTimeFormat("en-CA", {
    timeZone: hours.timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  return new LRUCache<number, number>({
    max: 10_000,
    memoMethod: (quarter) => {
      const at = quarter * QUARTER;
      const parts = new Map(form.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
      const of = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
      return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second")) - at;
    },
  });
});
const ahead = (at: number): number => aheadIn().memo(Math.floor(at / QUARTER));

/** The instant at which the clocks of the site show this. */
function instantOf(wall: number): number {
  const guess = wall - ahead(wall);
  return wall - ahead(guess);
}

/** The day that the clocks of the site show, counted from 1970 on. */
const dayAt = (at: number): number => Math.floor((at + ahead(at)) / DAY);

const hoursOf = (day: number) => ({
  opens: instantOf(day * DAY + hours.from * HOUR),
  closes: instantOf(day * DAY + hours.until * HOUR),
});

export const isOpenAt = (at: number): boolean => {
  const { opens, closes } = hoursOf(dayAt(at));
  return at >= opens && at < closes;
};

/** How many milliseconds of support lie before an instant, counted from 1970 on: whole days are not gone through. */
function supportUntil(at: number): number {
  const day = dayAt(at);
  const { opens, closes } = hoursOf(day);
  return day * DAILY + Math.min(Math.max(at, opens), closes) - opens;
}

/** How many milliseconds of support lie between two instants; less than 0 where the second is the earlier one. */
export const supportBetween = (from: number, to: number): number => supportUntil(to) - supportUntil(from);

/** The instant by which so many milliseconds of support, at least one, have passed. */
export function afterSupport(from: number, ms: number): number {
  const until = supportUntil(from) + ms;
  const day = Math.ceil(until / DAILY) - 1;
  return hoursOf(day).opens + until - day * DAILY;
}
