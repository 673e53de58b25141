import { compact, later, localTime } from "#gateway/domains/calendar/events/recurrence.ts";
import type { CalendarEventRow } from "#gateway/domains/calendar/events/repository.ts";
import { zoneLines } from "./zones.ts";

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, "\\n");

/** The value of a parameter, as RFC 6868 writes signs that it cannot hold. */
const parameter = (text: string): string =>
  text
    .replaceAll("^", "^^")
    .replaceAll('"', "^'")
    .replaceAll(/\p{Cc}/gu, " ");

/** Lines of at most 75 bytes: what is longer goes on behind a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, bytes] = ["", 0];
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > 74) {
      parts.push(part);
      [part, bytes] = ["", 1];
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join("\r\n ");
}

const utc = (instant: string): string => `${compact(instant)}Z`;

const isZoned = ({ recurrence, timeZone, allDay }: CalendarEventRow) =>
  recurrence !== "" && timeZone !== "UTC" && !allDay;

function at(row: CalendarEventRow, name: string, instant: string): string {
  if (row.allDay) return `${name};VALUE=DATE:${compact(instant).slice(0, 8)}`;
  return isZoned(row)
    ? `${name};TZID=${row.timeZone}:${compact(localTime(instant, row.timeZone))}`
    : `${name}:${utc(instant)}`;
}

function eventLines(row: CalendarEventRow, more: string[]): string[] {
  const optional: [string, string][] = [
    ["LOCATION", row.location],
    ["DESCRIPTION", row.description],
  ];
  return [
    "BEGIN:VEVENT",
    `UID:event-${row.id}@berth`,
    `DTSTAMP:${utc(row.updatedAt)}`,
    at(row, "DTSTART", row.startsAt),
    at(row, "DTEND", row.endsAt),
    `SUMMARY:${escaped(row.title)}`,
    `CATEGORIES:${escaped(row.calendar)}`,
    ...optional.flatMap(([name, text]) => (text === "" ? [] : [`${name}:${escaped(text)}`])),
    ...(row.url === "" ? [] : [`URL:${row.url}`]),
    ...row.guests.map((name) => `ATTENDEE;CN="${parameter(name)}":invalid:nomail`),
    ...more,
    ...(row.reminders ?? []).flatMap((minutes) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escaped(row.title)}`,
      `TRIGGER:-PT${minutes}M`,
      "END:VALARM",
    ]),
    "END:VEVENT",
  ];
}

/** A row as ICS says it: the event, and its moved instances behind it. */
export function rowLines(row: CalendarEventRow): string[] {
  const exceptions = Object.entries(row.exceptions ?? {});
  const gone = exceptions.filter(([, one]) => one === null).map(([start]) => at(row, "EXDATE", start));
  const rule = row.recurrence === "" ? [] : [`RRULE:${row.recurrence}`, ...gone];
  const moved = exceptions.flatMap(([start, one]) =>
    one === null
      ? []
      : eventLines({ ...row, startsAt: start, endsAt: later(start, 0), ...one }, [
          at(row, "RECURRENCE-ID", start),
        ]),
  );
  return [...eventLines(row, rule), ...moved];
}

/** The calendar as a file: the zones that its events keep to, then the events. */
export async function* calendarText(pages: AsyncIterable<CalendarEventRow[]>): AsyncGenerator<string> {
  const text = (lines: string[]) => lines.map((line) => `${folded(line)}\r\n`).join("");
  yield text(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Berth//Calendar//EN", "CALSCALE:GREGORIAN"]);
  const known = new Set<string>();
  for await (const rows of pages) {
    for (const row of rows) {
      if (isZoned(row) && !known.has(row.timeZone)) {
        known.add(row.timeZone);
        // The year before, so that a rule holds at the first event already.
        yield text(zoneLines(row.timeZone, Number(row.startsAt.slice(0, 4)) - 1));
      }
      yield text(rowLines(row));
    }
    await new Promise(setImmediate);
  }
  yield text(["END:VCALENDAR"]);
}
