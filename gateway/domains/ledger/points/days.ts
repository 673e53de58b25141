import { DAY } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";

const parts = new Map<string, Intl.DateTimeFormat>();

function partsIn(timeZone: string): Intl.DateTimeFormat {
  const known = parts.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  if (parts.size < 500) parts.set(timeZone, made);
  return made;
}

/** @throws {AppError} BAD_USER_INPUT where there is no such time zone. */
export function readTimeZone(timeZone: string): string {
  try {
    if (timeZone.length <= 60 && partsIn(timeZone)) return timeZone;
  } catch {
    // It is no time zone's name.
  }
  throw badInput({
    timeZone: { code: "INVALID", message: "timeZone must be a name such as Asia/Shanghai." },
  });
}

/** The day and the time of day at an instant, as `2026-11-21 17:41:00`. */
const localAt = (ms: number, timeZone: string): string => partsIn(timeZone).format(ms);

/** The calendar day at an instant. */
export const dayAt = (ms: number, timeZone: string): string => localAt(ms, timeZone).slice(0, 10);

/** The instant at which a day begins. */
export function startOf(day: string, timeZone: string): string {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  const offsetAt = (ms: number) => Date.parse(`${localAt(ms, timeZone).replace(" ", "T")}Z`) - ms;
  const first = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(first)).toISOString();
}

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The month of a day, and its first and last one. */
export function monthOf(day: string): { month: string; first: string; last: string } {
  const month = day.slice(0, 7);
  const [year = 0, number = 0] = month.split("-").map(Number);
  return {
    month,
    first: `${month}-01`,
    last: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10),
  };
}

/** @throws {AppError} BAD_USER_INPUT */
export function readMonth(given: string): string {
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(given)) return given;
  throw badInput({ month: { code: "INVALID", message: "month must be one such as 2026-11." } });
}
