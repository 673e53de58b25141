import type { Store } from "#gateway/platform/store/database.ts";
import { identitiesAt, identityOf } from "#gateway/domains/calendar/events/identities.ts";
import type { IcsPlan } from "./read.ts";

/** Passes over what the calendar, or the file before it, holds already. */
export async function withoutKnown(store: Store, { events, skipped }: IcsPlan): Promise<IcsPlan> {
  const known = await identitiesAt(
    store,
    events.map(({ data }) => data.startsAt),
  );
  const plan: IcsPlan = { events: [], skipped: [...skipped] };
  for (const event of events) {
    const identity = identityOf(event.data);
    if (known.has(identity))
      plan.skipped.push({
        line: event.line,
        title: event.data.title,
        field: "duplicate",
        message: "The calendar has this event already.",
      });
    else plan.events.push(event);
    known.add(identity);
  }
  return { events: plan.events, skipped: plan.skipped.sort((a, b) => a.line - b.line) };
}
