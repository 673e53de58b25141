import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { sessionStore } from "#web/lib/session/session.ts";
import { checkLeaving } from "./leaveChecks.ts";

const personNow = () => sessionStore.get()?.user.id;

/**
 * Asks before the screen is left while `unsaved` says that something would be lost: inside the console and on closing the
 * tab. With `part` another value of that search parameter is another screen. Once the session has ended nothing is lost by it.
 * Several on one screen are asked of together.
 */
export function useLeaveGuard(isUnsaved: () => boolean, part?: string): void {
  const [owner] = useState(personNow);
  const unsaved = useCallback(() => isUnsaved() && personNow() === owner, [isUnsaved, owner]);

  // As soon as the form is gone nothing asks for it any more: not a moment later, when the next place may be left already.
  useLayoutEffect(() => {
    const partOf = (search: string) => (part === undefined ? null : new URLSearchParams(search).get(part));
    return checkLeaving(
      (here, next) =>
        (here.pathname !== next.pathname || partOf(here.search) !== partOf(next.search)) && unsaved(),
    );
  }, [part, unsaved]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
}
