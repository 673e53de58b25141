import { makeStyles } from "@fluentui/react-components";
import { observeElementRect, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { Selection } from "#web/ui/table/parts/useSelection.ts";
import type { Identified } from "#web/ui/table/parts/column.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { MailRowView } from "./MailRowView.tsx";
import { rowHeight } from "./mailSizes.ts";
import { useIncrementalRows } from "./useIncrementalRows.ts";

/** Rows made beyond the edges of what is seen, and how many of all are made with one frame. */
const overscan = 6;
const together = 3;

const useStyles = makeStyles({
  scroll: {
    position: "relative",
    flexGrow: 1,
    minBlockSize: 0,
    overflowY: "auto",
    overflowX: "hidden",
    contain: "strict",
    outlineStyle: "none",
  },
  // Where no row stands yet, the list is drawn as bars and lines; they cost nothing while one scrolls.
  list: {
    position: "relative",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    backgroundImage: `linear-gradient(transparent ${rowHeight - 1}px, ${appTokens.lineSoft} 0), linear-gradient(transparent 18px, ${appTokens.lineSoft} 0 28px, transparent 0)`,
    backgroundSize: `100% ${rowHeight}px, 56% ${rowHeight}px`,
    backgroundRepeat: "repeat-y",
    backgroundPosition: "0 0, left 64px top 0",
    "[dir=rtl] &": { backgroundPosition: "0 0, right 64px top 0" },
  },
});

/** Follows the size of the list; one that is out of sight keeps the size it had. */
const observeShown = (
  virtual: Virtualizer<HTMLDivElement, Element>,
  tell: (rect: { width: number; height: number }) => void,
) => observeElementRect(virtual, (rect) => rect.height > 0 && tell(rect));

export interface MailRowsProps {
  label: string;
  ids: readonly (string | null)[];
  total: number;
  q: string;
  outgoing: boolean;
  openId: string | null;
  cursor: { at: number; move: (to: number) => void };
  selection: Selection<Identified>;
  /** The mails to which something was done that the gateway does not know yet. */
  waits: ReadonlySet<string>;
  hrefOf: (id: string) => string;
  onLook: (from: number, to: number) => void;
  onStar: (id: string, isStarred: boolean) => void;
}

/** The mails of a list, of which only those in sight are in the document. */
export function MailRows({
  label,
  ids,
  total,
  q,
  outgoing,
  openId,
  cursor,
  selection,
  waits,
  hrefOf,
  onLook,
  onStar,
}: MailRowsProps) {
  const styles = useStyles();
  const scroll = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const virtual = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan,
    observeElementRect: observeShown,
    initialRect: { width: 384, height: 800 },
  });
  const items = virtual.getVirtualItems();
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => onLook(from, to), [onLook, from, to]);

  const middle = (from + to) / 2;
  const wanted = items
    .toSorted((one, other) => Math.abs(one.index - middle) - Math.abs(other.index - middle))
    .flatMap(({ index }) => ids[index] ?? []);
  const shown = useIncrementalRows(wanted, together);

  const { at } = cursor;
  const seen = useRef(at);
  const isAwaited = useRef(false);
  useLayoutEffect(() => {
    if (seen.current !== at) {
      seen.current = at;
      isAwaited.current =
        list.current?.contains(document.activeElement) || document.activeElement === document.body;
      virtual.scrollToIndex(at);
    }
    if (!isAwaited.current) return;
    // The row may have to be made first.
    const frame = requestAnimationFrame(() => {
      const link = list.current?.querySelector<HTMLElement>(`[data-index="${at}"] a`);
      if (link) isAwaited.current = false;
      link?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
  const picking = selection.all || selection.chosen.size > 0;
  return (
    <div ref={scroll} className={styles.scroll}>
      <ul
        ref={list}
        aria-label={label}
        aria-busy={shown.size < items.length}
        className={styles.list}
        style={{ blockSize: `${virtual.getTotalSize()}px` }}
      >
        {items.map(({ index, start }) => {
          const id = ids[index];
          return (
            id != null &&
            shown.has(id) && (
              <MailRowView
                key={id}
                {...{ id, index, total, q, outgoing, picking, onStar }}
                top={start}
                href={hrefOf(id)}
                isOpen={openId === id}
                isCursor={at === index}
                isPicked={selection.has(id)}
                isWaiting={waits.has(id)}
                onPick={selection.toggle}
                onFocus={cursor.move}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}
