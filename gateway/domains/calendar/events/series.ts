import { AppError, notFound } from "#gateway/platform/errors.ts";
import { keyOf, readInput } from "#gateway/platform/entity/inputs.ts";
import { changeUndoably, type Undoable } from "#gateway/platform/entity/undo.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { changeVersioned } from "#gateway/platform/store/versioned.ts";
import type { CalendarEventScope } from "#gateway/generated/resolvers.ts";
import { change, untouched } from "./inputs.ts";
import { instanceAt, placeOf } from "./instances.ts";
import { endedBefore, later, lengthOf, movedRule, nextReminder, restFrom } from "./recurrence.ts";
import { events, type CalendarEventData, type CalendarEventRow, type EventOverride } from "./repository.ts";
import { planAfterwards } from "./reminders.ts";
import { records, today, told } from "./rules.ts";

type Changes = Partial<CalendarEventData>;
type Exceptions = CalendarEventData["exceptions"];

/** What a change makes of a series: what it becomes itself, and what goes on in its place. */
interface Outcome {
  changes: Changes;
  added?: Changes;
}

const kept = (exceptions: Exceptions, wanted: (start: string) => boolean, ms = 0): Exceptions =>
  Object.fromEntries(
    Object.entries(exceptions ?? {})
      .filter(([start]) => wanted(start))
      .map(([start, one]) => [
        later(start, ms),
        one && {
          ...one,
          ...(one.startsAt && { startsAt: later(one.startsAt, ms) }),
          ...(one.endsAt && { endsAt: later(one.endsAt, ms) }),
        },
      ]),
  );

/** Changes of an instance as changes of the whole: it moves as far as the instance does. */
function moved(
  series: CalendarEventRow,
  instance: CalendarEventRow,
  changes: Changes,
  start: string,
): Changes {
  const { startsAt = instance.startsAt, endsAt, ...rest } = changes;
  const ms = Date.parse(startsAt) - Date.parse(instance.startsAt);
  const length = endsAt ? Date.parse(endsAt) - Date.parse(startsAt) : lengthOf(instance);
  const begins = later(start, ms);
  return {
    recurrence: movedRule(series, later(series.startsAt, ms)),
    ...rest,
    startsAt: begins,
    endsAt: later(begins, length),
    exceptions: kept(series.exceptions, (at) => at >= start, ms),
  };
}

function outcomeOf(
  series: CalendarEventRow,
  instance: CalendarEventRow | null,
  scope: CalendarEventScope,
  changes: Changes,
): Outcome {
  const start = instance?.originalStart;
  if (!instance || start === undefined) return { changes };
  if (scope === "THIS") {
    const { title, startsAt, endsAt, allDay, calendar, url, location, description, guests } = changes;
    const override: EventOverride = JSON.parse(
      JSON.stringify({ title, startsAt, endsAt, allDay, calendar, url, location, description, guests }),
    );
    const { startsAt: from, endsAt: to } = instance;
    const before = series.exceptions?.[start] ?? { startsAt: from, endsAt: to };
    return {
      changes: { exceptions: { ...series.exceptions, [start]: { ...before, ...override } }, ...untouched },
    };
  }
  if (scope === "ALL" || start <= series.startsAt)
    return { changes: { ...moved(series, instance, changes, series.startsAt), ...untouched } };
  return {
    changes: {
      recurrence: endedBefore(series.recurrence, start),
      exceptions: kept(series.exceptions, (at) => at < start),
      ...untouched,
    },
    added: moved({ ...series, recurrence: restFrom(series, start) }, instance, changes, start),
  };
}

/** What an identifier names, as it is now. */
async function read(db: Db, id: string, expectedVersion?: number | null) {
  const place = placeOf(id);
  return await changeVersioned(
    "Event",
    expectedVersion,
    () => events.byId(db, keyOf(place.id)),
    (row) => Promise.resolve(row),
  ).then((series) => {
    const instance = place.start === null ? null : instanceAt(series, place.start);
    if (instance === undefined) throw notFound("Event");
    return { series, instance };
  });
}

const changed = async (context: RequestContext, db: Db, row: CalendarEventRow, changes: Changes) => {
  const next = await records.write(db, context.clock, row, changes);
  if (!next) throw new AppError("CONFLICT", "The event was changed at the same moment: try it again.");
  return next;
};

/** Changes an event, or of one that repeats what the scope says. */
export const save = today(
  async (
    context: RequestContext,
    id: string,
    input: object,
    scope: CalendarEventScope,
    expectedVersion?: number | null,
  ): Promise<Undoable & { events: CalendarEventRow[] }> => {
    const changes = { ...readInput(change, input), ...told(context, input) };
    const { rows, undoToken } = await changeUndoably(
      context,
      events.name,
      [keyOf(placeOf(id).id)],
      async (db) => {
        const { series, instance } = await read(db, id, expectedVersion);
        if (Object.keys(changes).length === 0) return [];
        const outcome = outcomeOf(series, instance, scope, changes);
        const row = await changed(context, db, series, outcome.changes);
        if (!outcome.added) return [row];
        const { id: _id, version: _version, ...data } = series;
        const now = timestamp(context.clock);
        const rest = { ...data, ...outcome.added, ...untouched, createdAt: now, updatedAt: now };
        records.check(rest);
        rest.remindAt = nextReminder(rest, now);
        return [row, await events.insert(db, rest)];
      },
    );
    planAfterwards(context);
    return {
      events: rows.length > 0 ? rows : [(await read(context.store.db, placeOf(id).id)).series],
      undoToken,
    };
  },
);

/** Removes an event, or of one that repeats what the scope says. */
export const remove = today(
  async (
    context: RequestContext,
    id: string,
    scope: CalendarEventScope,
  ): Promise<Undoable & { ids: string[] }> => {
    const { series, instance } = await read(context.store.db, id);
    const start = instance?.originalStart;
    if (start === undefined || scope === "ALL" || (scope === "FOLLOWING" && start <= series.startsAt))
      return await records.remove(context, String(series.id));
    const changes: Changes =
      scope === "THIS"
        ? { exceptions: { ...series.exceptions, [start]: null }, ...untouched }
        : {
            recurrence: endedBefore(series.recurrence, start),
            exceptions: kept(series.exceptions, (at) => at < start),
            ...untouched,
          };
    const { undoToken } = await changeUndoably(context, events.name, [series.id], async (db) => [
      await changed(context, db, (await read(db, id)).series, changes),
    ]);
    return { ids: [id], undoToken };
  },
);
