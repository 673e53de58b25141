import { z } from "zod";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { readInput } from "#gateway/platform/entity/inputs.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { dayOf } from "#gateway/platform/store/sampleDays.ts";
import { change, fields, once, untouched, whole } from "./inputs.ts";
import { inSeries, instancesWithin } from "./instances.ts";
import { isRule, nextReminder } from "./recurrence.ts";
import { planAfterwards } from "./reminders.ts";
import {
  current,
  events,
  seriesWithin,
  within,
  type CalendarEventData,
  type CalendarEventRow,
} from "./repository.ts";

const MAX_RANGE_DAYS = 400;
const MAX_IN_RANGE = 2_000;

/** @throws {AppError} BAD_USER_INPUT at `end` when the event would end before it begins, at `recurrence` when its rule cannot be followed. */
function check(event: CalendarEventData): void {
  if (event.endsAt < event.startsAt)
    throw badInput({
      end: { code: "INVALID", message: "The event ends before it begins: choose a later end." },
    });
  if (event.recurrence !== "" && !isRule(event))
    throw badInput({
      recurrence: {
        code: "INVALID",
        message:
          "The rule cannot be followed: write one of RFC 5545 that repeats daily, weekly, monthly or yearly, at most 1,000 times or until a day.",
      },
    });
}

/** A start later than the end takes the end with it, so that the event keeps its length; sent properties join the others. */
function amend(row: CalendarEventRow, changes: Partial<CalendarEventData>, now: string) {
  const { startsAt, endsAt, extendedProps } = changes;
  const length = Date.parse(row.endsAt) - Date.parse(row.startsAt);
  return {
    remindAt: nextReminder({ ...row, ...changes }, now),
    ...(startsAt &&
      !endsAt &&
      startsAt > row.endsAt && { endsAt: new Date(Date.parse(startsAt) + length).toISOString() }),
    ...(extendedProps && { extendedProps: { ...row.extendedProps, ...extendedProps } }),
  };
}

export const records = defineRecords<CalendarEventData, CalendarEventRow>({
  what: "Event",
  table: events,
  change,
  check,
  amend,
});

export const { topic } = records;

/** Who is told of an event: whoever is signed in and sets its reminders. */
export const told = ({ viewer }: RequestContext, input: object): Partial<CalendarEventData> =>
  "reminders" in input && viewer ? { remindFor: viewer.userId } : {};

export async function create(context: RequestContext, input: object): Promise<CalendarEventRow> {
  const { start, end, ...rest } = readInput(whole, input);
  const data = { ...rest, startsAt: start, endsAt: end, ...once, ...untouched, ...told(context, input) };
  if (data.recurrence !== "") check(data);
  const row = await records.add(context, { ...data, remindAt: nextReminder(data, timestamp(context.clock)) });
  planAfterwards(context);
  return row;
}

/** The same, done when the sample events have moved to today. */
export const today =
  <Args extends unknown[], Answer>(work: (context: RequestContext, ...args: Args) => Promise<Answer>) =>
  async (context: RequestContext, ...args: Args): Promise<Answer> => {
    await current(context);
    return await work(context, ...args);
  };

export const find = today(
  async (context: RequestContext, id: string) => await inSeries(records.find, context, id),
);
export const update = today(records.update);
export const remove = today(records.remove);
export const bulkRemove = today(records.bulkRemove);

const tooMuch = (max: number, message: string) =>
  badInput({ to: { code: "OUT_OF_RANGE", message, params: { max } } });

/** @throws {AppError} BAD_USER_INPUT when the range is turned around or too long. */
export function readRange(from: string, to: string): [start: string, end: string] {
  const [start, end] = [new Date(from).toISOString(), new Date(to).toISOString()];
  if (end < start)
    throw badInput({
      to: { code: "INVALID", message: "The range ends before it begins: turn it around." },
    });
  if (Date.parse(end) - Date.parse(start) > MAX_RANGE_DAYS * DAY)
    throw tooMuch(MAX_RANGE_DAYS, `A range has at most ${MAX_RANGE_DAYS} days: ask for less.`);
  return [start, end];
}

const order = (a: CalendarEventRow, b: CalendarEventRow) =>
  a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : a.id - b.id;

/** @throws {AppError} BAD_USER_INPUT when the range is turned around or holds too much. */
export const range = today(
  async (
    { store },
    from: string,
    to: string,
    calendars?: readonly string[] | null,
  ): Promise<CalendarEventRow[]> => {
    const [start, end] = readRange(from, to);
    if (calendars?.length === 0) return [];
    const single = await within(store, start, end, calendars ?? null, MAX_IN_RANGE + 1);
    const repeated = await seriesWithin(store, start, end, calendars ?? null);
    const found = [...single, ...repeated.flatMap((series) => instancesWithin(series, start, end))];
    if (found.length > MAX_IN_RANGE)
      throw tooMuch(MAX_IN_RANGE, `More than ${MAX_IN_RANGE} events take place in the range: ask for less.`);
    return found.toSorted(order);
  },
);

const minutes = z.int().min(0).max(1_440);
const sampleEvent = fields
  .omit({ start: true, end: true, recurrence: true, timeZone: true, reminders: true })
  .extend({
    recurrence: fields.shape.recurrence.default(""),
    day: z.int(),
    minute: minutes,
    days: z.int().min(0),
    length: z.int().min(0),
  });

/** Puts the sample events in: `day` and `minute` say when one begins, `days` and `length` (minutes) how long it takes. */
export const seedEvents = seedRows<CalendarEventData, CalendarEventRow>(events, (at) =>
  sampleEvent.transform(({ day, minute, days, length, ...rest }) => ({
    ...rest,
    startsAt: at(day, minute),
    endsAt: at(day + days, minute + length),
    timeZone: "UTC",
    reminders: [],
    ...once,
    extendedProps: null,
    sampleDay: dayOf(at(0)),
  })),
);
