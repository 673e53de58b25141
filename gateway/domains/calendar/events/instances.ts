import { keyOf } from "#gateway/platform/entity/inputs.ts";
import { compact, later, lengthOf, startsWithin } from "./recurrence.ts";
import type { CalendarEventRow } from "./repository.ts";

/** What an identifier names: a row, or the instance of one that the rule lets begin at `start`. */
export interface Place {
  id: string;
  start: string | null;
}

const overlaps = ({ startsAt, endsAt }: CalendarEventRow, from: string, to: string): boolean =>
  startsAt < to && (endsAt > from || startsAt === from);

/** `12` for an event that is a row, `12_20261124T090000Z` for an instance. */
export const idOf = ({ id, originalStart }: CalendarEventRow): string =>
  originalStart === undefined ? String(id) : `${id}_${compact(originalStart)}Z`;

/** What an identifier names; an id that is none names a row that is not there. */
export function placeOf(id: string): Place {
  const [, row, ...parts] = /^(\d+)_(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(id) ?? [];
  if (row === undefined) return { id, start: null };
  const [year, month, day, hour, minute, second] = parts;
  const start = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`);
  return Number.isNaN(start.getTime()) ? { id: "0", start: null } : { id: row, start: start.toISOString() };
}

/** The instance of a series that its rule lets begin at an instant; undefined where that is gone or never was. */
export function instanceAt(series: CalendarEventRow, start: string): CalendarEventRow | undefined {
  const override = series.exceptions?.[start];
  if (override === null || series.recurrence === "") return undefined;
  if (override === undefined && startsWithin(series, start, later(start, 1)).length === 0) return undefined;
  return {
    ...series,
    startsAt: start,
    endsAt: later(start, lengthOf(series)),
    ...override,
    originalStart: start,
  };
}

/** The instances of a series that take place within a range. */
export function instancesWithin(series: CalendarEventRow, from: string, to: string): CalendarEventRow[] {
  const exceptions = series.exceptions ?? {};
  const earliest = later(from, -lengthOf(series));
  const ruled = startsWithin(series, earliest, to).filter((start) => exceptions[start] === undefined);
  const moved = Object.keys(exceptions);
  return [...ruled, ...moved]
    .flatMap((start) => instanceAt(series, start) ?? [])
    .filter((instance) => overlaps(instance, from, to));
}

/** What an event puts into a range. */
export function occurrences(event: CalendarEventRow, from: string, to: string): CalendarEventRow[] {
  if (event.originalStart === undefined && event.recurrence !== "") return instancesWithin(event, from, to);
  return overlaps(event, from, to) ? [event] : [];
}

/** Finds a row, or an instance of one. */
export async function inSeries<Context>(
  find: (context: Context, id: string) => Promise<CalendarEventRow | null>,
  context: Context,
  id: string,
): Promise<CalendarEventRow | null> {
  const place = placeOf(id);
  const row = keyOf(place.id) === 0 ? null : await find(context, place.id);
  return place.start === null || row === null ? row : (instanceAt(row, place.start) ?? null);
}
