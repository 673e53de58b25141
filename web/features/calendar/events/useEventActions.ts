import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import type {
  CalendarEventCreateInput,
  CalendarEventScope,
  CalendarEventUpdateInput,
} from "#web/generated/types.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { type CalendarEvent, type Range, texts } from "./calendarView.ts";
import { dropEvents, placeEvents, rowIdOf } from "./eventCache.ts";
import {
  CalendarEventCreateDocument,
  CalendarEventDeleteDocument,
  CalendarEventSaveDocument,
  CalendarRangeDocument,
} from "./events.generated.ts";
import { askScope } from "./scopePrompt.ts";

export type EventActions = ReturnType<typeof useEventActions>;

const scopeOf = async (
  event: CalendarEvent,
  kind: "change" | "remove",
): Promise<CalendarEventScope | undefined> =>
  event.seriesId ? await askScope({ kind, title: event.title }) : "ALL";

/** What can be done to the events of a range: each is told with Undo. */
export function useEventActions({ from, to }: Range) {
  const words = useWords(texts);
  const client = useApolloClient();
  const mutate = useMutate();
  const offerUndo = useUndo();
  const tellError = useErrorToast();
  return useMemo(() => {
    const range = { from, to };
    const { cache } = client;
    const onUndone = () => void client.refetchQueries({ include: [CalendarRangeDocument] });

    /** Saves a change; answers false where the question which instances are meant is left. */
    const save = async (
      event: CalendarEvent,
      input: CalendarEventUpdateInput,
      done: string,
      expectedVersion?: number,
    ): Promise<boolean> => {
      const scope = await scopeOf(event, "change");
      if (!scope) return false;
      const variables = { id: event.id, input, scope, ...range, ...(expectedVersion && { expectedVersion }) };
      const { saved } = await mutate(CalendarEventSaveDocument, variables);
      placeEvents(cache, range, saved.events);
      offerUndo({
        text: words(done, { title: input.title ?? event.title }),
        tokens: [saved.undoToken],
        onUndone,
      });
      return true;
    };

    return {
      save,
      create: async (input: CalendarEventCreateInput, idempotencyKey: string = newKey()) => {
        const { created } = await mutate(CalendarEventCreateDocument, { input, idempotencyKey, ...range });
        placeEvents(cache, range, [created]);
        offerUndo({
          text: words("done.created", { title: input.title }),
          takeBack: async () => {
            await mutate(CalendarEventDeleteDocument, { id: created.id, scope: "ALL" });
            dropEvents(cache, range, (event) => rowIdOf(event) === created.id);
          },
          onUndone: () => undefined,
        });
      },
      /** Moves an event or changes its length; answers whether it was done. */
      reschedule: async (
        event: CalendarEvent,
        input: Pick<CalendarEventUpdateInput, "start" | "end" | "allDay">,
        done: "done.moved" | "done.resized",
      ): Promise<boolean> => {
        try {
          return await save(event, input, done);
        } catch (thrown) {
          tellError(thrown);
          return false;
        }
      },
      remove: async (event: CalendarEvent): Promise<boolean> => {
        const scope = await scopeOf(event, "remove");
        if (!scope) return false;
        try {
          const { removal } = await mutate(CalendarEventDeleteDocument, { id: event.id, scope });
          const row = rowIdOf(event);
          dropEvents(
            cache,
            range,
            (one) =>
              one.id === event.id ||
              (rowIdOf(one) === row &&
                (scope === "ALL" ||
                  (scope === "FOLLOWING" && (one.originalStart ?? "") >= (event.originalStart ?? "")))),
          );
          offerUndo({
            text: words("done.deleted", { title: event.title }),
            tokens: [removal.undoToken],
            onUndone,
          });
          return true;
        } catch (thrown) {
          tellError(thrown);
          return false;
        }
      },
    };
  }, [from, to, words, client, mutate, offerUndo, tellError]);
}
