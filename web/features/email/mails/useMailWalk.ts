import { useCallback, useLayoutEffect, useRef } from "react";
import type { OpenRow } from "#web/lib/list/useOpenRow.ts";
import type { useMailCursor } from "./useMailCursor.ts";

/** Walks from mail to mail: the open one, or the cursor; what opens stays the same function while the list changes. */
export function useMailWalk(
  ids: readonly (string | null)[],
  { id: openId, openNext, close }: OpenRow,
  { at, move }: ReturnType<typeof useMailCursor>,
  beside: boolean,
) {
  const now = useRef(ids);
  useLayoutEffect(() => {
    now.current = ids;
  });
  const go = useCallback(
    (by: 1 | -1) => {
      const next = now.current.indexOf(openId) + by;
      const id = now.current[next];
      if (openId === null || id == null) return;
      move(next);
      openNext(id);
    },
    [move, openId, openNext],
  );
  return {
    go,
    /** One mail on or back: opens it where one is open. */
    step: (by: 1 | -1) => (openId === null ? move(Math.max(0, Math.min(ids.length - 1, at + by))) : go(by)),
    /** Opens what is next where the open mail leaves the list. */
    onLeaving: useCallback(
      (leaving: readonly string[]) => {
        if (openId === null || !leaving.includes(openId)) return;
        const left = now.current.indexOf(openId);
        const stays = (id: string | null) => id !== null && !leaving.includes(id);
        const next =
          now.current.slice(left + 1).find(stays) ?? now.current.slice(0, Math.max(left, 0)).findLast(stays);
        if (next == null || !beside) close();
        else openNext(next);
      },
      [openId, openNext, close, beside],
    ),
  };
}
