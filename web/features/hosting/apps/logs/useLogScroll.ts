import { observeElementRect, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { idOf, type LogRow } from "./logFeed.ts";
import type { useLogFeed } from "./useLogFeed.ts";

/** How high a line is that is not wrapped, and from how far its end is reached, in pixels. */
const ROW = 24;
const NEAR = 24;
const FAR = 600;
const overscan = 8;

const observeShown = (
  virtual: Virtualizer<HTMLDivElement, Element>,
  tell: (rect: { width: number; height: number }) => void,
) => observeElementRect(virtual, (rect) => rect.height > 0 && tell(rect));

interface Scrolled {
  logs: ReturnType<typeof useLogFeed>;
  rows: readonly LogRow[];
  wrap: boolean;
  open: ReadonlySet<string>;
  marked: string | null;
  isFollowing: boolean;
  onFollow: (on: boolean) => void;
}

/** Stays at the newest line while one follows, and where one reads while older ones come before it. */
export function useLogScroll({ logs, rows, wrap, open, marked, isFollowing, onFollow }: Scrolled) {
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    getItemKey: (index) => {
      const row = rows[index];
      return row ? idOf(row) : index;
    },
    overscan,
    observeElementRect: observeShown,
    initialRect: { width: 1_000, height: 600 },
  });
  const size = virtual.getTotalSize();
  useLayoutEffect(() => virtual.measure(), [virtual, wrap]);

  const first = rows[0] && idOf(rows[0]);
  const before = useRef({ first, size });
  useLayoutEffect(() => {
    const box = scroll.current;
    const { first: wasFirst, size: wasSize } = before.current;
    before.current = { first, size };
    if (!box) return;
    if (isFollowing) box.scrollTop = box.scrollHeight;
    else if (wasFirst !== undefined && first !== wasFirst && rows.some((row) => idOf(row) === wasFirst))
      box.scrollTop += size - wasSize;
  }, [rows, size, first, isFollowing, open]);

  const shown = useRef<string>(null);
  useEffect(() => {
    if (marked === null || shown.current === marked) return;
    const place = rows.findIndex((row) => idOf(row) === marked);
    if (place < 0) return;
    shown.current = marked;
    virtual.scrollToIndex(place, { align: "center" });
  }, [marked, rows, virtual]);

  const { showOlder, showNewer, hold } = logs;
  const last = useRef(0);
  const onScroll = useCallback(() => {
    const box = scroll.current;
    if (!box) return;
    const { scrollTop, scrollHeight, clientHeight } = box;
    const left = scrollHeight - clientHeight - scrollTop;
    const isUp = scrollTop < last.current;
    last.current = scrollTop;
    if (scrollTop < FAR) showOlder();
    if (left < FAR) showNewer();
    if (left < NEAR && logs.feed.state.get().newer === null) onFollow(true);
    else if (isUp && left >= NEAR) onFollow(false);
  }, [showOlder, showNewer, logs.feed, onFollow]);
  useEffect(() => hold(!isFollowing), [hold, isFollowing]);
  return { scroll, virtual, onScroll };
}
