import FullCalendar, { type CalendarOptions, type CalendarRef, type EventApi } from "@fullcalendar/react";
import dayGrid from "@fullcalendar/react/daygrid";
import interaction from "@fullcalendar/react/interaction";
import list from "@fullcalendar/react/list";
import classic from "@fullcalendar/react/themes/classic";
import timeGrid from "@fullcalendar/react/timegrid";
import "@fullcalendar/react/skeleton.css";
import "@fullcalendar/react/themes/classic/theme.css";
import { mergeClasses } from "@fluentui/react-components";
import { memo, startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { localeFacts } from "#web/lib/texts/locale.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { firstDayOfWeek } from "#web/ui/form/dates/dayInput.ts";
import { dateTag } from "#web/ui/form/dates/dayText.ts";
import { type CalendarEvent, type CalendarView, texts } from "./calendarView.ts";
import { useCalendarGridStyles } from "./calendarGridStyles.ts";
import { EventChip } from "./EventChip.tsx";
import { type EventSpan, spanOf } from "./eventSpan.ts";
import { useEventRows } from "./useEventRows.ts";

const plugins = [dayGrid, timeGrid, list, interaction, classic];
const viewNames = {
  month: "dayGridMonth",
  week: "timeGridWeek",
  day: "timeGridDay",
  list: "listMonth",
} as const;

export interface CalendarGridProps {
  view: CalendarView;
  day: string;
  events: readonly CalendarEvent[];
  /** The zone of the second column of hours. */
  zone: string | null;
  onOpen: (event: CalendarEvent, element: HTMLElement) => void;
  onCreate: (span: EventSpan) => void;
  /** Answers whether it was done; else the event goes back. */
  onMove: (event: CalendarEvent, span: EventSpan, kind: "done.moved" | "done.resized") => Promise<boolean>;
  onDay: (day: Date) => void;
}

/** FullCalendar lays every event out again whenever it is given anything: only what it draws from may do so. */
const Grid = memo(FullCalendar);

export function CalendarGrid(props: CalendarGridProps) {
  const { view, day, zone } = props;
  const events = useDeferredValue(props.events);
  const latest = useRef(props);
  const [first] = useState({ view, day });
  const [box, most] = useEventRows();
  const styles = useCalendarGridStyles();
  const words = useWords(texts);
  const locale = useLocale();
  const format = useFormat();
  const calendar = useRef<CalendarRef>(null);
  useEffect(() => {
    latest.current = props;
  });
  const byId = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  const shown = useMemo(
    () =>
      events.map(({ id, title, start, end, allDay }) => ({
        id,
        title,
        start: allDay ? start.slice(0, 10) : start,
        end: allDay ? end.slice(0, 10) : end,
        allDay,
      })),
    [events],
  );
  useEffect(() => {
    const api = calendar.current?.getApi();
    // FullCalendar draws within its own update: not while React is drawing, and in parts, so that nobody waits for it.
    if (api) queueMicrotask(() => startTransition(() => api.changeView(viewNames[view], day)));
  }, [view, day]);

  const options = useMemo((): CalendarOptions => {
    const put = (kind: "done.moved" | "done.resized", event: EventApi, revert: () => void) => {
      const [known, span] = [byId.get(event.id), spanOf(event)];
      if (!known || !span) return revert();
      void latest.current.onMove(known, span, kind).then((isDone) => isDone || revert());
    };
    const hour = (date: Date, timeZone?: string) =>
      new Intl.DateTimeFormat(dateTag(locale), {
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        ...(timeZone !== undefined && { timeZone }),
      }).format(date);
    return {
      plugins,
      initialView: viewNames[first.view],
      initialDate: first.day,
      events: shown,
      headerToolbar: false,
      height: "100%",
      borderless: true,
      locale: dateTag(locale),
      direction: localeFacts[locale].dir,
      firstDay: firstDayOfWeek(locale),
      weekNumbers: view !== "list",
      weekNumberCalculation: "ISO",
      weekNumberFormat: { week: "numeric" },
      dayMaxEvents: most,
      nowIndicator: true,
      navLinks: true,
      navLinkDayClick: (date: Date) => latest.current.onDay(date),
      editable: true,
      selectable: true,
      selectMirror: true,
      eventInteractive: true,
      eventResizableFromStart: false,
      scrollTime: "07:30:00",
      snapDuration: "00:15:00",
      allDayText: words("allDay"),
      noEventsText: words("noEvents"),
      moreLinkText: (count: number) => words("more", { count }),
      rowMoreLinkClass: styles.more,
      weekNumberHeaderInnerClass: styles.target,
      dayHeaderInnerClass: styles.target,
      eventMinHeight: 25,
      closeHint: words("close"),
      eventsHint: words("title"),
      navLinkHint: (text: string) => words("openDay", { day: text }),
      viewHint: words("title"),
      dayHeaderClass: ({ isToday }) => (isToday ? styles.todayHead : ""),
      dayCellTopClass: styles.numberLine,
      dayCellTopContent: ({ date }) =>
        date.getDate() === 1 ? format.shortDay(date) : String(date.getDate()),
      listItemEventBeforeClass: styles.noDot,
      listItemEventClass: styles.listItem,
      listDayClass: styles.listDay,
      dayCellTopInnerClass: ({ isToday }) => mergeClasses(styles.number, isToday && styles.todayNumber),
      slotHeaderContent: ({ date, isTime, text }) =>
        isTime && date ? (
          <span className={styles.slot}>
            {zone !== null && <bdi className={styles.other}>{hour(date, zone)}</bdi>}
            <bdi>{hour(date)}</bdi>
          </span>
        ) : (
          text
        ),
      eventContent: ({ event, view: { type }, isPast, timeText }) => {
        const known = byId.get(event.id);
        const isShort = event.start && event.end && event.end.getTime() - event.start.getTime() < 2_700_000;
        const wholeDay = type.startsWith("list") ? words("allDay") : "";
        const inHours = isShort ? "line" : "block";
        return (
          <EventChip
            title={event.title || words("newEvent")}
            time={event.allDay ? wholeDay : event.start ? format.clock(event.start) : timeText}
            calendar={known?.calendar ?? ""}
            look={
              type.startsWith("list")
                ? "plain"
                : event.allDay
                  ? "line"
                  : type === "dayGridMonth"
                    ? "dot"
                    : inHours
            }
            isPast={isPast}
          />
        );
      },
      eventDidMount: ({ el, event }) => {
        el.dataset["event"] = event.id;
      },
      eventClick: ({ event, el, jsEvent }) => {
        jsEvent.preventDefault();
        const known = byId.get(event.id);
        if (known) latest.current.onOpen(known, el);
      },
      select: (span) => {
        const put = spanOf(span);
        calendar.current?.getApi().unselect();
        if (put) latest.current.onCreate(put);
      },
      eventDrop: ({ event, revert }) => put("done.moved", event, revert),
      eventResize: ({ event, revert }) => put("done.resized", event, revert),
    };
  }, [byId, first, format, locale, most, shown, styles, view, words, zone]);
  return (
    <div ref={box} className={styles.grid} data-view={view}>
      <Grid ref={calendar} {...options} />
    </div>
  );
}
