import type { ApolloClient } from "@apollo/client";
import { makeStyles } from "@fluentui/react-components";
import { useCallback, useEffect, useRef, useState } from "react";
import { startQuery, useDocumentQuery } from "#web/lib/graphql/operations.ts";
import { useOpenRow } from "#web/lib/list/useOpenRow.ts";
import { usePreference } from "#web/lib/session/usePreference.ts";
import { useMediaQuery } from "#web/lib/useMediaQuery.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { dayOf } from "#web/ui/form/dates/dayText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import { CalendarFilters } from "./CalendarFilters.tsx";
import { CalendarGrid } from "./CalendarGrid.tsx";
import type { EventSpan } from "./eventSpan.ts";
import { CalendarHead } from "./CalendarHead.tsx";
import { CalendarSide } from "./CalendarSide.tsx";
import { type CalendarEvent, defaultCalendars, partsOf, rangeOf, texts } from "./calendarView.ts";
import type { EventDrawerShown } from "./EventDrawer.tsx";
import { prepareEventCache } from "./eventCache.ts";
import { EventPopover } from "./EventPopover.tsx";
import { CalendarEventReadDocument, CalendarRangeDocument } from "./events.generated.ts";
import { nextHour } from "./eventValues.ts";
import { ScopeDialog } from "./ScopeDialog.tsx";
import { useCalendarEvents } from "./useCalendarEvents.ts";
import { useCalendarMenu } from "./useCalendarMenu.tsx";
import { dayIn, useCalendarPlace } from "./useCalendarPlace.ts";
import { useEventActions } from "./useEventActions.ts";
import { chipOf, focusEvent, useEventKeys } from "./useEventKeys.ts";
import { useEventTimes } from "./useEventTimes.ts";
import { readZone, ZoneChoice } from "./ZoneChoice.tsx";

const EventDrawer = lazyComponent(() => import("./EventDrawer.tsx"), "EventDrawer");

export function preload(url: URL, client: ApolloClient) {
  prepareEventCache(client.cache);
  const parts = partsOf(rangeOf(dayIn(url.searchParams)));
  return Promise.all(parts.map((part) => startQuery(client, CalendarRangeDocument, part)));
}

const phone = "@media (max-width: 639.98px)";
const useStyles = makeStyles({
  page: {
    display: "grid",
    gridTemplateColumns: "264px minmax(0, 1fr)",
    gridTemplateRows: "minmax(0, 1fr)",
    flexGrow: 1,
    minBlockSize: 0,
    margin: "-20px -24px -24px",
    backgroundColor: appTokens.card,
    "@media (max-width: 975.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
    [phone]: {
      flexGrow: 0,
      blockSize: "calc(100dvh - var(--barHeight, 48px))",
      margin: "-16px",
    },
  },
  main: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto minmax(0, 1fr)",
    minBlockSize: 0,
    minInlineSize: 0,
  },
  state: { padding: "24px" },
  unseen,
});

export function Page() {
  const styles = useStyles();
  const words = useWords(texts);
  const narrow = useMediaQuery("(max-width: 975.98px)");
  const place = useCalendarPlace();
  const { view, day, calendars, go } = place;
  const { range, all, events, names = [], error, retry } = useCalendarEvents(place);
  const actions = useEventActions(range);
  const timesOf = useEventTimes();
  const [zone, setZone] = usePreference("calendar.zone", readZone, all !== undefined);
  const opened = useOpenRow();
  const pressed = useRef<HTMLElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const openId = opened.id ?? "";
  const target = useCallback(
    () => (pressed.current?.dataset["event"] === openId ? pressed.current : (chipOf(openId) ?? main.current)),
    [openId],
  );
  const [told, tell] = useState("");
  const [areSettingsOpen, settings] = useState(false);
  const [importing, menu] = useCalendarMenu(calendars, narrow ? () => settings(true) : undefined);
  const refocus = useRef<string>(undefined);
  useEffect(() => {
    if (refocus.current !== undefined)
      requestAnimationFrame(() => refocus.current && focusEvent(refocus.current));
  }, [events]);

  const known = [...new Set([...defaultCalendars, ...names, ...(all ?? []).map(({ calendar }) => calendar)])];
  const [drawer, edit] = useDrawer((shown: EventDrawerShown, state) => (
    <EventDrawer {...state} {...shown} calendars={known} actions={actions} />
  ));
  const create = (span?: EventSpan) => {
    const [start, end] = nextHour(day);
    edit({ span: span ?? { start, end, allDay: false } });
  };
  const move = async (event: CalendarEvent, span: EventSpan, kind: "done.moved" | "done.resized") => {
    const isDone = await actions.reschedule(event, span, kind);
    if (isDone) tell(words("told", { title: event.title, time: timesOf(span) }));
    return isDone;
  };
  useEventKeys({
    view,
    events: events ?? [],
    onView: (next) => go({ view: next }),
    onToday: () => go({ day: null }),
    onNew: () => create(),
    onRemove: (event) => void actions.remove(event),
    onMove: (event, span, kind) => {
      refocus.current = event.id;
      void move(event, span, kind);
    },
  });
  const found = useDocumentQuery(CalendarEventReadDocument, {
    variables: { id: opened.id ?? "" },
    skip: opened.id === null || (all?.some(({ id }) => id === opened.id) ?? true),
  });
  const open =
    all?.find(({ id }) => id === opened.id) ?? (opened.id === null ? undefined : found.data?.record);
  const closing = (act: () => unknown) => () => {
    opened.close();
    act();
  };
  const side = {
    day,
    zone,
    onZone: setZone,
    events: all ?? [],
    names: known,
    calendars,
    onCalendars: (next: readonly string[] | null) => go({ calendars: next && next.join(",") }),
    hrefOf: opened.hrefOf,
    onDay: (next: string) => go({ day: next }),
    onNew: () => create(),
  };
  return (
    <div className={styles.page}>
      {!narrow && <CalendarSide {...side} />}
      <div ref={main} className={styles.main}>
        <CalendarHead place={place} narrow={narrow} onNew={side.onNew} actions={menu} />
        {events ? (
          <CalendarGrid
            view={view}
            day={day}
            events={events}
            zone={zone}
            onOpen={(event, element) => {
              pressed.current = element;
              opened.open(event.id);
            }}
            onCreate={create}
            onMove={move}
            onDay={(date) => go({ view: "day", day: dayOf(date) })}
          />
        ) : (
          <div className={styles.state}>
            {error ? (
              <ErrorState title={words("failed")} error={error} onRetry={retry} />
            ) : (
              <CardSkeleton label={words("loading")} lines={12} />
            )}
          </div>
        )}
      </div>
      {open && (
        <EventPopover
          event={open}
          target={target}
          onClose={opened.close}
          onEdit={closing(() => edit({ event: open }))}
          onCopy={closing(() => edit({ copied: open }))}
          onRemove={closing(() => actions.remove(open))}
        />
      )}
      <div role="status" className={styles.unseen}>
        {told}
      </div>
      <Drawer open={areSettingsOpen} title={words("side")} kind="settings" onClose={() => settings(false)}>
        <CalendarFilters {...side} />
        <ZoneChoice {...side} />
      </Drawer>
      <ScopeDialog />
      {drawer}
      {importing}
    </div>
  );
}
