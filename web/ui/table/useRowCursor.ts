import { type FocusEvent, type KeyboardEvent, useCallback, useState } from "react";
import { flushSync } from "react-dom";

/** What the keys do to the row under the cursor. */
export interface RowKeys {
  open: (index: number) => void;
  select: ((index: number, range: boolean) => void) | undefined;
  /** Chooses from where the selection began to this row, and no further. */
  extend: ((from: number, to: number) => void) | undefined;
}

/** The cursor of a table's body: which row is in the tab order, and the handlers that move it. */
export interface RowCursor {
  /** The row that Tab reaches; its controls are in the tab order, those of other rows are not. */
  at: number;
  onFocus: (event: FocusEvent<HTMLTableSectionElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => void;
}

/** Rows that Page Up and Page Down pass over. */
const leap = 10;

const rowAt = (body: Element, index: number) =>
  body.querySelector<HTMLTableRowElement>(`:scope > tr[data-index="${index}"]`);

/**
 * Moves through rows by keyboard: up and down, Home and End, Page Up and Page Down from anywhere in a row; with Shift the
 * selection goes along. Space or X selects and Enter opens when the row itself has the focus. The table is one stop of the
 * Tab key, and Tab goes on to the controls of the row.
 */
export function useRowCursor(count: number, { open, select, extend }: RowKeys): RowCursor {
  const [cursor, setCursor] = useState(0);
  const onFocus = useCallback(({ target }: FocusEvent) => {
    const row = target.closest("tr");
    if (row?.dataset["index"] !== undefined) setCursor(Number(row.dataset["index"]));
  }, []);
  return {
    at: Math.max(0, Math.min(cursor, count - 1)),
    onFocus,
    onKeyDown: (event) => {
      if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
      const row = event.target.closest("tr");
      if (row?.dataset["index"] === undefined || !event.currentTarget.contains(row)) return;
      const index = Number(row.dataset["index"]);
      const next = nextIndex(event.key, index, count);
      if (next !== undefined) {
        event.preventDefault();
        // Among virtual rows the next one may have to be made first.
        flushSync(() => setCursor(next));
        rowAt(event.currentTarget, next)?.focus();
        if (event.shiftKey && extend) extend(index, next);
      } else if (event.target === row && (event.key === " " || event.key.toLowerCase() === "x") && select) {
        event.preventDefault();
        select(index, event.shiftKey);
      } else if (event.target === row && event.key === "Enter") {
        event.preventDefault();
        open(index);
      }
    },
  };
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowDown") return Math.min(index + 1, count - 1);
  if (key === "ArrowUp") return Math.max(index - 1, 0);
  if (key === "PageDown") return Math.min(index + leap, count - 1);
  if (key === "PageUp") return Math.max(index - leap, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
