import { type RefObject, useEffect, useRef, useState } from "react";

const WEEKS = 6;
const HEAD = 26;
const NUMBER = 30;
const ROW = 25;

/** How many events a day of the month has room for above the link to the others: known, the grid need not draw all to measure them. */
export function useEventRows(): [box: RefObject<HTMLDivElement | null>, most: number] {
  const box = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(2);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const day = ((entry?.contentRect.height ?? 0) - HEAD) / WEEKS;
      setMost(Math.max(1, Math.floor((day - NUMBER) / ROW) - 1));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, most];
}
