import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, type ReactNode, type RefObject } from "react";

/** Rows made beyond the edges of what is seen. */
const overscan = 6;

/** Many rows, of which only those in sight are in the document. */
export interface VirtualRowsProps {
  count: number;
  /** The row under the cursor; it is always in the document, so that the focus stays. */
  at: number;
  /** In pixels. */
  rowHeight: number;
  scroll: RefObject<HTMLDivElement | null>;
  idAt: (index: number) => string;
  /** Makes a row. */
  children: (index: number) => ReactNode;
}

/** The rows in sight, with empty rows that are as high as those left out. */
export function VirtualRows({ count, at, rowHeight, scroll, idAt, children }: VirtualRowsProps) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan,
    initialRect: { width: 1_000, height: 800 },
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), at])].sort((a, b) => a - b),
  });
  const items = virtual.getVirtualItems();
  const gap = (place: number) =>
    ((items[place]?.index ?? count) - ((items[place - 1]?.index ?? -1) + 1)) * rowHeight;
  return (
    <>
      {items.map(({ index }, place) => (
        <Fragment key={idAt(index)}>
          <Gap height={gap(place)} />
          {children(index)}
        </Fragment>
      ))}
      <Gap height={gap(items.length)} />
    </>
  );
}

function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ blockSize: `${height}px` }} />;
}
