import { useCallback, useMemo, useSyncExternalStore } from "react";

/** Whether the window matches the media query, followed as it changes. */
export function useMediaQuery(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const follow = useCallback(
    (changed: () => void) => {
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [list],
  );
  return useSyncExternalStore(follow, () => list.matches);
}
