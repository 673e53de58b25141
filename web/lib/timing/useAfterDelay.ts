import { useEffect, useState } from "react";
import { whenDrawn } from "./whenDrawn.ts";

/** How long a screen that stands is left alone before anything else is fetched for it, in milliseconds. */
const rest = 150;

/** Whether what the person waits for stands since a moment: then what only completes the screen may be fetched. */
export function useAfterDelay(ready: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!ready || settled) return;
    // A slow page may not have drawn it by then.
    let callOff = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      callOff = whenDrawn(() => setSettled(true));
    }, rest);
    return () => callOff();
  }, [ready, settled]);
  return settled;
}
