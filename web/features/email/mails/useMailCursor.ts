import { useCallback, useEffect, useRef, useState } from "react";

/** Which row is under the cursor; a mail keeps it while others come and go. */
export function useMailCursor(ids: readonly (string | null)[]) {
  const [at, setAt] = useState(0);
  const held = useRef<string>(undefined);
  const last = useRef(ids);
  const place = Math.max(0, Math.min(at, ids.length - 1));
  useEffect(() => {
    if (last.current !== ids) {
      last.current = ids;
      const found = held.current === undefined ? -1 : ids.indexOf(held.current);
      if (found >= 0 && found !== at) return setAt(found);
    }
    held.current = ids[place] ?? undefined;
  }, [ids, at, place]);
  const move = useCallback((to: number) => {
    held.current = undefined;
    setAt(to);
  }, []);
  return { at: place, id: ids[place] ?? null, move };
}
