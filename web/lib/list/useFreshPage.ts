import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { type RootField, versionsOf } from "./listCache.ts";

/**
 * Asks for a page that is shown once more, behind the screen, when the list's rows have changed since it was answered: at
 * once while it is shown, else when it is shown again. What failed is tried at the next change.
 * @param rows where the cache holds the list.
 * @param page names what is shown: the query and its variables.
 * @param refresh asks the gateway past the cache.
 */
export function useFreshPage(rows: RootField, page: string, refresh: () => Promise<unknown>): void {
  const { cache } = useApolloClient();
  const list = versionsOf(cache, rows);
  const follow = useCallback(
    (changed: () => void) => {
      list.followers.add(changed);
      return () => void list.followers.delete(changed);
    },
    [list],
  );
  const now = useSyncExternalStore(follow, () => list.now);
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    const answered = list.answered.get(page);
    list.answered.set(page, now);
    if (answered === undefined || answered === now) return;
    latest.current().catch(() => list.answered.set(page, answered));
  }, [list, page, now]);
}
