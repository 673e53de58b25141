import type { Store } from "#gateway/platform/store/database.ts";
import { batches } from "#gateway/platform/store/statements.ts";
import type { CalendarEventRow } from "./repository.ts";

/** What an event is known by when it comes once more. */
export const identityOf = ({
  title,
  startsAt,
  endsAt,
  allDay,
  recurrence,
}: Pick<CalendarEventRow, "title" | "startsAt" | "endsAt" | "allDay" | "recurrence">): string =>
  JSON.stringify([title, startsAt, endsAt, allDay, recurrence]);

/** The identities of the events that start at one of these instants. */
export async function identitiesAt({ db }: Store, starts: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const some of batches([...new Set(starts)])) {
    const rows = await db
      .selectFrom("calendar_events")
      .select(["title", "startsAt", "endsAt", "allDay", "recurrence"])
      .where("startsAt", "in", some)
      .execute();
    for (const row of rows) known.add(identityOf(row));
  }
  return known;
}
