import { DAY } from "#gateway/platform/clock.ts";
import { hasSampleRows } from "#gateway/platform/sampleRows.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { BUSINESS_TIME } from "#gateway/platform/jobs/deadlines.ts";
import { mapEach } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { readBusinessTime, writeBusinessTime } from "#gateway/platform/store/businessTime.ts";
import { holdTable, inTransaction } from "#gateway/platform/store/transaction.ts";

const FARTHEST = 366 * DAY;

const refusals = {
  BACKWARDS: "Time only goes on: choose a later moment.",
  TOO_FAR: "It moves at most 366 days at once: choose an earlier moment.",
  MOVING: "It is being moved already: wait until it stands.",
  NO_SAMPLE_DATA: "Time is moved only where the gateway holds sample data.",
};

const refuse = (reason: keyof typeof refusals): AppError =>
  new AppError("CLOCK_REFUSED", refusals[reason], { reason });

const iso = (moment: number) => new Date(moment).toISOString();

export function shown({ businessClock }: Pick<RequestContext, "businessClock">) {
  const { offset, standsAt } = businessClock.time();
  return {
    now: iso(businessClock.now()),
    target: iso(businessClock.target()),
    aheadMs: offset,
    isMoving: standsAt !== null,
  };
}

/** @throws {AppError} CLOCK_REFUSED */
export async function advance(context: RequestContext, to: string) {
  const { home, homeLive, clock, businessClock, config } = context;
  if (!hasSampleRows(config)) throw refuse("NO_SAMPLE_DATA");
  const time = await inTransaction(home, async (db) => {
    await holdTable({ ...home, db }, "business_time");
    const { offset, standsAt } = await readBusinessTime(db);
    if (standsAt !== null) throw refuse("MOVING");
    const now = clock.now() + offset;
    const target = Date.parse(to);
    if (target <= now) throw refuse("BACKWARDS");
    if (target - now > FARTHEST) throw refuse("TOO_FAR");
    const moved = { offset: target - clock.now(), standsAt: now };
    await writeBusinessTime(db, moved);
    return moved;
  });
  businessClock.set(time);
  homeLive.publish(BUSINESS_TIME, { kind: "UPDATED", id: BUSINESS_TIME });
  return shown(context);
}

export const changes = (context: RequestContext) =>
  mapEach(context.homeLive.subscribe(BUSINESS_TIME), () => ({ clockChanged: shown(context) }));
