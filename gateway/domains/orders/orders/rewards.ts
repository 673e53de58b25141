import { CNY, micros } from "#gateway/platform/micros.ts";
import { earn, markTask, takeBack } from "#gateway/domains/ledger/points/rules.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import {
  earn as earnCommission,
  takeBack as takeCommissionBack,
} from "#gateway/domains/partners/commissions/rules.ts";
import {
  countPaid,
  releaseInviteDiscount,
  uncountPaid,
} from "#gateway/domains/partners/inviteCodes/rules.ts";
import { letGo, quietly } from "./coupons.ts";
import type { OrderRow } from "./repository.ts";

const pointsFor = (cash: bigint): number => Number(cash / CNY);

/** What whoever ordered is given once all of it is there: a point for each CNY that was paid in cash. */
async function givePoints(within: Within, { userId, orderNo, paidCash }: OrderRow): Promise<void> {
  const points = pointsFor(micros(paidCash));
  if (points === 0) return;
  await markTask(quietly(within), { userId, task: "FIRST_ORDER", ref: orderNo });
  await earn(quietly(within), { userId, points, reason: "spend", ref: `order:${orderNo}` });
}

/** What comes of an order once all of it is there: points for who ordered, commissions for who invited them. */
export async function reward(within: Within, order: OrderRow): Promise<void> {
  const { userId, orderNo, kind } = order;
  const cash = micros(order.paidCash);
  await givePoints(within, order);
  if (cash + micros(order.paidGift) > 0n) await countPaid(within, { userId, isCash: cash > 0n });
  await earnCommission(within, { orderNo, userId, kind, cash });
}

/** Takes back what was given for the cash that went back. */
export async function takeRewardBack(within: Within, order: OrderRow, cash: bigint): Promise<void> {
  const { userId, orderNo, paidCash, refundedCash } = order;
  const points = pointsFor(micros(paidCash)) - pointsFor(micros(paidCash) - cash);
  if (points > 0)
    await takeBack(quietly(within), { userId, points, reason: "refund", ref: `order:${orderNo}` });
  await takeCommissionBack(within, orderNo, micros(refundedCash));
  if (cash > 0n && micros(refundedCash) === micros(paidCash)) await uncountPaid(within, userId);
}

/** Lets go what an order held that does not come about: its coupon, and the discount of who was invited. */
export async function letAllGo(within: Within, order: OrderRow): Promise<void> {
  await letGo(within, order);
  await releaseInviteDiscount(within, order.userId, order.orderNo);
}
