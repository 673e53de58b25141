import { makeStyles, useFluent } from "@fluentui/react-components";
import type { KeyboardEvent, PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { columnWidths } from "#web/ui/table/parts/columnLayout.ts";

/** How far a key moves the edge, in pixels; with Shift four times as far. */
const step = 16;

const useStyles = makeStyles({
  handle: {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: 1,
    inlineSize: "9px",
    cursor: "col-resize",
    touchAction: "none",
    "::after": {
      content: '""',
      position: "absolute",
      insetBlock: "9px",
      insetInlineEnd: "4px",
      inlineSize: "1px",
      backgroundColor: "transparent",
    },
    ":hover::after": { backgroundColor: appTokens.colorNeutralStroke1 },
    ":active::after": { inlineSize: "2px", backgroundColor: appTokens.colorCompoundBrandStroke },
    ":focus-visible": { outlineStyle: "none" },
    ":focus-visible::after": {
      insetBlock: "4px",
      inlineSize: "2px",
      backgroundColor: appTokens.colorStrokeFocus2,
    },
  },
});

/** The end edge of a column's head. */
export interface ColumnResizerProps {
  /** The column's header. */
  name: string;
  /** In pixels; undefined while the column takes what is left. */
  width: number | undefined;
  /** The width it has where it takes what is left, for readers. */
  least: number;
  /** Called when the edge is let go. */
  onResize: (width: number) => void;
}

const clamp = (width: number) => Math.round(Math.max(columnWidths.min, Math.min(width, columnWidths.max)));

/** Changes a column's width: by pointer, by arrow keys, and by a double click to what its contents need. */
export function ColumnResizer({ name, width, least, onResize }: ColumnResizerProps) {
  const styles = useStyles();
  const { t } = useTranslation(["table", "ui"]);
  const way = useFluent().dir === "rtl" ? -1 : 1;

  const onPointerDown = ({ button, clientX: from, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    const head = currentTarget.closest("th");
    if (button !== 0 || !head) return;
    const start = head.offsetWidth;
    let now = start;
    const move = ({ clientX }: globalThis.PointerEvent) => {
      now = clamp(start + (clientX - from) * way);
      head.style.inlineSize = `${now}px`;
    };
    const end = (event: globalThis.PointerEvent) => {
      currentTarget.removeEventListener("pointermove", move);
      currentTarget.removeEventListener("lostpointercapture", end);
      if (event.type === "lostpointercapture" && now !== start) onResize(now);
    };
    currentTarget.setPointerCapture(pointerId);
    currentTarget.addEventListener("pointermove", move);
    currentTarget.addEventListener("lostpointercapture", end);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const sign = { ArrowRight: way, ArrowLeft: -way }[event.key];
    const head = event.currentTarget.closest("th");
    if (!head || event.altKey) return;
    if (event.key === "Enter") onResize(clamp(contentWidth(head)));
    else if (sign !== undefined)
      onResize(clamp((width ?? head.offsetWidth) + sign * step * (event.shiftKey ? 4 : 1)));
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t("columns.width", { name })}
      aria-valuenow={width ?? least}
      aria-valuemin={columnWidths.min}
      aria-valuemax={columnWidths.max}
      tabIndex={0}
      className={styles.handle}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={({ currentTarget }) => {
        const head = currentTarget.closest("th");
        if (head) onResize(clamp(contentWidth(head)));
      }}
    />
  );
}

/** The width that all cells of the head's column would take if nothing held them. */
function contentWidth(head: HTMLTableCellElement): number {
  const table = head.closest("table");
  if (!table) return head.offsetWidth;
  const before = { table: table.style.cssText, head: head.style.inlineSize };
  table.style.tableLayout = "auto";
  table.style.inlineSize = "max-content";
  table.style.minInlineSize = "0";
  head.style.inlineSize = "auto";
  // A part of a pixel less, and the text is cut.
  const width = Math.ceil(head.getBoundingClientRect().width);
  table.style.cssText = before.table;
  head.style.inlineSize = before.head;
  return width;
}
