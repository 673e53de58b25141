import { useFluent } from "@fluentui/react-components";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { unseen } from "#web/ui/theme/unseen.ts";

/** How far a head is pulled before it is dragged and no longer pressed, in pixels. */
const slack = 6;
/** How near the table's edge the columns begin to scroll, and by how much with each move, in pixels. */
const scrolling = { edge: 40, by: 16 };

/** Where a column is put: before or after another one. */
export interface ColumnTarget {
  id: string;
  side: "before" | "after";
}

/** What moves the columns of a table. */
export interface ColumnMoverProps {
  /** What the table scrolls in; its heads carry the ids of their columns as `data-column`. */
  scroll: RefObject<HTMLElement | null>;
  /** The columns that show, in their order. */
  columns: readonly { id: string; header: string }[];
  onMove: (id: string, to: ColumnTarget) => void;
}

const headsIn = (scroll: HTMLElement | null) => [
  ...(scroll?.querySelectorAll<HTMLElement>("th[data-column]") ?? []),
];
const columnOf = (head: HTMLElement | undefined) => head?.dataset["column"] ?? "";

/**
 * Lets the columns of a table be dragged by their heads, and moved by Alt with the arrows to the sides on a head's button or its
 * edge, mirrored from right to left; Escape lets a dragged one be. Shows nothing itself, and tells readers the new place.
 */
export function ColumnMover({ scroll, columns, onMove }: ColumnMoverProps) {
  const { t } = useTranslation(["table", "ui"]);
  const { number } = useFormat();
  const rtl = useFluent().dir === "rtl";
  const [moved, setMoved] = useState<string>();
  const focused = useRef<string>(undefined);
  const latest = useRef({ columns, onMove, rtl });
  latest.current = { columns, onMove, rtl };

  // A head that changes its place in the document loses the focus.
  useLayoutEffect(() => {
    if (focused.current !== undefined && document.activeElement === document.body)
      scroll.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = undefined;
  }, [columns, scroll]);

  useEffect(() => {
    const frame = scroll.current;
    if (!frame) return;
    const listening = new AbortController();
    const { signal } = listening;
    const headOf = (target: EventTarget | null) =>
      target instanceof Element ? (target.closest<HTMLElement>("th[data-column]") ?? undefined) : undefined;
    const move = (id: string, to: ColumnTarget) => {
      if (id === to.id) return;
      setMoved(id);
      latest.current.onMove(id, to);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const head = headOf(event.target);
      const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!head || !way || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      const by = latest.current.rtl ? -way : way;
      const ids = latest.current.columns.map(({ id }) => id);
      const next = ids[ids.indexOf(columnOf(head)) + by];
      if (next === undefined) return;
      const part = event.target instanceof Element && event.target.matches("button") ? "button" : "[role]";
      focused.current = `th[data-column="${CSS.escape(columnOf(head))}"] ${part}`;
      move(columnOf(head), { id: next, side: by > 0 ? "after" : "before" });
    };
    const onPointerDown = (event: PointerEvent) => {
      const head = headOf(event.target);
      const onEdge = event.target instanceof Element && event.target.closest("[role=separator]") !== null;
      if (!head || onEdge || event.button !== 0 || event.pointerType === "touch") return;
      drag(frame, head, event, latest.current.rtl, (to) => move(columnOf(head), to));
    };
    frame.addEventListener("keydown", onKeyDown, { capture: true, signal });
    frame.addEventListener("pointerdown", onPointerDown, { signal });
    return () => listening.abort();
  }, [scroll]);

  const place = columns.findIndex(({ id }) => id === moved);
  return (
    <span role="status" style={unseen}>
      {columns[place] &&
        t("columns.moved", {
          name: columns[place].header,
          place: number(place + 1),
          total: number(columns.length),
        })}
    </span>
  );
}

/** Follows the pointer from a head until it is let go, and marks where the column would be put. */
function drag(
  frame: HTMLElement,
  head: HTMLElement,
  { clientX: from }: PointerEvent,
  rtl: boolean,
  onDrop: (to: ColumnTarget) => void,
): void {
  const listening = new AbortController();
  const { signal } = listening;
  let target: { head: HTMLElement; side: ColumnTarget["side"] } | undefined;
  const mark = (next: typeof target) => {
    target?.head.removeAttribute("data-drop");
    target = next;
    target?.head.setAttribute("data-drop", target.side);
  };
  const end = () => {
    listening.abort();
    mark(undefined);
    head.removeAttribute("data-dragged");
  };
  const aim = (x: number): typeof target => {
    for (const one of headsIn(frame)) {
      const { left, right } = one.getBoundingClientRect();
      if (x < left || x > right) continue;
      const isFirstHalf = x < (left + right) / 2 !== rtl;
      return one === head ? undefined : { head: one, side: isFirstHalf ? "before" : "after" };
    }
    return undefined;
  };
  window.addEventListener(
    "pointermove",
    ({ clientX: x }) => {
      if (!head.hasAttribute("data-dragged") && Math.abs(x - from) < slack) return;
      head.setAttribute("data-dragged", "");
      const { left, right } = frame.getBoundingClientRect();
      if (x > right - scrolling.edge) frame.scrollBy({ left: scrolling.by });
      if (x < left + scrolling.edge) frame.scrollBy({ left: -scrolling.by });
      mark(aim(x));
    },
    { signal },
  );
  window.addEventListener("pointercancel", end, { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
  window.addEventListener(
    "pointerup",
    () => {
      const isDragged = head.hasAttribute("data-dragged");
      const to = target && { id: columnOf(target.head), side: target.side };
      end();
      // What ends a drag is no press of the head, which would sort by it.
      if (isDragged) {
        const swallow = (click: Event) => click.stopPropagation();
        frame.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => frame.removeEventListener("click", swallow, true));
      }
      if (to) onDrop(to);
    },
    { signal },
  );
}
