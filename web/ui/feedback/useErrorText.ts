import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { type AppError, toAppError } from "#web/lib/errors/appError.ts";
import { showToast } from "./toasts.ts";

/** Gives the sentence for a failed operation in the language of the console, by its code. */
export function useErrorText(): (error: AppError) => string {
  const { t } = useTranslation("ui");
  return useCallback(({ code }) => t([`error.codes.${code}`, "error.codes.UNKNOWN"]), [t]);
}

/** Gives a handler for a failed action that tells the person in a toast. Anything thrown may be given to it. */
export function useErrorToast(): (thrown: unknown) => void {
  const text = useErrorText();
  return useCallback((thrown) => showToast({ tone: "error", text: text(toAppError(thrown)) }), [text]);
}
