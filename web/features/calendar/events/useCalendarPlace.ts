import { useCallback } from "react";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { dateOf } from "#web/ui/form/dates/dayText.ts";
import { type CalendarView, today, views } from "./calendarView.ts";

/** What the address says of the calendar. */
export interface CalendarPlace {
  view: CalendarView;
  /** A day that is shown. */
  day: string;
  /** The calendars that are shown; null for all. */
  calendars: readonly string[] | null;
  q: string;
  /** Changes some of it; null takes it out. */
  go: (change: Partial<Record<"view" | "day" | "calendars" | "q", string | null>>) => void;
}

export const dayIn = (search: URLSearchParams): string => {
  const day = search.get("day");
  return dateOf(day) && day !== null ? day : today();
};

export function useCalendarPlace(): CalendarPlace {
  const [search, setSearch] = useSearchParams();
  const narrow = useNarrow();
  const wanted = search.get("view");
  const calendars = search.get("calendars");
  const go: CalendarPlace["go"] = useCallback(
    (change) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete("open");
          for (const [name, value] of Object.entries(change)) {
            if (value === null || value === undefined) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
  return {
    view: views.find((view) => view === wanted) ?? (narrow ? "list" : "month"),
    day: dayIn(search),
    calendars: calendars === null ? null : calendars.split(",").filter(Boolean),
    q: search.get("q") ?? "",
    go,
  };
}
