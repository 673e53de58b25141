import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { confirm } from "#web/ui/feedback/confirmation.ts";

/** Guards what a dialog or a drawer holds against closing it. */
export interface UnsavedGuard {
  /** The form tells whether something would be lost. */
  mark: (unsaved: boolean) => void;
  /** Closes at once, or after a question when something would be lost. */
  ask: (close: () => void) => void;
}

/** For a form in a dialog or drawer: give the guard to the form, and let every way of closing go through `ask`. */
export function useUnsavedGuard(): UnsavedGuard {
  const { t } = useTranslation("ui");
  const unsaved = useRef(false);
  return useMemo(
    () => ({
      mark: (now) => {
        unsaved.current = now;
      },
      ask: (close) => {
        if (!unsaved.current) return close();
        const prompt = {
          title: t("form.leave.title"),
          text: t("form.leave.text"),
          action: t("form.leave.action"),
          tone: "neutral" as const,
        };
        void confirm(prompt).then((agreed) => {
          if (agreed) close();
        });
      },
    }),
    [t],
  );
}
