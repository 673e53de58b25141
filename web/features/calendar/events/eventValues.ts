import type { CalendarEventCreateInput } from "#web/generated/types.ts";
import { timeZoneHere } from "#web/lib/texts/timeZone.ts";
import { instantOf } from "#web/ui/form/dates/dayInput.ts";
import { dayOf } from "#web/ui/form/dates/dayText.ts";
import { type CalendarEvent, daysOf, shifted } from "./calendarView.ts";
import type { EventValues } from "./eventSchema.ts";
import { readRule, writeRule } from "./repeatRule.ts";

type Shown = Omit<CalendarEvent, "__typename" | "id" | "version" | "seriesId" | "originalStart">;

export const blankEvent = (start: string, end: string, allDay: boolean, calendar: string): Shown => ({
  title: "",
  start,
  end,
  allDay,
  calendar,
  url: "",
  location: "",
  description: "",
  guests: [],
  recurrence: "",
  timeZone: timeZoneHere(),
  reminders: [],
});

/** The next full hour of a day, today's from now on. */
export function nextHour(day: string): [start: string, end: string] {
  const now = new Date();
  const hour = day === dayOf(now) ? Math.min(now.getHours() + 1, 23) : 9;
  const start = instantOf(day, `${hour}:00`) ?? now.toISOString();
  return [start, shifted(start, 3_600_000)];
}

export function valuesOf(event: Shown): EventValues {
  const { title, calendar, allDay, guests, location, url, description } = event;
  const [firstDay, lastDay] = allDay
    ? daysOf(event)
    : [dayOf(new Date(event.start)), dayOf(new Date(event.end))];
  const [start, end] = allDay ? nextHour(firstDay) : [event.start, event.end];
  return {
    title,
    calendar,
    allDay,
    start,
    end,
    firstDay,
    lastDay,
    ...readRule(event.recurrence),
    guests: [...guests],
    location,
    url,
    reminder: event.reminders[0] === undefined ? "" : String(event.reminders[0]),
    description,
  };
}

/** What the gateway takes; `event` holds the rule and the further reminders that the form does not show. */
export function inputOf(values: EventValues, event: Shown): CalendarEventCreateInput {
  const { allDay, start, end, firstDay, lastDay, repeat, until, reminder, ...rest } = values;
  const from = allDay ? `${firstDay}T00:00:00.000Z` : (start ?? "");
  const to = allDay ? shifted(`${lastDay}T00:00:00.000Z`, 86_400_000) : (end ?? "");
  return {
    ...rest,
    allDay,
    start: from,
    end: to,
    recurrence: writeRule(repeat, until, from, event.recurrence),
    timeZone: allDay ? "UTC" : event.allDay ? timeZoneHere() : event.timeZone,
    reminders: reminder === "" ? [] : [Number(reminder), ...event.reminders.slice(1)],
  };
}
