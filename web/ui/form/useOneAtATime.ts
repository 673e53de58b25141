import { useCallback, useRef } from "react";

/** Gives the function that runs a piece of work, unless the one before it is still under way: then it does nothing. */
export function useOneAtATime(): (work: () => Promise<unknown>) => void {
  const isUnderWay = useRef(false);
  return useCallback((work) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void work().finally(() => {
      isUnderWay.current = false;
    });
  }, []);
}
