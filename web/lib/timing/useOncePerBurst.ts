import { useCallback, useEffect, useRef } from "react";

/** How long a burst is gathered, in milliseconds. */
const gather = 300;

/** Gives a function that runs `action` once per burst of calls, 300 ms after the first. */
export function useOncePerBurst(action: () => void): () => void {
  const latest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latest.current();
    }, gather);
  }, []);
}
