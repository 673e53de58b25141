import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { toAppError } from "#web/lib/errors/appError.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { sendLater } from "#web/features/email/mails/data/mailOutbox.ts";
import type { Person } from "#web/features/email/mails/data/composeInput.ts";
import type { ComposeValues } from "#web/features/email/mails/data/composeSchema.ts";
import {
  type Composing,
  composeStore,
  forgetComposing,
  keepComposing,
  noteDraft,
  writer,
} from "#web/features/email/mails/data/composeStore.ts";
import { keepDraft, letterOf } from "#web/features/email/mails/data/letters.ts";

/** How long a pause in writing is before the draft is saved, in milliseconds. */
const pause = 1_200;

export type DraftState = "new" | "saving" | "saved" | "kept";

/** Keeps what is written: in this browser at once, on the gateway after every pause and when the window is left. */
export function useDraftSaving(composing: Composing, contacts: readonly Person[]) {
  const client = useApolloClient();
  const [state, setState] = useState<DraftState>(composing.draft ? "saved" : "new");
  const [author] = useState(writer);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<ComposeValues>(undefined);

  const { keeping } = composing;
  const letter = (values: ComposeValues) =>
    letterOf({ replyTo: composing.replyTo, draft: keeping.draft, values }, contacts);

  const save = async () => {
    const values = latest.current;
    latest.current = undefined;
    if (!values) return;
    setState("saving");
    try {
      keeping.draft = await keepDraft(client, newKey(), letter(values));
      noteDraft(keeping);
      setState("saved");
    } catch (thrown) {
      latest.current ??= values;
      setState(toAppError(thrown).code === "BAD_USER_INPUT" ? "new" : "kept");
    }
  };

  /** Saves what is not saved yet; what cannot be saved now waits for the gateway. */
  const leave = async () => {
    clearTimeout(timer.current);
    if (writer() !== author) return;
    keeping.running = keeping.running.then(save);
    await keeping.running;
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
      if (next && next.keeping !== composing.keeping) void now.current.leave();
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
        keepComposing({ ...composing, draft: composing.keeping.draft, values });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          composing.keeping.running = composing.keeping.running.then(() => now.current.save());
        }, pause);
      },
      [composing],
    ),
    /** Waits for what is on its way and saves nothing more. */
    stop: useCallback(async () => {
      clearTimeout(timer.current);
      latest.current = undefined;
      await composing.keeping.running;
      return composing.keeping.draft;
    }, [composing]),
  };
}
