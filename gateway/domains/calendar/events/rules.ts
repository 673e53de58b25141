import { z } from "zod";
import { DAY } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { readInput } from "#gateway/platform/entity/inputs.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { dayOf } from "#gateway/platform/store/sampleDays.ts";
import { text } from "#gateway/platform/validate.ts";
import { current, events, within, type CalendarEventData, type CalendarEventRow } from "./repository.ts";

const MAX_RANGE_DAYS = 400;
const MAX_IN_RANGE = 2_000;
const MAX_PROPS = 20_000;

const instant = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], "write it as 2026-11-21T09:00:00Z or 2026-11-21")
  .transform((given) => new Date(given).toISOString())
  .refine((utc) => /^\d{4}-/.test(utc), "its year in UTC must have four digits");
const link = z.union(
  [z.literal(""), z.url({ protocol: /^https?$/ }).max(2_000)],
  "it must be an http or https address, or empty",
);

const fields = z.object({
  title: text(1, 200),
  start: instant,
  end: instant,
  allDay: z.boolean(),
  calendar: text(1, 60),
  url: link,
  location: text(0, 200),
  description: text(0, 5_000),
  guests: z.array(text(1, 120)).max(50),
});
const extendedProps = z
  .record(z.string(), z.unknown())
  .refine(
    (given) => JSON.stringify(given).length <= MAX_PROPS,
    `it must be at most ${MAX_PROPS} characters of JSON`,
  );

const { shape } = fields;
const whole = fields.extend({
  allDay: shape.allDay.default(false),
  calendar: shape.calendar.default("ETC"),
  url: link.default(""),
  location: shape.location.default(""),
  description: shape.description.default(""),
  guests: shape.guests.default([]),
  extendedProps: extendedProps.nullable().default(null),
});
const untouched = { sampleDay: null };

const change: z.ZodType<Partial<CalendarEventData>> = fields
  .extend({ extendedProps })
  .partial()
  .transform(({ start, end, ...rest }) => {
    const changes = { ...rest, ...(start && { startsAt: start }), ...(end && { endsAt: end }) };
    return Object.keys(changes).length > 0 ? { ...changes, ...untouched } : {};
  });

/** @throws {AppError} BAD_USER_INPUT at `end` when the event would end before it begins. */
function check({ startsAt, endsAt }: CalendarEventData): void {
  if (endsAt < startsAt)
    throw badInput({
      end: { code: "INVALID", message: "The event ends before it begins: choose a later end." },
    });
}

/** A start later than the end takes the end with it, so that the event keeps its length; sent properties join the others. */
function amend(row: CalendarEventRow, { startsAt, endsAt, extendedProps }: Partial<CalendarEventData>) {
  const length = Date.parse(row.endsAt) - Date.parse(row.startsAt);
  return {
    ...(startsAt &&
      !endsAt &&
      startsAt > row.endsAt && { endsAt: new Date(Date.parse(startsAt) + length).toISOString() }),
    ...(extendedProps && { extendedProps: { ...row.extendedProps, ...extendedProps } }),
  };
}

const records = defineRecords<CalendarEventData, CalendarEventRow>({
  what: "Event",
  table: events,
  change,
  check,
  amend,
});

export const { topic } = records;

export async function create(context: RequestContext, input: object): Promise<CalendarEventRow> {
  const { start, end, ...rest } = readInput(whole, input);
  return await records.add(context, { ...rest, startsAt: start, endsAt: end, ...untouched });
}

/** The same, done when the sample events have moved to today. */
const today =
  <Args extends unknown[], Answer>(work: (context: RequestContext, ...args: Args) => Promise<Answer>) =>
  async (context: RequestContext, ...args: Args): Promise<Answer> => {
    await current(context);
    return await work(context, ...args);
  };

export const find = today(records.find);
export const update = today(records.update);
export const remove = today(records.remove);
export const bulkRemove = today(records.bulkRemove);

/** @throws {AppError} BAD_USER_INPUT when the range is turned around or holds too much. */
export const range = today(
  async (
    { store },
    from: string,
    to: string,
    calendars?: readonly string[] | null,
  ): Promise<CalendarEventRow[]> => {
    const [start, end] = [new Date(from).toISOString(), new Date(to).toISOString()];
    if (end < start)
      throw badInput({
        to: { code: "INVALID", message: "The range ends before it begins: turn it around." },
      });
    if (Date.parse(end) - Date.parse(start) > MAX_RANGE_DAYS * DAY) {
      throw badInput({
        to: {
          code: "OUT_OF_RANGE",
          message: `A range has at most ${MAX_RANGE_DAYS} days: ask for less.`,
          params: { max: MAX_RANGE_DAYS },
        },
      });
    }
    const found = await within(store, start, end, calendars ?? null, MAX_IN_RANGE + 1);
    if (found.length > MAX_IN_RANGE) {
      throw badInput({
        to: {
          code: "OUT_OF_RANGE",
          message: `More than ${MAX_IN_RANGE} events take place in the range: ask for less.`,
          params: { max: MAX_IN_RANGE },
        },
      });
    }
    return found;
  },
);

const minutes = z.int().min(0).max(1_440);
const sampleEvent = fields
  .omit({ start: true, end: true })
  .extend({ day: z.int(), minute: minutes, days: z.int().min(0), length: z.int().min(0) });

/** Puts the sample events in: `day` and `minute` say when one begins, `days` and `length` (minutes) how long it takes. */
export const seedEvents = seedRows<CalendarEventData, CalendarEventRow>(events, (at) =>
  sampleEvent.transform(({ day, minute, days, length, ...rest }) => ({
    ...rest,
    startsAt: at(day, minute),
    endsAt: at(day + days, minute + length),
    extendedProps: null,
    sampleDay: dayOf(at(0)),
  })),
);
