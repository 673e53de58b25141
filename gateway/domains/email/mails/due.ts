import { DAY, HOUR, MINUTE, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import type { Working } from "#gateway/platform/entity/entity.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { current, dueBy, MailFolder, mailTable, nextDue, type MailRow } from "./repository.ts";
import { joinThread } from "./thread.ts";

/** The longest a timer waits; whoever is due later is looked for again. */
const LONGEST = HOUR;

/** What plans for a store. */
const plans = new WeakMap<Store, (at: number) => void>();

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
async function release({ store, clock, live }: Working): Promise<void> {
  const now = timestamp(clock);
  for (const row of await dueBy(store.db, now)) {
    const changed = await inTransaction(store, async (tx) => {
      const next = await mailTable.update(tx, row, {
        ...released(row, now),
        dueAt: null,
        lastAt: now,
        updatedAt: now,
      });
      const isSent = next?.folder === MailFolder.SENT && row.folder === MailFolder.DRAFT;
      return next ? [next, ...(isSent ? await joinThread(tx, next, now) : [])] : [];
    });
    live.publish(mailTable.name, ...changed.map(({ id }) => ({ kind: "UPDATED" as const, id: String(id) })));
  }
}

/** Sees to it that the next mail that is due is released though nobody looks; those whose time is over at once. */
export async function plan(context: Working): Promise<void> {
  const { store, clock, background } = context;
  const next = await nextDue(store.db);
  if (next === null) return;
  const planAt = plans.get(store) ?? background.atEarliest(clock, () => releaseAndPlan(context));
  plans.set(store, planAt);
  planAt(Math.min(Date.parse(next), clock.now() + LONGEST));
}

async function releaseAndPlan(context: Working): Promise<void> {
  await release(context);
  await plan(context);
}

/** Plans once the request's change is kept: the timer outlives the transaction that the request may work in. */
export const planAfterwards = (context: RequestContext): void =>
  context.afterwards((outside) => outside.background.after(0, () => plan(outside)));

/** Brings the mails up to date before they are changed: sample mails stand at today, and what was due is done. */
export async function releaseDue(context: Working): Promise<void> {
  await current(context);
  await release(context);
}
