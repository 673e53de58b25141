import type { Context } from "#gateway/context.ts";
import type { CalendarEventFilter, CalendarEventSortField, Resolvers } from "#gateway/generated/resolvers.ts";
import { anyOf, between, given, is } from "#gateway/platform/list/conditions.ts";
import { defineSearch } from "#gateway/platform/entity/search.ts";
import type { Condition } from "#gateway/platform/list/list.ts";
import { type ListQuery, resolvePage } from "#gateway/platform/list/listQuery.ts";
import { mapEach } from "#gateway/platform/live.ts";
import { current, eventList } from "./repository.ts";
import { idOf, occurrences } from "./instances.ts";
import * as rules from "./rules.ts";
import * as series from "./series.ts";

const utc = (instant?: string | null) => (instant ? new Date(instant).toISOString() : null);

const conditions = (filter?: CalendarEventFilter | null): Condition[] =>
  given(
    anyOf("calendar", filter?.calendars),
    is("allDay", filter?.allDay),
    between("startsAt", utc(filter?.startsFrom), utc(filter?.startsTo)),
  );

async function page(args: ListQuery<CalendarEventSortField>, context: Context, where: readonly Condition[]) {
  await current(context);
  return await resolvePage(eventList, context, args, where);
}

export const search = defineSearch("calendarEvents", page, ({ title, location, startsAt }) => ({
  title,
  detail: [startsAt.slice(0, 10), location].filter(Boolean).join(" · "),
}));

export const resolvers: Resolvers = {
  CalendarEvent: {
    id: idOf,
    seriesId: ({ id, originalStart }) => (originalStart === undefined ? null : String(id)),
    originalStart: ({ originalStart }) => originalStart ?? null,
    reminders: ({ reminders }) => reminders ?? [],
    occurrences: (event, { from, to }) => occurrences(event, ...rules.readRange(from, to)),
    start: ({ startsAt }) => startsAt,
    end: ({ endsAt }) => endsAt,
  },
  CalendarEventChange: {
    event: ({ id }, _, context) => rules.find(context, id),
  },
  Query: {
    calendarRange: (_, { from, to, calendars }, context) => rules.range(context, from, to, calendars),
    calendarEvents: (_, args, context) => page(args, context, conditions(args.filter)),
    calendarEvent: (_, { id }, context) => rules.find(context, id),
    calendars: (_, __, { store }) => eventList.facet(store, "calendar"),
  },
  Mutation: {
    calendarEventCreate: (_, { input }, context) => rules.create(context, input),
    calendarEventUpdate: (_, { id, input, expectedVersion }, context) =>
      rules.update(context, id, input, expectedVersion),
    calendarEventSave: (_, { id, input, scope, expectedVersion }, context) =>
      series.save(context, id, input, scope, expectedVersion),
    calendarEventDelete: (_, { id, scope }, context) => series.remove(context, id, scope),
    calendarEventBulkDelete: (_, { ids }, context) => rules.bulkRemove(context, ids),
  },
  Subscription: {
    calendarEventChanged: {
      subscribe: (_, __, { live }) =>
        mapEach(live.subscribe(rules.topic), (change) => ({ calendarEventChanged: change })),
    },
  },
};
