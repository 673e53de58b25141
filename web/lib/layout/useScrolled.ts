import { useSyncExternalStore } from "react";
import { createStore } from "#web/lib/storage/store.ts";

const scrollTop = createStore(0);
// To ask the window itself would lay the page out at once, whatever is still to come into it; the event comes after a layout.
window.addEventListener("scroll", () => scrollTop.set(window.scrollY), { passive: true });

/** Whether the window is scrolled down by more than so many px, followed as it moves; false until it first moves. */
export function useScrolled(px: number): boolean {
  return useSyncExternalStore(scrollTop.follow, () => scrollTop.get() > px);
}
