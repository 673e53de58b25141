import { CNY, micros } from "#gateway/platform/micros.ts";
import { earn, markTask, takeBack } from "#gateway/domains/ledger/points/rules.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { quietly } from "./coupons.ts";
import type { OrderRow } from "./repository.ts";

const pointsFor = (cash: bigint): number => Number(cash / CNY);

/** What whoever ordered is given once all of it is there: a point for each CNY that was paid in cash. */
export async function reward(within: Within, { userId, orderNo, paidCash }: OrderRow): Promise<void> {
  const points = pointsFor(micros(paidCash));
  if (points === 0) return;
  await markTask(quietly(within), { userId, task: "FIRST_ORDER", ref: orderNo });
  await earn(quietly(within), { userId, points, reason: "spend", ref: `order:${orderNo}` });
}

/** Takes back what was given for the cash that went back. */
export async function takeRewardBack(within: Within, order: OrderRow, cash: bigint): Promise<void> {
  const { userId, orderNo, paidCash } = order;
  const points = pointsFor(micros(paidCash)) - pointsFor(micros(paidCash) - cash);
  if (points > 0)
    await takeBack(quietly(within), { userId, points, reason: "refund", ref: `order:${orderNo}` });
}
