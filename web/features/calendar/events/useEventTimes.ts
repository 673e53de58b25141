import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { dateTag } from "#web/ui/form/dates/dayText.ts";
import { type CalendarEvent, daysOf } from "./calendarView.ts";

/** Says when an event takes place: its day or days, and its hours. */
export function useEventTimes(): (event: Pick<CalendarEvent, "start" | "end" | "allDay">) => string {
  const locale = useLocale();
  const format = useFormat();
  return (event) => {
    const { start, end, allDay } = event;
    if (allDay) {
      const day = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "full", timeZone: "UTC" });
      const [first, last] = daysOf(event);
      return first === last
        ? day.format(new Date(first))
        : new Intl.DateTimeFormat(dateTag(locale), {
            year: "numeric",
            month: "long",
            day: "numeric",
            timeZone: "UTC",
          }).formatRange(new Date(first), new Date(last));
    }
    const isSameDay = new Date(start).toDateString() === new Date(end).toDateString();
    return `${format.dateTime(start)} – ${isSameDay ? format.clock(end) : format.dateTime(end)}`;
  };
}
