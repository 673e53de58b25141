import { DAY, HOUR, MINUTE, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { current, dueBy, MailFolder, mailTable, nextDue, type MailRow } from "./repository.ts";

/** The longest a timer waits; whoever is due later is looked for again. */
const LONGEST = HOUR;

/** When the timer of a store goes off. */
const planned = new WeakMap<Store, number>();

/**
 * An instant that lies 1 minute to 1 year ahead, as it is kept.
 * @throws {AppError} BAD_USER_INPUT at the field.
 */
export function ahead(clock: Clock, field: string, instant: string): string {
  const wait = Date.parse(instant) - clock.now();
  if (!(wait >= MINUTE && wait <= 366 * DAY)) {
    throw badInput({
      [field]: {
        code: "INVALID",
        message: `${field} must lie between 1 minute and 1 year ahead: choose another time.`,
      },
    });
  }
  return timestamp(clock, wait);
}

const released = ({ folder }: MailRow, now: string) =>
  folder === MailFolder.DRAFT
    ? { folder: MailFolder.SENT, sentAt: now, sampleDay: null }
    : { isRead: false, isArchived: false, sampleDay: null };

/** Sends what was to be sent by now, and brings back what was snoozed until now. */
async function release({ store: { db }, clock, live }: RequestContext): Promise<void> {
  const now = timestamp(clock);
  for (const row of await dueBy(db, now)) {
    const changed = await mailTable.update(db, row, {
      ...released(row, now),
      dueAt: null,
      lastAt: now,
      updatedAt: now,
    });
    if (changed) live.publish(mailTable.name, { kind: "UPDATED", id: String(row.id) });
  }
}

/** Sees to it that the next mail that is due is released though nobody looks. */
export async function plan(context: RequestContext): Promise<void> {
  const { store, clock, background } = context;
  const next = await nextDue(store.db);
  if (next === null) return;
  const at = Math.min(Date.parse(next), clock.now() + LONGEST);
  if ((planned.get(store) ?? Number.POSITIVE_INFINITY) <= at) return;
  planned.set(store, at);
  background.after(Math.max(at - clock.now(), 0), async () => {
    planned.delete(store);
    await release(context);
    await plan(context);
  });
}

/** Brings the mails up to date before they are used: sample mails stand at today, and what was due is done. */
export async function releaseDue(context: RequestContext): Promise<void> {
  await current(context);
  await release(context);
  await plan(context);
}
