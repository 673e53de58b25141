import type { ApolloCache } from "@apollo/client";
import { lazyTypePolicies } from "#web/lib/graphql/lazyTypePolicies.ts";
import { type CalendarEvent, partsOf, type Range } from "./calendarView.ts";
import { CalendarRangeDocument } from "./events.generated.ts";

/** Lists of events are put in each other's place, never joined. */
export const prepareEventCache = lazyTypePolicies({
  Query: { fields: { calendarRange: { merge: false }, calendars: { merge: false } } },
  CalendarEvent: { fields: { occurrences: { merge: false } } },
});

/** What a change leaves of an event in the range. */
export interface ChangedEvent {
  id: string;
  occurrences: readonly CalendarEvent[];
}

export const rowIdOf = ({ id, seriesId }: Pick<CalendarEvent, "id" | "seriesId">): string => seriesId ?? id;

function keep(
  cache: ApolloCache,
  range: Range,
  change: (events: readonly CalendarEvent[], part: Range) => CalendarEvent[],
): void {
  cache.batch({
    update: () => {
      for (const part of partsOf(range))
        cache.updateQuery({ query: CalendarRangeDocument, variables: part }, (data) =>
          data ? { ...data, events: change(data.events, part) } : undefined,
        );
    },
  });
}

/** Puts events into the range as they are now: all their instances, and none that is gone. */
export function placeEvents(cache: ApolloCache, range: Range, changed: readonly ChangedEvent[]): void {
  const ids = new Set(changed.map(({ id }) => id));
  const placed = changed.flatMap(({ occurrences }) => occurrences);
  keep(cache, range, (events, { from, to }) => [
    ...events.filter((event) => !ids.has(rowIdOf(event))),
    ...placed.filter(({ start, end }) => start < to && end >= from),
  ]);
}

/** Takes out of the range what a predicate names. */
export const dropEvents = (
  cache: ApolloCache,
  range: Range,
  isGone: (event: CalendarEvent) => boolean,
): void => keep(cache, range, (events) => events.filter((event) => !isGone(event)));
