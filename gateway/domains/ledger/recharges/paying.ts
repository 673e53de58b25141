import { DAY, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { micros } from "#gateway/platform/micros.ts";
import { type Live, toldAfterwards } from "#gateway/platform/live.ts";
import { announce, type NotificationInput } from "#gateway/domains/accounts/notifications/rules.ts";
import { markTask } from "#gateway/domains/ledger/points/rules.ts";
import { hold, post, type EntryInput, type Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { collectUnpaid, type Telling } from "#gateway/domains/ledger/usage/rules.ts";
import { recharges, type RechargeStepName } from "./machine.ts";
import { purposeOf } from "./purposes.ts";
import * as kept from "./repository.ts";
import type { RechargeRow } from "./repository.ts";
import { bonusOf, GIFT_DAYS } from "./terms.ts";

type News = Pick<NotificationInput, "tone" | "message">;

const arrived: News = { tone: "ok", message: "rechargeArrived" };
const newsOf: Partial<Record<RechargeStepName, News>> = {
  PAY: arrived,
  CONFIRM: arrived,
  FAIL: { tone: "bad", message: "rechargeFailed" },
  REFUND: { tone: "info", message: "rechargeRefunded" },
};

/** The live topic of somebody's recharges. */
export const topicOf = (userId: string): string => `recharges:${userId}`;

export const tell = (live: Live, { id, userId }: Pick<RechargeRow, "id" | "userId">): void =>
  live.publish(topicOf(userId), { kind: "UPDATED", id });

/** What a recharge brings now: twice as much the first time that it brings anything; nothing where it pays for something. */
export async function giftOf(
  { home: { db } }: Pick<Within, "home">,
  { userId, amount, purpose }: Pick<RechargeRow, "userId" | "amount" | "purpose">,
): Promise<{ bonus: bigint; isDoubled: boolean }> {
  if (purpose !== null) return { bonus: 0n, isDoubled: false };
  const bonus = bonusOf(micros(amount));
  const isDoubled = bonus > 0n && !(await kept.wasDoubled(db, userId));
  return { bonus: isDoubled ? 2n * bonus : bonus, isDoubled };
}

/**
 * Takes a step of a recharge, within a transaction.
 * @throws {AppError} STEP_REFUSED
 */
export async function take(
  within: Within,
  row: RechargeRow,
  action: RechargeStepName,
  changes: Partial<Omit<RechargeRow, "id" | "no" | "userId" | "status">> = {},
): Promise<RechargeRow> {
  const { to, from, guard } = recharges.steps[action];
  if (!from.some((state) => state === row.status) || guard?.(row) !== undefined)
    throw recharges.refusal(row, action);
  const next = await kept.step(within.home.db, row, { ...changes, status: to });
  if (!next) throw new AppError("CONFLICT", "The recharge has just changed: look at what it is now.");
  within.afterwards(() => tell(within.homeLive, next));
  await tellStep(within, next, action);
  return next;
}

/** Tells whose recharge it is what became of it, where that is news. */
async function tellStep(within: Within, row: RechargeRow, action: RechargeStepName): Promise<void> {
  const news = newsOf[action];
  if (!news || (action === "PAY" && row.purpose !== null)) return;
  const { no, userId, amount, bonus } = row;
  const hasGift = micros(bonus) > 0n;
  await announce(within, userId, {
    kind: "billing",
    ...news,
    params: { no, amountMicros: amount, bonusMicros: bonus, ...(hasGift && { context: "gift" }) },
    link: "/user/recharge",
  });
}

const expiryOf = (clock: Clock): string => timestamp(clock, GIFT_DAYS * DAY);

/** Brings the money of a recharge into the balance, with what is given for it; within a transaction. */
export async function pay(
  within: Telling,
  row: RechargeRow,
  action: "PAY" | "CONFIRM",
  actorId: string | null,
): Promise<RechargeRow> {
  const { userId, channel, id } = row;
  const amount = micros(row.amount);
  // Two payments of one person do not both count as the first.
  await hold(within.home, [userId]);
  const { bonus, isDoubled } = await giftOf(within, row);
  const entries: EntryInput[] = [
    { account: { platform: `CLEARING:${channel}` }, delta: -amount },
    { account: { userId, kind: "CASH" }, delta: amount },
    { account: { platform: "GIFT_COST" }, delta: -bonus },
    { account: { userId, kind: "GIFT" }, delta: bonus, expiresAt: expiryOf(within.businessClock) },
  ];
  const { transaction } = await post(within, {
    type: "recharge",
    ref: { type: "recharge", id },
    memo: row.no,
    actorId,
    key: `recharge ${id}`,
    entries,
  });
  const homeLive = toldAfterwards(within.homeLive, within.afterwards);
  await markTask({ ...within, homeLive }, { userId, task: "FIRST_RECHARGE", ref: id });
  const paidAt = timestamp(within.businessClock);
  const paid = await take(within, row, action, {
    bonus: bonus.toString(),
    isDoubled,
    paidAt,
    transactionId: transaction.id,
  });
  await purposeOf(paid)?.settle(within, paid);
  await collectUnpaid(within, userId);
  return paid;
}
