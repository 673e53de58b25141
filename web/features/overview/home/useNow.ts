import { useLayoutEffect, useState } from "react";

/** The gateway's time now, in milliseconds, as it goes on from what the gateway said last; the browser's own before that. */
export function useNow(said: string | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useLayoutEffect(() => {
    const ahead = said === undefined ? 0 : Date.parse(said) - Date.now();
    const show = () => setNow(Date.now() + ahead);
    show();
    const timer = setInterval(show, 15_000);
    return () => clearInterval(timer);
  }, [said]);
  return now;
}
