import { DAY, HOUR, timestamp } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { tell } from "#gateway/domains/accounts/notifications/rules.ts";
import { balancesOf, type Within } from "#gateway/domains/ledger/transactions/rules.ts";
import type { Prices } from "#gateway/domains/catalogue/prices/rules.ts";
import { hourEnd, linesOf } from "./billing.ts";
import { debtOf, keepDebt, type DebtRow } from "./debtRepository.ts";
import * as records from "./recordRepository.ts";
import * as usage from "./repository.ts";
import type { DebtStageText, MeterEndingText } from "./repository.ts";

/** What telling somebody of money needs beside the place where it moves. */
export type Telling = Within & Pick<RequestContext, "clock">;

const ROOM_LOW = 72;
const ROOM_CRITICAL = 24;
/** How long a stage lasts before the next one begins by time alone. */
const lasting: Partial<Record<DebtStageText, { next: DebtStageText; after: number }>> = {
  overdue: { next: "suspended", after: DAY },
  suspended: { next: "final", after: 7 * DAY },
};
const stopped: readonly DebtStageText[] = ["suspended", "final"];
const order: readonly DebtStageText[] = ["normal", "low", "critical", "overdue", "suspended", "final"];

/** Each person's changes have a topic of their own. */
export const topicOf = (userId: string): string => `ledger_usage:${userId}`;

/** The mean of the last 24 hours' bills; before the first one, what an hour costs now. */
export async function hourlyOf(db: Db, prices: Prices, userId: string, now: number): Promise<bigint> {
  const running = (await usage.openMeters(db, userId)).filter(({ endedAt }) => endedAt === null);
  if (running.length === 0) return 0n;
  const { amount, hours } = await records.usedSince(db, userId, new Date(now - 24 * HOUR).toISOString());
  if (hours > 0) return amount / BigInt(hours);
  return running.flatMap((meter) => linesOf(prices, meter)).reduce((sum, line) => sum + line.amount, 0n);
}

/** How many hours a balance lasts, to a hundredth; null where nothing is spent. */
export const runwayOf = (balance: bigint, hourly: bigint): number | null =>
  hourly === 0n ? null : Number((balance * 100n) / hourly) / 100;

const byRunway = (hours: number | null): DebtStageText => {
  if (hours === null || hours >= ROOM_LOW) return "normal";
  return hours >= ROOM_CRITICAL ? "low" : "critical";
};

/** Ends what runs, for a reason of money. */
export async function stopAll(within: Within, userId: string, ending: MeterEndingText): Promise<void> {
  const endedAt = timestamp(within.businessClock);
  for (const meter of await usage.openMeters(within.home.db, userId))
    if (meter.endedAt === null) await usage.updateMeter(within.home.db, meter.id, { endedAt, ending });
}

/** Lets go on what had ended for a reason of money. */
export async function resumeAll(within: Within, userId: string, ending: MeterEndingText): Promise<void> {
  const { db } = within.home;
  const startedAt = timestamp(within.businessClock);
  const dueAt = new Date(hourEnd(within.businessClock.now())).toISOString();
  for (const former of await usage.endedBy(db, userId, ending)) {
    const id = newId("mtr", within.businessClock);
    await usage.insertMeter(db, { ...former, id, startedAt, endedAt: null, ending: null, dueAt });
    await usage.updateMeter(db, former.id, { successorId: id });
  }
}

/** Brings a person to a stage, with what follows from it. */
async function enter(within: Telling, row: DebtRow, stage: DebtStageText): Promise<DebtRow> {
  const now = within.businessClock.now();
  const next = lasting[stage];
  const entered = {
    ...row,
    stage,
    since: timestamp(within.businessClock),
    dueAt: next ? new Date(now + next.after).toISOString() : null,
  };
  const [wasStopped, isStopped] = [row.stage, stage].map((one) => stopped.includes(one));
  if (isStopped && !wasStopped) await stopAll(within, row.userId, "debt");
  if (wasStopped && !isStopped) await resumeAll(within, row.userId, "debt");
  const isWorse = order.indexOf(stage) > order.indexOf(row.stage);
  if (isWorse || order.indexOf(row.stage) >= order.indexOf("overdue"))
    await tell(within, row.userId, {
      kind: "debt",
      tone: stage === "low" ? "warn" : isWorse ? "bad" : "ok",
      message: isWorse ? `debt${capital(stage)}` : "debtSettled",
      link: "/user/recharge",
    });
  return entered;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Works out where a person stands after a bill or a payment, and keeps it. */
export async function stand(
  within: Telling,
  prices: Prices,
  userId: string,
  unpaid: bigint,
): Promise<DebtRow> {
  const { db } = within.home;
  const row = { ...(await debtOf(db, userId)), unpaid };
  const { CASH, GIFT } = await balancesOf(db, userId);
  const hourly = await hourlyOf(db, prices, userId, within.businessClock.now());
  const isBehind = order.indexOf(row.stage) >= order.indexOf("overdue");
  const stage = unpaid > 0n ? (isBehind ? row.stage : "overdue") : byRunway(runwayOf(CASH + GIFT, hourly));
  const kept = stage === row.stage ? row : await enter(within, row, stage);
  await keepDebt(db, kept);
  within.homeLive.publish(topicOf(userId), { kind: "UPDATED", id: userId });
  return kept;
}

/** Lets the next stage begin for whom the time of one is over. */
export async function step(within: Telling, userId: string): Promise<void> {
  const row = await debtOf(within.home.db, userId);
  const next = lasting[row.stage]?.next;
  await keepDebt(within.home.db, next ? await enter(within, row, next) : { ...row, dueAt: null });
  within.homeLive.publish(topicOf(userId), { kind: "UPDATED", id: userId });
}
