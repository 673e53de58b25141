import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import { sessionStore } from "#web/lib/session/session.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";

const personNow = () => sessionStore.get()?.user.id;

/**
 * Asks before the screen is left while `unsaved` says that something would be lost: inside the console and on closing the
 * tab. With `part` another value of that search parameter is another screen. Once the session has ended nothing is lost by it.
 */
export function useLeaveGuard(isUnsaved: () => boolean, part?: string): void {
  const [owner] = useState(personNow);
  const unsaved = useCallback(() => isUnsaved() && personNow() === owner, [isUnsaved, owner]);
  const { t } = useTranslation("ui");
  const partOf = (search: string) => (part === undefined ? null : new URLSearchParams(search).get(part));
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      (here.pathname !== next.pathname || partOf(here.search) !== partOf(next.search)) && unsaved(),
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    let here = true;
    const prompt = {
      title: t("form.leave.title"),
      text: t("form.leave.text"),
      action: t("form.leave.action"),
      tone: "neutral" as const,
    };
    void confirm(prompt).then((agreed) => {
      if (!here) return;
      if (agreed) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      here = false;
    };
  }, [blocker, t]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
}
