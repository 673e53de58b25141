import { DAY, HOUR } from "#gateway/platform/clock.ts";
import { compact, localTime } from "#gateway/domains/calendar/events/recurrence.ts";

const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

const wall = (ms: number, zone: string): number =>
  Date.parse(`${localTime(new Date(ms).toISOString(), zone)}Z`);
const offsetAt = (ms: number, zone: string): number => wall(ms, zone) - Math.floor(ms / 1_000) * 1_000;

/** The instant of a time by the clock of a zone (`2026-11-24T09:00:00`). */
export function instantIn(local: string, zone: string): string {
  const ms = Date.parse(`${local}Z`);
  const first = ms - offsetAt(ms, zone);
  return new Date(ms - offsetAt(first, zone)).toISOString();
}

const offsetText = (ms: number): string => {
  const minutes = Math.abs(ms) / 60_000;
  const pad = (part: number) => String(Math.floor(part)).padStart(2, "0");
  return `${ms < 0 ? "-" : "+"}${pad(minutes / 60)}${pad(minutes % 60)}`;
};

/** When the clock of a zone is changed in a year: the hours before and after which another offset holds. */
function changesIn(year: number, zone: string): number[] {
  const found: number[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY) {
    if (offsetAt(at, zone) === offsetAt(at + DAY, zone)) continue;
    for (let hour = at; hour < at + DAY; hour += HOUR)
      if (offsetAt(hour, zone) !== offsetAt(hour + HOUR, zone)) found.push(hour + HOUR);
  }
  return found;
}

/** The rules of a zone as they are in a year, for readers that do not know it by its name. */
export function zoneLines(zone: string, year: number): string[] {
  const changes = changesIn(year, zone);
  const part = (kind: string, start: string, from: number, to: number, rule: string[]) => [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    ...rule,
    `END:${kind}`,
  ];
  const fixed = offsetAt(Date.UTC(year, 0, 1), zone);
  const parts =
    changes.length === 0
      ? part("STANDARD", "19700101T000000", fixed, fixed, [])
      : changes.flatMap((at) => {
          const [from, to] = [offsetAt(at - HOUR, zone), offsetAt(at, zone)];
          const local = new Date(at + from);
          const day = local.getUTCDate();
          const place =
            new Date(local.getTime() + 7 * DAY).getUTCMonth() === local.getUTCMonth()
              ? Math.ceil(day / 7)
              : -1;
          return part(to > from ? "DAYLIGHT" : "STANDARD", compact(local.toISOString()), from, to, [
            `RRULE:FREQ=YEARLY;BYMONTH=${local.getUTCMonth() + 1};BYDAY=${place}${WEEKDAYS[local.getUTCDay()]}`,
          ]);
        });
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...parts, "END:VTIMEZONE"];
}
