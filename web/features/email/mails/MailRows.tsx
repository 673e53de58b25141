import { makeStyles } from "@fluentui/react-components";
import { observeElementRect, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Selection } from "../../../ui/table/useSelection.ts";
import type { Identified } from "../../../ui/table/column.ts";
import { appTokens } from "../../../ui/theme/tokens.ts";
import { MailRowView } from "./MailRowView.tsx";
import { rowHeight } from "./mailSizes.ts";

/** Rows made beyond the edges of what is seen. */
const overscan = 6;

const useStyles = makeStyles({
  scroll: { position: "relative", flexGrow: 1, minBlockSize: 0, overflowY: "auto", overflowX: "hidden", contain: "strict", outlineStyle: "none" },
  list: { position: "relative", margin: 0, padding: 0, listStyleType: "none" },
  waiting: { position: "absolute", insetInline: 0, insetBlockStart: 0, display: "grid", gap: "8px", boxSizing: "border-box", blockSize: `${rowHeight}px`, padding: "14px 16px", paddingInlineStart: "64px", borderBottom: `1px solid ${appTokens.lineSoft}` },
  bar: { inlineSize: "60%", blockSize: "10px", borderRadius: "4px", backgroundColor: appTokens.lineSoft },
});

/** Follows the size of the list; one that is out of sight keeps the size it had. */
const observeShown = (virtual: Virtualizer<HTMLDivElement, Element>, tell: (rect: { width: number; height: number }) => void) =>
  observeElementRect(virtual, (rect) => rect.height > 0 && tell(rect));

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
export function MailRows({ label, ids, total, q, outgoing, openId, cursor, selection, waits, hrefOf, onLook, onStar }: MailRowsProps) {
  const styles = useStyles();
  const { t } = useTranslation("email");
  const scroll = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const virtual = useVirtualizer({ count: ids.length, getScrollElement: () => scroll.current, estimateSize: () => rowHeight, overscan, observeElementRect: observeShown, initialRect: { width: 384, height: 800 } });
  const items = virtual.getVirtualItems();
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => onLook(from, to), [onLook, from, to]);

  const { at } = cursor;
  const seen = useRef(at);
  useLayoutEffect(() => {
    if (seen.current === at) return;
    seen.current = at;
    const hadFocus = list.current?.contains(document.activeElement) || document.activeElement === document.body;
    virtual.scrollToIndex(at);
    // The row may have to be made first.
    if (hadFocus) requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-index="${at}"] a`)?.focus({ preventScroll: true }));
  }, [at, virtual]);
  const picking = selection.all || selection.chosen.size > 0;
  return (
    <div ref={scroll} className={styles.scroll}>
      <ul ref={list} aria-label={label} className={styles.list} style={{ blockSize: `${virtual.getTotalSize()}px` }}>
        {items.map(({ index, start }) => {
          const id = ids[index];
          if (id == null) {
            return (
              <li key={index} data-index={index} className={styles.waiting} style={{ transform: `translateY(${start}px)` }}>
                <span role="img" aria-label={t("loading")} className={styles.bar} />
              </li>
            );
          }
          return (
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
          );
        })}
      </ul>
    </div>
  );
}
