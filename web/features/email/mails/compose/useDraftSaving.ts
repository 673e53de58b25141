import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { toAppError } from "../../../../lib/appError.ts";
import { newKey } from "../../../../lib/newKey.ts";
import { sendLater } from "../mailOutbox.ts";
import type { Person } from "./composeInput.ts";
import type { ComposeValues } from "./composeSchema.ts";
import { type Composing, composeStore, forgetComposing, keepComposing, writer } from "./composeStore.ts";
import { keepDraft, letterOf } from "./letters.ts";

/** How long a pause in writing is before the draft is saved, in milliseconds. */
const pause = 1_200;

export type DraftState = "new" | "saving" | "saved" | "kept";

/** Keeps what is written: in this browser at once, on the gateway after every pause and when the window is left. */
export function useDraftSaving(composing: Composing, contacts: readonly Person[]) {
  const client = useApolloClient();
  const isReply = composing.replyTo !== undefined;
  const [state, setState] = useState<DraftState>(composing.draft ? "saved" : "new");
  const [author] = useState(writer);
  const draft = useRef(composing.draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef<ComposeValues>(undefined);

  const letter = (values: ComposeValues) => letterOf({ replyTo: undefined, draft: draft.current, values }, contacts);

  const save = async () => {
    const values = latest.current;
    latest.current = undefined;
    if (!values || isReply) return;
    setState("saving");
    try {
      draft.current = await keepDraft(client, newKey(), letter(values));
      if (composeStore.get()?.key === composing.key) keepComposing({ ...composing, draft: draft.current, values: latest.current ?? values });
      setState("saved");
    } catch (thrown) {
      latest.current ??= values;
      setState(toAppError(thrown).code === "BAD_USER_INPUT" ? "new" : "kept");
    }
  };

  /** Saves what is not saved yet; what cannot be saved now waits for the gateway. */
  const leave = async () => {
    clearTimeout(timer.current);
    if (isReply || writer() !== author) return;
    running.current = running.current.then(save);
    await running.current;
    const values = latest.current;
    latest.current = undefined;
    if (values && writer() === author) sendLater(client, newKey(), { ...letter(values), isDraft: true });
    forgetComposing(composing);
  };

  const now = useRef({ save, leave });
  useEffect(() => {
    now.current = { save, leave };
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // Another mail took its place; another screen's window goes on with the same.
      const next = composeStore.get();
      if (next && next.key !== composing.key) void now.current.leave();
    },
    [composing],
  );
  return {
    state,
    leave,
    /** Notes what is written now. */
    note: useCallback(
      (values: ComposeValues) => {
        latest.current = values;
        keepComposing({ ...composing, draft: draft.current, values });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          running.current = running.current.then(() => now.current.save());
        }, pause);
      },
      [composing],
    ),
    /** Waits for what is on its way and saves nothing more. */
    stop: useCallback(async () => {
      clearTimeout(timer.current);
      latest.current = undefined;
      await running.current;
      return draft.current;
    }, []),
  };
}
