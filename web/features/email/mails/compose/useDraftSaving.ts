import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { type AppError, toAppError } from "../../../../lib/appError.ts";
import { readFigures, readRow, settleRows, writeFigures } from "../mailCache.ts";
import { recounted } from "../mailPlaces.ts";
import { useMailDraftKeepMutation } from "./compose.generated.ts";
import { inputOf } from "./composeInput.ts";
import type { ComposeValues } from "./composeSchema.ts";
import { type Composing, keepComposing } from "./composeStore.ts";

/** How long a pause in writing is before the draft is saved, in milliseconds. */
const pause = 1_200;

export type DraftState = "new" | "saving" | "saved" | "kept";

interface Contact {
  name: string;
  email: string;
}

/**
 * Keeps what is written: in this browser at once, on the gateway after every pause. A draft that somebody else changed or
 * deleted meanwhile becomes one of its own, so that neither text is lost.
 */
export function useDraftSaving(composing: Composing, contacts: readonly Contact[]) {
  const { cache } = useApolloClient();
  const [state, setState] = useState<DraftState>(composing.draft ? "saved" : "new");
  const [keep] = useMailDraftKeepMutation();
  const draft = useRef(composing.draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef<ComposeValues>(undefined);

  const save = useCallback(async () => {
    const values = latest.current;
    latest.current = undefined;
    if (!values || composing.replyTo !== undefined) return;
    setState("saving");
    const before = draft.current && readRow(cache, draft.current.id);
    const send = (known: Composing["draft"]) =>
      keep({
        variables: { input: inputOf(values, contacts), ...(known && { id: known.id, expectedVersion: known.version }) },
        update: (store, { data }) => {
          if (!data) return;
          const row = data.mailDraftSave;
          settleRows(store, new Map([[row.id, row]]));
          const figures = readFigures(store);
          if (figures) writeFigures(store, recounted(figures, [{ before: before ?? null, after: row }]));
        },
      });
    try {
      const { data } = await send(draft.current).catch((thrown: unknown) => {
        const { code } = toAppError(thrown);
        if (code !== "VERSION_CONFLICT" && code !== "NOT_FOUND") throw thrown;
        return send(undefined);
      });
      const { id, version } = data.mailDraftSave;
      draft.current = { id, version };
      keepComposing({ ...composing, draft: draft.current, values });
      setState("saved");
    } catch (thrown) {
      const error: AppError = toAppError(thrown);
      latest.current ??= values;
      setState(error.code === "BAD_USER_INPUT" ? "new" : "kept");
    }
  }, [cache, composing, contacts, keep]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    state,
    /** Notes what is written now. */
    note: useCallback(
      (values: ComposeValues) => {
        latest.current = values;
        keepComposing({ ...composing, draft: draft.current, values });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          running.current = running.current.then(save);
        }, pause);
      },
      [composing, save],
    ),
    /** Saves what is not saved yet, and answers the draft. */
    flush: useCallback(async () => {
      clearTimeout(timer.current);
      running.current = running.current.then(save);
      await running.current;
      return draft.current;
    }, [save]),
    /** Waits for what is on its way and saves nothing more. */
    stop: useCallback(async () => {
      clearTimeout(timer.current);
      latest.current = undefined;
      await running.current;
      return draft.current;
    }, []),
  };
}
