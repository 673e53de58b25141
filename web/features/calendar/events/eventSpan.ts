import type { EventApi } from "@fullcalendar/react";

/** Where an event, or a new one, is put: whole days as instants of UTC. */
export interface EventSpan {
  start: string;
  end: string;
  allDay: boolean;
}

const wholeDay = (text: string) => `${text.slice(0, 10)}T00:00:00.000Z`;

/** Where FullCalendar puts something; undefined where it is nowhere. */
export const spanOf = ({
  allDay,
  startStr,
  endStr,
  start,
  end,
}: Pick<EventApi, "allDay" | "startStr" | "endStr" | "start" | "end">): EventSpan | undefined => {
  if (!start) return undefined;
  if (!allDay) {
    const to = end ?? new Date(start.getTime() + 3_600_000);
    return { start: start.toISOString(), end: to.toISOString(), allDay };
  }
  const from = wholeDay(startStr);
  const to = endStr === "" ? new Date(Date.parse(from) + 86_400_000).toISOString() : wholeDay(endStr);
  return { start: from, end: to, allDay };
};
