import type { Context } from "#gateway/context.ts";
import type { CalendarEventFilter, CalendarEventSortField, Resolvers } from "#gateway/generated/resolvers.ts";
import { anyOf, between, given, is } from "#gateway/platform/list/conditions.ts";
import { defineSearch } from "#gateway/platform/entity/search.ts";
import type { Condition } from "#gateway/platform/list/list.ts";
import { type ListQuery, resolvePage } from "#gateway/platform/list/listQuery.ts";
import { mapEach } from "#gateway/platform/live.ts";
import { current, eventList } from "./repository.ts";
import * as rules from "./rules.ts";

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
    calendarEventDelete: (_, { id }, context) => rules.remove(context, id),
    calendarEventBulkDelete: (_, { ids }, context) => rules.bulkRemove(context, ids),
  },
  Subscription: {
    calendarEventChanged: {
      subscribe: (_, __, { live }) =>
        mapEach(live.subscribe(rules.topic), (change) => ({ calendarEventChanged: change })),
    },
  },
};
