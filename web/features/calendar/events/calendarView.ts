import { appTokens } from "#web/ui/theme/tokens.ts";
import { dateOf, dayOf } from "#web/ui/form/dates/dayText.ts";
import type { EventCellsFragment } from "./events.generated.ts";

export const texts = "calendar";
export const calendarPath = "/apps/calendar";

export type CalendarEvent = EventCellsFragment;

export const views = ["month", "week", "day", "list"] as const;
export type CalendarView = (typeof views)[number];

export const defaultCalendars = ["Business", "Family", "Holiday", "Personal", "ETC"] as const;

export interface Range {
  from: string;
  to: string;
}

const colours: Record<string, string> = {
  Business: appTokens.chart1,
  Family: appTokens.chart2,
  Holiday: appTokens.chart4,
  Personal: appTokens.chart3,
  ETC: appTokens.chart8,
};
const others = [appTokens.chart5, appTokens.chart6, appTokens.chart7];

export function colourOf(calendar: string): string {
  const sum = [...calendar].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return colours[calendar] ?? others[sum % others.length] ?? appTokens.chart8;
}

/** The month of a day with all weeks that a view of it shows, in whole days. */
export function rangeOf(day: string): Range {
  const date = dateOf(day) ?? new Date();
  const [year, month] = [date.getFullYear(), date.getMonth()];
  return { from: new Date(year, month, -8).toISOString(), to: new Date(year, month + 1, 16).toISOString() };
}

/** The days of a range from which on its second and third part go: about a third of the month is in each. */
const cuts = [19, 29];

/** A range in three: what each holds is little enough to be taken in without a halt. */
export function partsOf({ from, to }: Range): [Range, Range, Range] {
  const [first = to, second = to] = cuts.map((days) => {
    const date = new Date(from);
    date.setDate(date.getDate() + days);
    return date.toISOString();
  });
  return [
    { from, to: first },
    { from: first, to: second },
    { from: second, to },
  ];
}

/** The events of all parts, each once: one that lasts from one part to the next is in both. */
export const joined = (parts: readonly (readonly CalendarEvent[])[]): CalendarEvent[] => [
  ...new Map(parts.flat().map((event) => [event.id, event])).values(),
];

export const today = (): string => dayOf(new Date());

/** A day some steps of a view away. */
export function stepped(day: string, view: CalendarView, by: number): string {
  const date = dateOf(day) ?? new Date();
  if (view === "month" || view === "list") date.setMonth(date.getMonth() + by, 1);
  else date.setDate(date.getDate() + by * (view === "week" ? 7 : 1));
  return dayOf(date);
}

/** The whole days of an event begin at midnight in UTC: as days of the browser's zone, the last one included. */
export const daysOf = ({
  start,
  end,
}: Pick<CalendarEvent, "start" | "end">): [first: string, last: string] => {
  const last = new Date(Math.max(Date.parse(end) - 86_400_000, Date.parse(start)));
  return [start.slice(0, 10), last.toISOString().slice(0, 10)];
};

export const shifted = (instant: string, ms: number): string =>
  new Date(Date.parse(instant) + ms).toISOString();
