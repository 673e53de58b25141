import { Fragment, type ReactNode, useState } from "react";

/** Something that is open at times. */
export interface KeepWhileClosingProps<TShown> {
  /** What is open; undefined while nothing is. */
  shown: TShown | undefined;
  /** Draws it; `open` is false while it closes. */
  children: (shown: TShown, open: boolean) => ReactNode;
}

/**
 * Keeps a dialog while it closes: one that is taken away while it is open leaves the rest of the page hidden from screen
 * readers. Each opening makes a new one.
 */
export function KeepWhileClosing<TShown>({ shown, children }: KeepWhileClosingProps<TShown>) {
  const [last, setLast] = useState({ shown, times: 0, open: shown !== undefined });
  const open = shown !== undefined;
  if (open !== last.open || (open && shown !== last.shown)) {
    setLast({ shown: shown ?? last.shown, times: open && !last.open ? last.times + 1 : last.times, open });
  }
  return last.shown === undefined ? null : <Fragment key={last.times}>{children(last.shown, open)}</Fragment>;
}
