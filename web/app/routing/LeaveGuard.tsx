import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { wouldLose } from "#web/ui/screen/leaveChecks.ts";

/** Asks before a place is left at which something would be lost: the router knows one who does that. */
export function LeaveGuard(): null {
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
