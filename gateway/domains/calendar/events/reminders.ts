import { DAY, HOUR, timestamp } from "#gateway/platform/clock.ts";
import type { Working } from "#gateway/platform/entity/entity.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { tell } from "#gateway/domains/accounts/notifications/rules.ts";
import { dueBy, events, nextDue, type CalendarEventRow } from "./repository.ts";
import { nextReminder } from "./recurrence.ts";

type Telling = Working & Pick<RequestContext, "home" | "homeLive">;

/** The longest a timer waits; whoever is due later is looked for again. */
const LONGEST = HOUR;
const LATE = DAY;

/** What plans for a store. */
const plans = new WeakMap<Store, (at: number) => void>();

async function remind(context: Telling, row: CalendarEventRow): Promise<void> {
  const now = timestamp(context.clock);
  const next = await events.update(context.store.db, row, {
    remindAt: nextReminder(row, now),
    updatedAt: row.updatedAt,
  });
  const isLate = context.clock.now() - Date.parse(row.remindAt ?? now) > LATE;
  if (!next || row.remindFor === null || isLate) return;
  await tell(context, row.remindFor, {
    kind: "system",
    tone: "info",
    title: row.title,
    text: row.location || null,
    link: `/apps/calendar?open=${row.id}`,
  });
  context.live.publish(events.name, { kind: "UPDATED", id: String(row.id) });
}

/** Sees to it that reminders are told in time; those whose time is over at once. */
export async function plan(context: Telling): Promise<void> {
  const { store, clock, background } = context;
  const next = await nextDue(store.db);
  if (next === null) return;
  const planAt = plans.get(store) ?? background.atEarliest(clock, () => remindAndPlan(context));
  plans.set(store, planAt);
  planAt(Math.min(Date.parse(next), clock.now() + LONGEST));
}

async function remindAndPlan(context: Telling): Promise<void> {
  for (const row of await dueBy(context.store.db, timestamp(context.clock))) await remind(context, row);
  await plan(context);
}

/** Takes up the reminders that waited while the gateway was away. */
export const resume = (working: Working): Promise<void> =>
  plan({ ...working, home: working.store, homeLive: working.live });

/** Plans once the request's change is kept. */
export const planAfterwards = (context: RequestContext): void =>
  context.afterwards((outside) => outside.background.after(0, () => plan(outside)));
