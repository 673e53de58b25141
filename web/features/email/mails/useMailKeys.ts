import { useEffect, useRef } from "react";
import { isTaken } from "../../../lib/isTaken.ts";

/** How long the letter after `g` is waited for, in milliseconds. */
const patience = 1_500;

export type MailKeys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Listens to the keys of the mail screen while it is shown.
 * @param keys what single keys do; letters of `jumps` do theirs after `g`.
 */
export function useMailKeys(keys: MailKeys, jumps: MailKeys): void {
  const latest = useRef({ keys, jumps });
  useEffect(() => {
    latest.current = { keys, jumps };
  });
  useEffect(() => {
    let until = 0;
    // Before the keys of the whole console, which listen at the window.
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const jump = event.timeStamp < until ? latest.current.jumps[event.key] : undefined;
      const isAfterG = event.timeStamp < until;
      until = event.key === "g" && !event.repeat ? event.timeStamp + patience : 0;
      const act = jump ?? (isAfterG ? undefined : latest.current.keys[event.key]);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
