import { z } from "zod";
import { badInput } from "#gateway/platform/errors.ts";
import { calendarDay, timestamp } from "#gateway/platform/clock.ts";
import { changeUndoably } from "#gateway/platform/entity/undo.ts";
import { anyOf, given } from "#gateway/platform/list/conditions.ts";
import { errorBody, operationOf, type RestRoute, route } from "#gateway/platform/rest/rest.ts";
import { validate } from "#gateway/platform/validate.ts";
import { current, eventList, events } from "#gateway/domains/calendar/events/repository.ts";
import { calendarsQuery, named } from "#gateway/domains/calendar/events/rest.ts";
import { withoutKnown } from "./known.ts";
import { planIcs } from "./read.ts";
import { calendarText } from "./write.ts";

const MAX_BYTES = 5 * 1024 * 1024;
const shared = { access: "sample", tag: "Calendar" } as const;

const exporting = route({
  ...shared,
  method: "GET",
  path: "/apps/calendar/export",
  summary: "Exports events as ICS",
  description: "RFC 5545 in UTF-8, with the rules of repeated events, their exceptions and their time zones.",
  query: calendarsQuery,
  answers: { 200: { description: "The file.", body: z.string(), type: "text/calendar" } },
  handle: async ({ query }, context) => {
    await current(context);
    const where = given(anyOf("calendar", named(query)));
    return {
      status: 200,
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `attachment; filename="calendar-${calendarDay(context.clock)}.ics"`,
        "cache-control": "no-store",
      },
      stream: calendarText(eventList.walk(context.store, { where, sort: null })),
    };
  },
});

const options = z.object({
  apply: z
    .enum(["true", "false"])
    .default("false")
    .meta({ description: "`false` only tells what would happen." }),
});
const outcome = z
  .object({
    applied: z.boolean(),
    total: z.int(),
    created: z.int(),
    undoToken: z.string().nullable().meta({ description: "Takes the import back by the mutation `undo`." }),
    first: z.array(
      z.object({ title: z.string(), start: z.string(), calendar: z.string(), recurrence: z.string() }),
    ),
    skipped: z.array(z.object({ line: z.int(), title: z.string(), field: z.string(), message: z.string() })),
  })
  .meta({ id: "CalendarImport" });

const description = {
  ...shared,
  method: "POST",
  path: "/apps/calendar/import",
  summary: "Imports events from ICS",
  description:
    "At most 10,000 events and 5 MiB, RFC 5545 in UTF-8. What cannot be taken is passed over and named, and so is what the calendar has already: the same title, start, end and rule.",
  answers: {
    200: { description: "What happened, or what would.", body: outcome },
    400: { description: "The file as a whole cannot be taken.", body: errorBody },
    413: { description: "The file is too large.", body: errorBody },
  },
} as const;

const importing: RestRoute = {
  ...description,
  file: { type: "*", maxBytes: MAX_BYTES },
  operation: () => operationOf(description, { query: options, file: "*" }),
  run: async ({ query, body }, context) => {
    const { apply } = validate(options, query);
    if (!(body instanceof Uint8Array))
      throw badInput({ file: { code: "REQUIRED", message: "Send the file as the body." } });
    const read = planIcs(body);
    await current(context);
    const plan = await withoutKnown(context.store, read);
    const now = timestamp(context.clock);
    const rows = plan.events.map(({ data }) => ({ ...data, createdAt: now, updatedAt: now }));
    const done =
      apply === "true" && rows.length > 0
        ? await changeUndoably(context, events.name, [], async (db) => await events.insertMany(db, rows))
        : undefined;
    const told = {
      applied: done !== undefined,
      total: rows.length + plan.skipped.length,
      created: rows.length,
      undoToken: done?.undoToken ?? null,
      first: rows.slice(0, 20).map(({ title, startsAt, calendar, recurrence }) => ({
        title,
        start: startsAt,
        calendar,
        recurrence,
      })),
      skipped: plan.skipped,
    };
    return { status: 200, body: told };
  },
};

export const icsRoutes: RestRoute[] = [exporting, importing];
