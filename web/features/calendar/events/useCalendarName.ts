import { useCallback } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { defaultCalendars, texts } from "./calendarView.ts";

/** What a calendar is called: the ones of the sample data in the language of the console, others as they are. */
export function useCalendarName(): (calendar: string) => string {
  const words = useWords(texts);
  return useCallback(
    (calendar) =>
      defaultCalendars.some((one) => one === calendar) ? words(`calendars.${calendar}`) : calendar,
    [words],
  );
}
