import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useUndoMutation } from "#web/lib/graphql/undo.generated.ts";
import { offerUndoKey, type OpenUndo } from "./openUndos.ts";
import { openToast, showToast } from "./toasts.ts";
import { useErrorText } from "./useErrorText.ts";

/** How long the gateway lets a change be taken back, in milliseconds. */
const undoable = 60_000;

/** A change that was made and can be taken back. */
export interface UndoOffer {
  /** What was done, as one sentence. */
  text: string;
  /** The `undoToken`s of the mutations' answers, as they were made; null for one that changed nothing. */
  tokens?: readonly (string | null | undefined)[];
  /** Takes it back, where that needs no token. Without either there is nothing to take back, and the text is only told. */
  takeBack?: () => Promise<unknown>;
  /** Called when it was taken back: forgets what the cache held of it. */
  onUndone: () => void;
}

/**
 * Gives a function that tells of a change in a toast with Undo. For a minute Ctrl Z takes the newest such change back too,
 * while nobody is typing; whichever way it goes back, the toast goes with it.
 */
export function useUndo(): (offer: UndoOffer) => void {
  const { t } = useTranslation("ui");
  const errorText = useErrorText();
  const [undo] = useUndoMutation();
  return useCallback(
    ({ text, tokens: answered = [], takeBack, onUndone }: UndoOffer) => {
      const tokens = answered.filter((token) => typeof token === "string");
      if (tokens.length === 0 && !takeBack) return showToast({ tone: "success", text });
      const undoAll = async () => {
        for (const token of tokens.toReversed()) await undo({ variables: { token } });
        await takeBack?.();
      };
      let takeKeyAway: () => void;
      const close = () => {
        takeKeyAway();
        takeToastAway();
      };
      const open: OpenUndo = {
        text,
        until: Date.now() + undoable,
        run: () => {
          close();
          undoAll().then(
            () => {
              onUndone();
              showToast({ tone: "success", text: t("undo.done") });
            },
            (thrown: unknown) => {
              const error = toAppError(thrown);
              if (error.code === "NETWORK") takeKeyAway = offerUndoKey(open);
              const reason = error.code === "VERSION_CONFLICT" ? "CHANGED" : error.reason;
              showToast({ tone: "error", text: reason ? t(`undo.refused.${reason}`) : errorText(error) });
            },
          );
        },
      };
      takeKeyAway = offerUndoKey(open);
      const takeToastAway = openToast({
        tone: "success",
        text,
        action: { label: t("undo.action"), run: open.run },
      });
    },
    [t, errorText, undo],
  );
}
