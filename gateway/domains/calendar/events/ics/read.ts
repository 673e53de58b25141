import { AppError, badInput } from "#gateway/platform/errors.ts";
import { readInput } from "#gateway/platform/entity/inputs.ts";
import { once, untouched, whole } from "#gateway/domains/calendar/events/inputs.ts";
import { isZone, later, lengthOf } from "#gateway/domains/calendar/events/recurrence.ts";
import type { CalendarEventData, EventOverride } from "#gateway/domains/calendar/events/repository.ts";
import { records } from "#gateway/domains/calendar/events/rules.ts";
import { type IcsEvent, type IcsLine, plainText, readEvents } from "./lines.ts";
import { instantIn } from "./zones.ts";

/** An event that is not taken, and why: the field that is wrong. */
export interface SkippedEvent {
  line: number;
  title: string;
  field: string;
  message: string;
}

/** An event that can be taken, and where it stands in the file. */
export interface PlannedEvent {
  line: number;
  data: CalendarEventData;
}

export interface IcsPlan {
  events: PlannedEvent[];
  skipped: SkippedEvent[];
}

const MAX_EVENTS = 10_000;
const DAY = 86_400_000;

const wrong = (field: string, message: string) => badInput({ [field]: { code: "INVALID", message } });

function zoneOf({ params }: IcsLine): string {
  const zone = params.get("TZID") ?? "UTC";
  if (!isZone(zone)) throw wrong("timeZone", `The time zone ${zone.slice(0, 60)} is not known.`);
  return zone;
}

/** The instant that a line says; whole days begin at midnight in UTC. */
function instantOf(line: IcsLine, value = line.value): string {
  const [, day, time, isUtc] = /^(\d{8})(?:T(\d{6})(Z?))?$/.exec(value) ?? [];
  if (day === undefined) throw wrong("start", "The time cannot be read.");
  const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  const local = `${date}T${(time ?? "000000").replace(/(..)(..)(..)/, "$1:$2:$3")}`;
  if (Number.isNaN(Date.parse(`${local}Z`))) throw wrong("start", "The time cannot be read.");
  return time === undefined || isUtc === "Z"
    ? new Date(`${local}Z`).toISOString()
    : instantIn(local, zoneOf(line));
}

function durationOf(text: string): number {
  const [, weeks, days, hours, minutes, seconds] =
    /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text) ?? [];
  const [w = 0, d = 0, h = 0, m = 0, s = 0] = [weeks, days, hours, minutes, seconds].map((part) =>
    Number(part ?? 0),
  );
  return ((((w * 7 + d) * 24 + h) * 60 + m) * 60 + s) * 1_000;
}

function dataOf({ lines, alarms }: IcsEvent): CalendarEventData {
  const one = (name: string) => lines.find((line) => line.name === name);
  const text = (name: string) => plainText(one(name)?.value ?? "");
  const from = one("DTSTART");
  if (!from) throw wrong("start", "The event has no start.");
  const start = instantOf(from);
  const allDay = /^\d{8}$/.test(from.value);
  const [to, duration] = [one("DTEND"), one("DURATION")];
  const end = to ? instantOf(to) : later(start, duration ? durationOf(duration.value) : allDay ? DAY : 0);
  const url = text("URL");
  const reminders = alarms.flatMap(({ value }) =>
    /^-?P/.test(value) ? Math.round(durationOf(value.replace(/^-/, "")) / 60_000) : [],
  );
  const {
    start: startsAt,
    end: endsAt,
    ...rest
  } = readInput(whole, {
    title: text("SUMMARY"),
    start,
    end,
    allDay,
    calendar: plainText(one("CATEGORIES")?.value.split(/(?<!\\),/)[0] ?? "") || "ETC",
    url: /^https?:/i.test(url) ? url : "",
    location: text("LOCATION"),
    description: text("DESCRIPTION"),
    guests: lines.flatMap(({ name, params }) => (name === "ATTENDEE" ? (params.get("CN") ?? []) : [])),
    recurrence: one("RRULE")?.value ?? "",
    timeZone: allDay ? "UTC" : zoneOf(from),
    reminders: reminders.slice(0, 5),
  });
  const gone = lines
    .filter(({ name }) => name === "EXDATE")
    .flatMap((line) => line.value.split(",").map((value): [string, null] => [instantOf(line, value), null]));
  const data = { ...rest, startsAt, endsAt, ...once, ...untouched, exceptions: Object.fromEntries(gone) };
  records.check(data);
  return data;
}

const overrideOf = ({
  title,
  startsAt,
  endsAt,
  allDay,
  location,
  description,
  url,
  guests,
  calendar,
}: CalendarEventData): EventOverride => ({
  title,
  startsAt,
  endsAt,
  allDay,
  location,
  description,
  url,
  guests,
  calendar,
});

/**
 * Reads an ICS file: the events that can be taken, and of the others why not.
 * @throws {AppError} BAD_USER_INPUT at `file` when it is no ICS file or holds too many events.
 */
export function planIcs(bytes: Uint8Array): IcsPlan {
  const found = readEvents(new TextDecoder().decode(bytes));
  if (!found)
    throw wrong(
      "file",
      "The file is no whole ICS file: it begins with BEGIN:VCALENDAR and ends with END:VCALENDAR.",
    );
  if (found.length > MAX_EVENTS)
    throw badInput({
      file: {
        code: "TOO_LONG",
        message: `A file has at most ${MAX_EVENTS} events: split it.`,
        params: { max: MAX_EVENTS },
      },
    });
  const skipped: SkippedEvent[] = [];
  const series = new Map<string, CalendarEventData>();
  const events: PlannedEvent[] = [];
  for (const event of found) {
    const value = (name: string) => event.lines.find((line) => line.name === name);
    try {
      const data = dataOf(event);
      const [uid, moved] = [value("UID")?.value ?? "", value("RECURRENCE-ID")];
      const whole = moved && series.get(uid);
      if (moved && whole) whole.exceptions = { ...whole.exceptions, [instantOf(moved)]: overrideOf(data) };
      else events.push({ line: event.at, data });
      if (!moved && data.recurrence !== "" && lengthOf(data) >= 0) series.set(uid, data);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [[field, problem] = ["event", undefined]] = Object.entries(error.details.fields ?? {});
      const message = problem?.message ?? error.message;
      skipped.push({
        line: event.at,
        title: plainText(value("SUMMARY")?.value ?? "").slice(0, 200),
        field,
        message,
      });
    }
  }
  return { events, skipped };
}
