import { useFluent } from "@fluentui/react-components";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { followDragSoon } from "#web/ui/reorder/followDragSoon.ts";
import { unseen } from "#web/ui/theme/unseen.ts";

/** The table scrolls sideways while a head is near its edge, and never up to the first row. */
const scrolls = { x: 0.05, y: 0 };

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

/** The place at which a column would be put down; none on its own. The pinned heads come first, as they lie over the others. */
function targetAt(
  heads: readonly HTMLElement[],
  id: string,
  x: number,
  rtl: boolean,
): ColumnTarget | undefined {
  for (const head of heads) {
    const { left, right } = head.getBoundingClientRect();
    if (x < left || x > right) continue;
    const isFirstHalf = x < (left + right) / 2 !== rtl;
    const over = columnOf(head);
    return over === id ? undefined : { id: over, side: isFirstHalf ? "before" : "after" };
  }
  return undefined;
}

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
  const moveTo = useRef((id: string, to: ColumnTarget) => {
    setMoved(id);
    latest.current.onMove(id, to);
  });

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
      moveTo.current(columnOf(head), { id: next, side: by > 0 ? "after" : "before" });
    };
    frame.addEventListener("keydown", onKeyDown, { capture: true, signal });
    return () => listening.abort();
  }, [scroll]);

  const shown = columns.map(({ id }) => id).join(" ");
  useEffect(() => {
    const frame = scroll.current;
    if (!frame) return;
    const heads = headsIn(frame);
    const mark = (id: string | undefined, to: ColumnTarget | undefined) => {
      for (const head of heads) {
        head.toggleAttribute("data-dragged", columnOf(head) === id);
        if (columnOf(head) === to?.id) head.setAttribute("data-drop", to.side);
        else head.removeAttribute("data-drop");
      }
    };
    const end = followDragSoon(frame, {
      items: heads.map((element) => ({ id: columnOf(element), element })),
      isElsewhere: ({ target, pointerType }) =>
        pointerType === "touch" || (target instanceof Element && target.closest("[role=separator]") !== null),
      scrolls,
      onMove: (id, { x }) => mark(id, targetAt(heads, id, x, latest.current.rtl)),
      onEnd: (id, at) => {
        const to = at && targetAt(heads, id, at.x, latest.current.rtl);
        mark(undefined, undefined);
        if (to) moveTo.current(id, to);
      },
    });
    for (const head of heads) head.toggleAttribute("data-movable", true);
    return end;
  }, [scroll, shown]);

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
