import { useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "../../lib/appError.ts";
import { createStore } from "../../lib/store.ts";
import { useUndoMutation } from "../../lib/undo.generated.ts";
import { showToast } from "./toasts.ts";
import { useErrorText } from "./useErrorText.ts";

/** How long the gateway lets a change be taken back, in milliseconds. */
const undoable = 60_000;

/** A change that was made and can be taken back. */
export interface UndoOffer {
  /** What was done, as one sentence. */
  text: string;
  /** The `undoToken`s of the mutations' answers, as they were made; without any there is nothing to take back and the text is only told. */
  tokens: readonly string[];
  /** Called when it was taken back: forgets what the cache held of it. */
  onUndone: () => void;
}

/** A change that Ctrl Z takes back. */
export interface OpenUndo {
  text: string;
  until: number;
  run: () => void;
}

/** The changes that can still be taken back, the newest last. */
export const openUndos = createStore<readonly OpenUndo[]>([]);

/**
 * Gives a function that tells of a change in a toast with Undo. For a minute Ctrl Z takes the newest such change back too,
 * while nobody is typing.
 */
export function useUndo(): (offer: UndoOffer) => void {
  const { t } = useTranslation("ui");
  const errorText = useErrorText();
  const [undo] = useUndoMutation();
  return useCallback(
    ({ text, tokens, onUndone }: UndoOffer) => {
      if (tokens.length === 0) return showToast({ tone: "success", text });
      const close = () => openUndos.set(openUndos.get().filter((one) => one !== open));
      const open: OpenUndo = {
        text,
        until: Date.now() + undoable,
        run: () => {
          close();
          const takeBack = async () => {
            for (const token of tokens.toReversed()) await undo({ variables: { token } });
          };
          takeBack().then(
            () => {
              onUndone();
              showToast({ tone: "success", text: t("undo.done") });
            },
            (thrown: unknown) => {
              const error = toAppError(thrown);
              if (error.code === "NETWORK") openUndos.set([...openUndos.get(), open]);
              showToast({ tone: "error", text: error.reason ? t(`undo.refused.${error.reason}`) : errorText(error) });
            },
          );
        },
      };
      openUndos.set([...openUndos.get().filter(({ until }) => until > Date.now()), open]);
      showToast({ tone: "success", text, action: { label: t("undo.action"), run: open.run } });
    },
    [t, errorText, undo],
  );
}

/** Lets Ctrl Z (Cmd Z) take the newest change back, except where it belongs to what is being typed. */
export function useUndoKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      const typing = target instanceof HTMLElement && (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"));
      const last = openUndos.get().findLast(({ until }) => until > Date.now());
      if (typing || !last) return;
      event.preventDefault();
      last.run();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
