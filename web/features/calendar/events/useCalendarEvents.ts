import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useState } from "react";
import { useDocumentQuery, useDocumentSubscription } from "#web/lib/graphql/operations.ts";
import { type CalendarEvent, joined, partsOf, type Range, rangeOf } from "./calendarView.ts";
import { placeEvents, prepareEventCache } from "./eventCache.ts";
import { CalendarEventChangesDocument, CalendarRangeDocument } from "./events.generated.ts";
import type { CalendarPlace } from "./useCalendarPlace.ts";

const folded = (text: string) => text.trim().toLocaleLowerCase();

const usePart = (variables: Range) =>
  useDocumentQuery(CalendarRangeDocument, {
    variables,
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });

/** The events around a day, and the changes that others make to them, without asking for them again. */
export function useCalendarEvents({ day, calendars, q }: Pick<CalendarPlace, "day" | "calendars" | "q">) {
  const { cache } = useApolloClient();
  prepareEventCache(cache);
  const month = day.slice(0, 7);
  const [asked, ask] = useState(month);
  // Once the month stands: a screen that is drawn in parts is drawn with the month before in between, and would ask for both in turn.
  useEffect(() => ask(month), [month]);
  const range: Range = useMemo(() => rangeOf(`${asked}-01`), [asked]);
  const [first, second, third] = useMemo(() => partsOf(range), [range]);
  const parts = [usePart(first), usePart(second), usePart(third)];
  const [one, two, three] = parts.map(({ data }) => data);
  const whole = useMemo(
    () => one && two && three && { events: joined([one.events, two.events, three.events]), names: one.names },
    [one, two, three],
  );
  const [known, setKnown] = useState(whole);
  // The month before stands until all of the next is there.
  if (whole && whole !== known) setKnown(whole);
  useDocumentSubscription(CalendarEventChangesDocument, {
    variables: range,
    skip: whole === undefined,
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData: ({ data: { data: told } }) => {
      if (told) placeEvents(cache, range, [told.change.event ?? { id: told.change.id, occurrences: [] }]);
    },
  });
  const all = known?.events;
  const chosen = calendars?.join(",");
  const events = useMemo(() => {
    const names = chosen === undefined ? undefined : new Set(chosen.split(","));
    const wanted = folded(q);
    const matches = ({ title, location, description }: CalendarEvent) =>
      wanted === "" || [title, location, description].some((text) => folded(text).includes(wanted));
    return all?.filter((event) => (names?.has(event.calendar) ?? true) && matches(event));
  }, [all, chosen, q]);
  return {
    range,
    all,
    events,
    names: known?.names.map(({ value }) => value),
    error: known ? undefined : parts.find(({ error }) => error)?.error,
    retry: () => parts.forEach(({ error, refetch }) => error && void refetch()),
  };
}
