import { z } from "zod";
import { text } from "#gateway/platform/validate.ts";
import { isZone } from "./recurrence.ts";
import type { CalendarEventData } from "./repository.ts";

const MAX_PROPS = 20_000;
const instant = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], "write it as 2026-11-21T09:00:00Z or 2026-11-21")
  .transform((given) => new Date(given).toISOString())
  .refine((utc) => /^\d{4}-/.test(utc), "its year in UTC must have four digits");
const link = z.union(
  [z.literal(""), z.url({ protocol: /^https?$/ }).max(2_000)],
  "it must be an http or https address, or empty",
);

export const fields = z.object({
  title: text(1, 200),
  start: instant,
  end: instant,
  allDay: z.boolean(),
  calendar: text(1, 60),
  url: link,
  location: text(0, 200),
  description: text(0, 5_000),
  guests: z.array(text(1, 120)).max(50),
  recurrence: z
    .string()
    .max(300)
    .transform((rule) =>
      rule
        .trim()
        .replace(/^RRULE:/i, "")
        .toUpperCase(),
    ),
  timeZone: z.string().max(60).refine(isZone, "it must be an IANA time zone, Europe/Paris for example"),
  reminders: z.array(z.int().min(0).max(40_320)).max(5),
});
const extendedProps = z
  .record(z.string(), z.unknown())
  .refine(
    (given) => JSON.stringify(given).length <= MAX_PROPS,
    `it must be at most ${MAX_PROPS} characters of JSON`,
  );

const { shape } = fields;
export const whole = fields.extend({
  allDay: shape.allDay.default(false),
  calendar: shape.calendar.default("ETC"),
  url: link.default(""),
  location: shape.location.default(""),
  description: shape.description.default(""),
  guests: shape.guests.default([]),
  recurrence: shape.recurrence.default(""),
  timeZone: shape.timeZone.default("UTC"),
  reminders: shape.reminders.default([]),
  extendedProps: extendedProps.nullable().default(null),
});
export const untouched = { sampleDay: null };
export const once = { exceptions: null, remindFor: null, remindAt: null };

export const change: z.ZodType<Partial<CalendarEventData>> = fields
  .extend({ extendedProps })
  .partial()
  .transform(({ start, end, ...rest }) => {
    const changes = { ...rest, ...(start && { startsAt: start }), ...(end && { endsAt: end }) };
    return Object.keys(changes).length > 0 ? { ...changes, ...untouched } : {};
  });
