import { useSyncExternalStore } from "react";

function followScroll(changed: () => void): () => void {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
}

/** Whether the window is scrolled down by more than so many px, followed as it moves. */
export function useScrolled(px: number): boolean {
  return useSyncExternalStore(followScroll, () => window.scrollY > px);
}
