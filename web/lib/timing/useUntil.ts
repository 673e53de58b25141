import { useEffect, useState } from "react";

/** The longest that a timer of a browser waits, in milliseconds. */
const longest = 2 ** 31 - 1;

/** Whether a moment, as ISO 8601, is still to come; false where there is none, and from the moment on. */
export function useUntil(moment: string | null | undefined): boolean {
  const until = moment == null ? 0 : Date.parse(moment);
  const [over, setOver] = useState(0);
  const isBefore = until !== over && until > Date.now();
  useEffect(() => {
    if (!isBefore) return;
    const timer = setTimeout(() => setOver(until), Math.min(until - Date.now(), longest));
    return () => clearTimeout(timer);
  }, [isBefore, until]);
  return isBefore;
}
