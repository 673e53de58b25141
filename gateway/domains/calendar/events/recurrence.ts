import type * as Rules from "rrule-temporal";
import { DAY, MINUTE } from "#gateway/platform/clock.ts";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";

const rules = onFirstUse((require): typeof Rules => require("rrule-temporal"));

/** What says when an event repeats. */
export interface Recurring {
  startsAt: string;
  endsAt: string;
  recurrence: string;
  timeZone: string;
}

type Moved = Record<string, { startsAt?: string; endsAt?: string } | null>;

const MAX_COUNT = 1_000;
const YEAR = 367 * DAY;
const MAX_AHEAD = 60;
const ENDLESS = "9999-12-31T23:59:59.999Z";
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

export const lengthOf = ({ startsAt, endsAt }: Pick<Recurring, "startsAt" | "endsAt">): number =>
  Date.parse(endsAt) - Date.parse(startsAt);

export const later = (instant: string, ms: number): string =>
  new Date(Date.parse(instant) + ms).toISOString();

/** An instant by the clock of a zone, `2026-11-24T09:00:00`. */
export const localTime = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" })
    .format(new Date(instant))
    .replace(" ", "T");

/** `20261124T090000`, as ICS and rules write it. */
export const compact = (time: string): string => time.slice(0, 19).replaceAll(/[-:]/g, "");

const ruleOf = ({ startsAt, recurrence, timeZone }: Omit<Recurring, "endsAt">): Rules.RRuleTemporal =>
  new (rules().RRuleTemporal)({
    rruleString: `DTSTART;TZID=${timeZone}:${compact(localTime(startsAt, timeZone))}\nRRULE:${recurrence}`,
    includeDtstart: true,
  });

const partsOf = (recurrence: string): Map<string, string> =>
  new Map(
    recurrence.split(";").map((part) => {
      const [name = "", value = ""] = part.split("=");
      return [name, value];
    }),
  );

const written = (parts: ReadonlyMap<string, string>): string =>
  [...parts].map(([name, value]) => `${name}=${value}`).join(";");

const instants = (found: { epochMilliseconds: number }[]): string[] =>
  found.map(({ epochMilliseconds }) => new Date(epochMilliseconds).toISOString());

/** Whether a rule can be followed: it repeats daily or less often, not more than 1,000 times where it counts, and takes place at all. */
export function isRule(event: Recurring): boolean {
  const parts = partsOf(event.recurrence);
  if (!/^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(parts.get("FREQ") ?? "")) return false;
  if (!/^[\w=;,+:-]+$/.test(event.recurrence) || parts.has("BYHOUR") || parts.has("BYMINUTE")) return false;
  if (Number(parts.get("COUNT") ?? 1) > MAX_COUNT) return false;
  try {
    return startsWithin(event, event.startsAt, later(event.startsAt, 1)).length > 0;
  } catch {
    return false;
  }
}

export const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** When the instances begin that begin in the range, its end left out. */
export const startsWithin = (event: Omit<Recurring, "endsAt">, from: string, to: string): string[] =>
  from >= to
    ? []
    : instants(ruleOf(event).between(new Date(from), new Date(to), true)).filter(
        (start) => start >= from && start < to,
      );

/** Between which instants an event that repeats can take place, moved instances among them; empty for one that does not. */
export function seriesSpan(event: Recurring & { exceptions: Moved | null }): {
  seriesFrom: string;
  seriesTo: string;
} {
  if (event.recurrence === "") return { seriesFrom: "", seriesTo: "" };
  const parts = partsOf(event.recurrence);
  const until = /^(\d{4})(\d\d)(\d\d)/.exec(parts.get("UNTIL") ?? "");
  const last = until
    ? later(`${until.slice(1).join("-")}T00:00:00Z`, 2 * DAY)
    : parts.has("COUNT")
      ? instants(ruleOf(event).all()).at(-1)
      : undefined;
  const moved = Object.values(event.exceptions ?? {}).filter((one) => one !== null);
  const from = [event.startsAt, ...moved.flatMap(({ startsAt }) => startsAt ?? [])];
  const to = [
    last === undefined ? ENDLESS : later(last, lengthOf(event) + 1),
    ...moved.flatMap(({ endsAt }) => endsAt ?? []),
  ];
  return { seriesFrom: from.toSorted()[0] ?? "", seriesTo: to.toSorted().at(-1) ?? "" };
}

/** The rule, ended before an instance. */
export function endedBefore(recurrence: string, start: string): string {
  const parts = partsOf(recurrence);
  parts.delete("COUNT");
  return written(parts.set("UNTIL", `${compact(later(start, -1_000))}Z`));
}

/** The rule from an instance on: what was counted before it is done. */
export function restFrom(event: Recurring, start: string): string {
  const parts = partsOf(event.recurrence);
  const count = parts.get("COUNT");
  if (count === undefined) return event.recurrence;
  const done = startsWithin(event, event.startsAt, start).length;
  return written(parts.set("COUNT", String(Math.max(Number(count) - done, 1))));
}

/** The rule of a series that was moved: the days that it names move along. */
export function movedRule({ recurrence, startsAt, timeZone }: Omit<Recurring, "endsAt">, to: string): string {
  const [was, now] = [startsAt, to].map((instant) => localTime(instant, timeZone).slice(0, 10));
  const days = Math.round((Date.parse(now ?? "") - Date.parse(was ?? "")) / DAY);
  if (recurrence === "" || days === 0) return recurrence;
  const parts = partsOf(recurrence);
  const date = new Date(`${now}T00:00:00Z`);
  const byDay = parts.get("BYDAY");
  if (parts.has("BYMONTHDAY")) parts.set("BYMONTHDAY", String(date.getUTCDate()));
  if (byDay !== undefined && parts.get("FREQ") === "WEEKLY") {
    const turned = byDay
      .split(",")
      .map((day) => WEEKDAYS[(((WEEKDAYS.indexOf(day) + days) % 7) + 7) % 7] ?? day);
    parts.set("BYDAY", turned.join(","));
  } else if (byDay !== undefined) {
    const place = byDay.startsWith("-") ? -1 : Math.ceil(date.getUTCDate() / 7);
    parts.set("BYDAY", `${place}${WEEKDAYS[date.getUTCDay()] ?? ""}`);
  }
  return written(parts);
}

/** When an event's next reminder is due after an instant; null where there is none any more. */
export function nextReminder(
  event: Recurring & { exceptions: Moved | null; reminders: number[] | null },
  after: string,
): string | null {
  const { reminders, recurrence, startsAt, exceptions } = event;
  if (!reminders || reminders.length === 0 || (recurrence !== "" && !isRule(event))) return null;
  const [from, to] = [later(after, 0), later(after, YEAR)];
  const starts = recurrence === "" ? [startsAt] : startsWithin(event, from, to);
  const told = starts
    .filter((start) => exceptions?.[start] !== null)
    .slice(0, MAX_AHEAD)
    .flatMap((start) => {
      const begins = exceptions?.[start]?.startsAt ?? start;
      return reminders.map((minutes) => later(begins, -minutes * MINUTE));
    });
  return told.filter((at) => at > after).toSorted()[0] ?? null;
}
