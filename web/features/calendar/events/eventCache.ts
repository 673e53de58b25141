import type { ApolloCache } from "@apollo/client";
import { lazyTypePolicies } from "#web/lib/graphql/lazyTypePolicies.ts";
import type { CalendarEvent, Range } from "./calendarView.ts";
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
  variables: Range,
  change: (events: readonly CalendarEvent[]) => CalendarEvent[],
): void {
  cache.updateQuery({ query: CalendarRangeDocument, variables }, (data) =>
    data ? { ...data, events: change(data.events) } : undefined,
  );
}

/** Puts events into the range as they are now: all their instances, and none that is gone. */
export function placeEvents(cache: ApolloCache, range: Range, changed: readonly ChangedEvent[]): void {
  const ids = new Set(changed.map(({ id }) => id));
  keep(cache, range, (events) => [
    ...events.filter((event) => !ids.has(rowIdOf(event))),
    ...changed.flatMap(({ occurrences }) => occurrences),
  ]);
}

/** Takes out of the range what a predicate names. */
export const dropEvents = (
  cache: ApolloCache,
  range: Range,
  isGone: (event: CalendarEvent) => boolean,
): void => keep(cache, range, (events) => events.filter((event) => !isGone(event)));
