import { useEffect, useRef } from "react";
import { followsGoKey } from "#web/lib/keys/goKey.ts";
import { isTaken } from "#web/lib/keys/isTaken.ts";
import { isTyping } from "#web/lib/keys/keyboard.ts";
import type { EventSpan } from "./eventSpan.ts";
import { type CalendarEvent, type CalendarView, shifted } from "./calendarView.ts";

const MINUTES_15 = 900_000;
const DAY = 86_400_000;

export interface EventKeys {
  view: CalendarView;
  events: readonly CalendarEvent[];
  onView: (view: CalendarView) => void;
  onToday: () => void;
  onNew: () => void;
  onRemove: (event: CalendarEvent) => void;
  onMove: (event: CalendarEvent, span: EventSpan, kind: "done.moved" | "done.resized") => void;
}

const views: Record<string, CalendarView | undefined> = { d: "day", w: "week", m: "month", l: "list" };
const isRightToLeft = () => document.documentElement.dir === "rtl";
const chips = () => [...document.querySelectorAll<HTMLElement>("[data-event]")];

/** Where an event is drawn; null where it is not. */
export const chipOf = (id: string): HTMLElement | null =>
  chips().find(({ dataset }) => dataset["event"] === id) ?? null;

export const focusEvent = (id: string): void => {
  const chip = chipOf(id);
  (chip?.matches("[tabindex], a, button")
    ? chip
    : chip?.querySelector<HTMLElement>("[tabindex], a, button")
  )?.focus();
};

const focused = () => document.activeElement?.closest<HTMLElement>("[data-event]")?.dataset["event"];

/** The next or previous event in the order of their starts, as far as they are drawn. */
function walk(events: readonly CalendarEvent[], by: number): void {
  const drawn = new Set(chips().map(({ dataset }) => dataset["event"]));
  const order = events
    .filter(({ id }) => drawn.has(id))
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id));
  const at = order.findIndex(({ id }) => id === focused());
  const next = order[at < 0 ? (by > 0 ? 0 : order.length - 1) : at + by];
  if (next) focusEvent(next.id);
}

/** How far an arrow moves an event: a day to the sides, a quarter of an hour or a week up and down. */
function distance(key: string, event: CalendarEvent, view: CalendarView): number {
  const across = isRightToLeft() ? -DAY : DAY;
  const down = event.allDay || view === "month" ? 7 * DAY : MINUTES_15;
  return { ArrowRight: across, ArrowLeft: -across, ArrowDown: down, ArrowUp: -down }[key] ?? 0;
}

const longer = (key: string, event: CalendarEvent, view: CalendarView): number => {
  const ms = distance(key, event, view);
  if (Math.abs(ms) !== 7 * DAY) return ms;
  return Math.sign(ms) * (event.allDay ? DAY : MINUTES_15);
};

/** Listens to the keys of the calendar while it is shown. */
export function useEventKeys(keys: EventKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (pressed: KeyboardEvent) => {
      const { view, events, onView, onToday, onNew, onRemove, onMove } = latest.current;
      const { key, altKey, shiftKey } = pressed;
      const event = events.find(({ id }) => id === focused());
      const done = (act: () => void) => {
        pressed.preventDefault();
        act();
      };
      if (altKey && event && !pressed.ctrlKey && !pressed.metaKey && !isTyping(pressed.target)) {
        const ms = shiftKey ? longer(key, event, view) : distance(key, event, view);
        if (ms === 0) return;
        const { start, end, allDay } = event;
        const to = shifted(end, ms);
        if (!shiftKey)
          done(() => onMove(event, { start: shifted(start, ms), end: to, allDay }, "done.moved"));
        else if (to > start) done(() => onMove(event, { start, end: to, allDay }, "done.resized"));
        return;
      }
      if (isTaken(pressed) || followsGoKey(pressed)) return;
      const [forward, back] = isRightToLeft() ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
      const next = views[key];
      if (next) done(() => onView(next));
      else if (key === "t") done(onToday);
      else if (key === "n" || key === "c") done(onNew);
      else if (key === "j" || (event && (key === "ArrowDown" || key === forward)))
        done(() => walk(events, 1));
      else if (key === "k" || (event && (key === "ArrowUp" || key === back))) done(() => walk(events, -1));
      else if (event && (key === "Delete" || key === "Backspace")) done(() => onRemove(event));
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
