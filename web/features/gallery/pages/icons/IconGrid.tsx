import { makeStyles, mergeClasses, typographyStyles, useFluent } from "@fluentui/react-components";
import { observeElementRect, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { IconDrawing } from "./IconDrawing.tsx";
import type { IconEntry, IconKind } from "./iconList.ts";
import { useDrawings } from "./useDrawings.ts";

/** What is not shown has no height, and keeps the rows that it had. */
const observeShown = (
  virtual: Virtualizer<HTMLDivElement, Element>,
  tell: (rect: { width: number; height: number }) => void,
) => observeElementRect(virtual, (rect) => rect.height > 0 && tell(rect));

const cellWidth = 104;
const rowHeight = 88;

const useStyles = makeStyles({
  scroll: {
    position: "relative",
    blockSize: "clamp(264px, calc(100dvh - 380px), 720px)",
    overflowY: "auto",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  row: {
    position: "absolute",
    insetInline: 0,
    insetBlockStart: 0,
    display: "grid",
    blockSize: `${rowHeight}px`,
  },
  cell: {
    display: "grid",
    gridTemplateRows: "1fr auto",
    justifyItems: "center",
    alignItems: "center",
    gap: "8px",
    boxSizing: "border-box",
    minInlineSize: 0,
    padding: "12px 6px 8px",
    borderRadius: appTokens.borderRadiusMedium,
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  chosen: { backgroundColor: appTokens.tint },
  name: {
    ...typographyStyles.caption1,
    maxInlineSize: "100%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    color: appTokens.colorNeutralForeground2,
  },
});

export interface IconGridProps {
  icons: readonly IconEntry[];
  kind: IconKind;
  chosen: IconEntry | undefined;
  onChoose: (icon: IconEntry) => void;
  onCopy: (icon: IconEntry) => void;
}

/** Icons in rows, of which only those in sight are in the document; arrows move in it, Enter copies. */
export function IconGrid({ icons, kind, chosen, onChoose, onCopy }: IconGridProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const rtl = useFluent().dir === "rtl";
  const scroll = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(1040);
  useEffect(() => {
    if (!scroll.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(scroll.current);
    return () => observer.disconnect();
  }, []);
  const columns = Math.max(2, Math.floor(width / cellWidth));
  const rows = Math.ceil(icons.length / columns);
  const virtual = useVirtualizer({
    count: rows,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 2,
    observeElementRect: observeShown,
    initialRect: { width: 1040, height: 528 },
  });
  const items = virtual.getVirtualItems();
  const cellsOf = (row: number) => icons.slice(row * columns, (row + 1) * columns);
  const drawingOf = useDrawings(
    items.flatMap(({ index }) => cellsOf(index)),
    kind,
  );
  const at = Math.max(chosen ? icons.indexOf(chosen) : 0, 0);
  const focusLater = useRef(false);
  useEffect(() => {
    if (!focusLater.current) return;
    const cell = scroll.current?.querySelector<HTMLElement>(`[data-at="${at}"]`);
    if (!cell) return;
    focusLater.current = false;
    cell.focus({ preventScroll: true });
  });
  const move = (to: number) => {
    const icon = icons[Math.min(Math.max(to, 0), icons.length - 1)];
    if (!icon) return;
    focusLater.current = true;
    virtual.scrollToIndex(Math.floor(icons.indexOf(icon) / columns));
    onChoose(icon);
  };
  const onKeyDown = (event: KeyboardEvent, icon: IconEntry) => {
    const steps: Record<string, number> = {
      ArrowRight: rtl ? -1 : 1,
      ArrowLeft: rtl ? 1 : -1,
      ArrowDown: columns,
      ArrowUp: -columns,
      PageDown: columns * 4,
      PageUp: -columns * 4,
      Home: -icons.length,
      End: icons.length,
    };
    const step = steps[event.key];
    if (step !== undefined) move(at + step);
    else if (event.key === "Enter") onCopy(icon);
    else if (event.key === " ") onChoose(icon);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={scroll}
      className={styles.scroll}
      role="grid"
      aria-label={t("icons.grid")}
      aria-rowcount={rows}
      aria-colcount={columns}
    >
      <div role="presentation" style={{ blockSize: virtual.getTotalSize() }} />
      {items.map(({ index, start }) => (
        <div
          key={index}
          role="row"
          aria-rowindex={index + 1}
          className={styles.row}
          style={{
            transform: `translateY(${start}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {cellsOf(index).map((icon, column) => {
            const place = index * columns + column;
            return (
              <div
                key={icon.file}
                role="gridcell"
                aria-colindex={column + 1}
                aria-selected={icon === chosen}
                data-at={place}
                tabIndex={place === at || (column === 0 && index === items[0]?.index && !isSeen(at)) ? 0 : -1}
                className={mergeClasses(styles.cell, icon === chosen && styles.chosen)}
                onClick={() => onChoose(icon)}
                onDoubleClick={() => onCopy(icon)}
                onKeyDown={(event) => onKeyDown(event, icon)}
              >
                <IconDrawing drawing={drawingOf(icon)} size={24} />
                <span dir="ltr" className={styles.name}>
                  {icon.file}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );

  function isSeen(place: number): boolean {
    return items.some(({ index }) => index === Math.floor(place / columns));
  }
}
