import { useEffect, useState } from "react";

/** How long a screen that stands is left alone before anything else is fetched for it, in milliseconds. */
const rest = 150;

/** Whether what the person waits for stands since a moment: then what only completes the screen may be fetched. */
export function useAfterDelay(ready: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!ready || settled) return;
    const timer = setTimeout(() => setSettled(true), rest);
    return () => clearTimeout(timer);
  }, [ready, settled]);
  return settled;
}
