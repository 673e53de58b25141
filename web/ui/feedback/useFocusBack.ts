import { useLayoutEffect } from "react";

/**
 * Gives the focus back to what had it when something opened, unless it is elsewhere by then. Where a button of an entry made
 * way for another, that one gets it; where its screen was left meanwhile, the page's content does, so that what opened no longer
 * holds the page hidden from screen readers.
 * @param own the role of what opened: focus that is still in there, or nowhere, is lost.
 */
export function useFocusBack(open: boolean, own: "dialog" | "alertdialog"): void {
  useLayoutEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    const entry = before?.closest("li");
    return () => {
      // What closes it may set the focus itself.
      setTimeout(() => {
        const now = document.activeElement;
        const isLost = now === null || now === document.body || now.closest(`[role=${own}]`) !== null;
        if (!isLost) return;
        const back =
          before instanceof HTMLElement && before.isConnected ? before : entry?.querySelector("button");
        back?.focus();
        const isBack = document.activeElement === back && back !== document.body;
        if (!isBack) document.getElementById("content")?.focus({ preventScroll: true });
      });
    };
  }, [open, own]);
}
