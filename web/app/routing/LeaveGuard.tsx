import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { leaveChecks, wouldLose } from "#web/ui/screen/leaveChecks.ts";

/** Asks before a place is left at which something would be lost, for all that can be: the router knows one who asks. */
export const LeaveGuard = () => (useStore(leaveChecks).length > 0 ? <Asking /> : null);

function Asking(): null {
  const { t } = useTranslation("ui");
  const blocker = useBlocker(({ currentLocation, nextLocation }) => wouldLose(currentLocation, nextLocation));

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
  return null;
}
