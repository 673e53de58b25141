import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { anyOf, between, given, is } from "#gateway/platform/list/conditions.ts";
import { resolvePage } from "#gateway/platform/list/listQuery.ts";
import { mapEach } from "#gateway/platform/live.ts";
import { current, eventList } from "./repository.ts";
import * as rules from "./rules.ts";

const utc = (instant?: string | null) => (instant ? new Date(instant).toISOString() : null);

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
    calendarEvents: async (_, args, context) => {
      await current(context);
      const { calendars, allDay, startsFrom, startsTo } = args.filter ?? {};
      return await resolvePage(
        eventList,
        context,
        args,
        given(
          anyOf("calendar", calendars),
          is("allDay", allDay),
          between("startsAt", utc(startsFrom), utc(startsTo)),
        ),
      );
    },
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
