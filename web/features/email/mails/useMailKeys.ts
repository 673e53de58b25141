import { useEffect, useRef } from "react";
import { followsGoKey } from "#web/lib/keys/goKey.ts";
import { isTaken } from "#web/lib/keys/isTaken.ts";

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
    // Before the keys of the whole console, which listen at the window.
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const act = latest.current[followsGoKey(event) ? "jumps" : "keys"][event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
