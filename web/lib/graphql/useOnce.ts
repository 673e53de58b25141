import { useCallback, useRef } from "react";
import { newKey } from "./newKey.ts";

/**
 * Gives the function that sends what must happen once, by a key that stays until an answer came: what was done while its
 * answer was lost is not done again when it is sent again. The answer to anything else sent since ends that too: a machine
 * that was started meanwhile can be stopped once more. Answers undefined where the same is under way already.
 */
export function useOnce(): <T>(asked: unknown, send: (key: string) => Promise<T>) => Promise<T | undefined> {
  const keys = useRef(new Map<string, string>());
  const running = useRef(new Set<string>());
  return useCallback(async (asked, send) => {
    const what = JSON.stringify(asked);
    if (running.current.has(what)) return undefined;
    const key = keys.current.get(what) ?? newKey();
    keys.current.set(what, key);
    running.current.add(what);
    try {
      const answer = await send(key);
      for (const one of keys.current.keys())
        if (one === what || !running.current.has(one)) keys.current.delete(one);
      return answer;
    } finally {
      running.current.delete(what);
    }
  }, []);
}
