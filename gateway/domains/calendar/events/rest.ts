import { z } from "zod";
import { AppError } from "#gateway/platform/errors.ts";
import { anyOf, given } from "#gateway/platform/list/conditions.ts";
import { errorBody, route } from "#gateway/platform/rest/rest.ts";
import { validate } from "#gateway/platform/validate.ts";
import { current, eventList, type CalendarEventRow } from "./repository.ts";
import * as rules from "./rules.ts";
import { event, example } from "./restSchemas.ts";

/** The properties as they were sent, with what has been filled in since; all of them where none were sent. */
function propsOf({ calendar, location, description, guests, extendedProps: sent }: CalendarEventRow) {
  const all = { calendar, location, description, guests };
  if (!sent) return all;
  const told = Object.entries(all).filter(([name, value]) => name in sent || value.length > 0);
  return { ...sent, ...Object.fromEntries(told) };
}

const shown = (row: CalendarEventRow) => ({
  id: row.id,
  title: row.title,
  start: row.startsAt,
  end: row.endsAt,
  allDay: row.allDay,
  url: row.url,
  extendedProps: propsOf(row),
});

const instant = { type: "string" as const, description: "An RFC 3339 instant, or a day (`2026-11-21`)." };
const override = {
  type: "object" as const,
  properties: {
    title: { type: "string" as const },
    start: instant,
    end: instant,
    allDay: { type: "boolean" as const, default: false },
    url: { type: "string" as const },
    extendedProps: {
      type: "object" as const,
      description: "Kept as sent; names that are not listed here are yours.",
      additionalProperties: true,
      properties: {
        calendar: { type: "string" as const, default: "ETC", description: "Free text." },
        location: { type: "string" as const },
        description: { type: "string" as const },
        guests: { type: "array" as const, items: { type: "string" as const } },
      },
    },
  },
};
const { id: _id, ...sent } = example;
const whole = z
  .unknown()
  .meta({ override: { ...override, required: ["title", "start", "end"], example: sent } });
const part = z
  .unknown()
  .meta({ override: { ...override, example: { start: example.start, end: example.end } } });

const known = z.looseObject({
  calendar: z.unknown().optional(),
  location: z.unknown().optional(),
  description: z.unknown().optional(),
  guests: z.unknown().optional(),
});
const parts = z.looseObject({ extendedProps: known.nullish() });

/** What a body says of an event, as the rules read it. */
function inputOf(body: unknown): object {
  const { extendedProps, ...rest } = validate(parts, body);
  if (!extendedProps) return rest;
  return { ...rest, ...known.strip().parse(extendedProps), extendedProps };
}

/** The names in one value: one name, or several joined by commas, in brackets or not. */
function namesIn(value: unknown): string[] {
  if (typeof value !== "string") return [];
  const bare = value.startsWith("[") && value.endsWith("]") ? value.slice(1, -1) : value;
  return bare
    .split(",")
    .map((name) => name.trim().replace(/^"(.*)"$/, "$1"))
    .filter(Boolean);
}

/** The calendars that a query names: repeated, bracketed, or joined by commas; null for all. */
export function named(query: object): string[] | null {
  const given = Object.entries(query).filter(([name]) => /^calendars(\[\d*\])?$/.test(name));
  const names = given.flatMap(([, value]: [string, unknown]) =>
    Array.isArray(value) ? value.flatMap(namesIn) : namesIn(value),
  );
  return names.length > 0 ? names : null;
}

/** The calendars wanted, as a query may name them. */
export const calendarsQuery = z.looseObject({
  calendars: z
    .unknown()
    .optional()
    .meta({
      description:
        "The calendars wanted, to the letter: repeated, joined by commas, or as `calendars[]`; absent means all.",
      override: { type: "array", items: { type: "string" } },
    }),
});

const UNKNOWN = "Something Went Wrong";

/** The answer where there is no such event. */
const orUnknown = async <Answer>(requestId: string, work: () => Promise<Answer>) => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError && error.code === "NOT_FOUND")) throw error;
    return { status: 400, body: { message: UNKNOWN, code: error.code, requestId } };
  }
};

const shared = { access: "sample", tag: "Calendar" } as const;
const params = z.object({ id: z.string().meta({ description: "The event's id.", example: "4" }) });
const failed = {
  description: "There is no such event, or what was sent is not one; `errors` says what is wrong.",
  body: errorBody,
  example: { message: UNKNOWN, code: "NOT_FOUND", requestId: "req-1" },
};

const merging = (method: "PUT" | "PATCH") =>
  route({
    ...shared,
    method,
    path: "/apps/calendar/{id}",
    summary: "Changes an event",
    description:
      "What is left out stays as it is; a `start` later than the end takes `end` with it, so that the event keeps its length.",
    params,
    body: part,
    answers: { 200: { description: "The event with the changes.", body: event, example }, 400: failed },
    handle: async (request, context) =>
      await orUnknown(context.requestId, async () => ({
        status: 200,
        body: shown(await rules.update(context, request.params.id, inputOf(request.body))),
      })),
  });

export const routes = [
  route({
    ...shared,
    method: "GET",
    path: "/apps/calendar",
    summary: "Lists events",
    query: calendarsQuery,
    answers: { 200: { description: "The events, oldest first.", body: z.array(event), example: [example] } },
    handle: async ({ query }, context) => {
      await current(context);
      const { items } = await eventList.page(context.store, {
        page: 1,
        itemsPerPage: null,
        where: given(anyOf("calendar", named(query))),
      });
      return { status: 200, body: items.map(shown) };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/apps/calendar",
    summary: "Adds an event",
    body: whole,
    answers: { 201: { description: "The event with its new id.", body: event, example }, 400: failed },
    handle: async ({ body }, context) => ({
      status: 201,
      body: shown(await rules.create(context, inputOf(body))),
    }),
  }),
  merging("PUT"),
  merging("PATCH"),
  route({
    ...shared,
    method: "DELETE",
    path: "/apps/calendar/{id}",
    summary: "Removes an event",
    params,
    answers: { 204: { description: "The event is gone.", body: null }, 400: failed },
    handle: async (request, context) =>
      await orUnknown(context.requestId, async () => {
        await rules.remove(context, request.params.id);
        return { status: 204 };
      }),
  }),
];
