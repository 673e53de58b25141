import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { type AppError, toAppError } from "#web/lib/errors/appError.ts";
import { showToast } from "./toasts.ts";
import { useErrorText } from "./useErrorText.ts";

/** What is done to several rows, one after the other. */
export interface Turns<TRow extends { name: string }> {
  /** What it is called where it failed. */
  action: string;
  rows: readonly TRow[];
  act: (row: TRow) => Promise<unknown>;
  /** Says that it was done; called with those that it was done to, if any. */
  said: (done: readonly TRow[]) => void;
}

/**
 * Does something to one row after the other, and names those that it was not done to and why. Without an answer the rest is
 * left alone: each would be waited for as long.
 * @returns what runs it, and answers those that it was not done to: they stay chosen.
 */
export function useInTurn(): <TRow extends { name: string }>(turns: Turns<TRow>) => Promise<true | TRow[]> {
  const { t } = useTranslation("ui");
  const errorText = useErrorText();
  return useCallback(
    async ({ action, rows, act, said }) => {
      const left: (typeof rows)[number][] = [];
      let failure: AppError | undefined;
      for (const row of rows) {
        if (failure?.code !== "NETWORK")
          try {
            await act(row);
            continue;
          } catch (thrown) {
            failure = toAppError(thrown);
          }
        left.push(row);
      }
      const done = rows.filter((row) => !left.includes(row));
      if (done.length > 0) said(done);
      if (!failure) return true;
      const names = left.map(({ name }) => name).join(", ");
      showToast({ tone: "error", text: t("notDone", { action, names, reason: errorText(failure) }) });
      return left;
    },
    [t, errorText],
  );
}
