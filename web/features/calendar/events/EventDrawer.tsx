import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useTranslation } from "react-i18next";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { changedFields } from "#web/ui/form/merge/changedFields.ts";
import { type CalendarEvent, texts } from "./calendarView.ts";
import type { EventSpan } from "./eventSpan.ts";
import { CalendarEventReadDocument } from "./events.generated.ts";
import { EventFields } from "./EventFields.tsx";
import { blankEvent, inputOf, valuesOf } from "./eventValues.ts";
import type { EventActions } from "./useEventActions.ts";

const schema = async () => (await import("./eventSchema.ts")).eventSchema;

/** What the drawer was opened for: an event that is changed, one that is copied, or a place for a new one. */
export interface EventDrawerShown {
  event?: CalendarEvent;
  copied?: CalendarEvent;
  span?: EventSpan;
}

export interface EventDrawerProps extends DrawerState, EventDrawerShown {
  calendars: readonly string[];
  actions: EventActions;
}

export function EventDrawer({ event, copied, span, calendars, actions, open, onClose }: EventDrawerProps) {
  const words = useWords(texts);
  const { t } = useTranslation("ui");
  const client = useApolloClient();
  const key = useRef(newKey());
  const base = useRef(event);
  const [first = "Business"] = calendars;
  const source =
    event ?? copied ?? blankEvent(span?.start ?? "", span?.end ?? "", span?.allDay ?? false, first);
  const initial = useRef(
    valuesOf(copied ? { ...source, title: t("commands.copyOf", { name: source.title }) } : source),
  );
  return (
    <FormDrawer
      open={open}
      onClose={onClose}
      title={words(event ? "edit" : "add")}
      {...(event && { meta: event.title })}
      schema={schema}
      initial={initial.current}
      submitLabel={event ? t("commands.save") : words("add")}
      {...(event && { record: `CalendarEvent:${event.seriesId ?? event.id}` })}
      onSubmit={async (values) => {
        const now = base.current;
        if (!now) await actions.create(inputOf(values, source), key.current);
        else {
          const change = changedFields(inputOf(valuesOf(now), now), inputOf(values, now));
          if (!(await actions.save(now, change, "done.saved", now.version))) return;
        }
        onClose();
      }}
      {...(event && {
        loadCurrent: async () => {
          const { record } = await fetchUncached(client, CalendarEventReadDocument, { id: event.id });
          return record
            ? {
                values: valuesOf(record),
                accept: () => {
                  base.current = record;
                },
              }
            : undefined;
        },
      })}
    >
      <EventFields calendars={calendars} rule={source.recurrence} />
    </FormDrawer>
  );
}
