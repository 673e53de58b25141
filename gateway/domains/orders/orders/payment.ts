import { timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { micros } from "#gateway/platform/micros.ts";
import { balancesOf, hold, post, type Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { amend, step, type Doer } from "./changes.ts";
import { holdFor, letGo } from "./coupons.ts";
import { provision } from "./provisioning.ts";
import type { OrderRow, PayChannel } from "./repository.ts";

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * Lets an order hold another coupon, or none, and cost what it costs with it.
 * @throws {AppError} COUPON_UNUSABLE
 */
export async function withCoupon(
  within: Within,
  order: OrderRow,
  couponId: string | null,
): Promise<OrderRow> {
  if (order.couponId === couponId) return order;
  if (order.couponId !== null) await letGo(within, order);
  const whole = micros(order.payable) + micros(order.couponDiscount);
  if (couponId === null)
    return await amend(within, order, {
      couponId: null,
      couponTitle: null,
      couponDiscount: "0",
      payable: whole.toString(),
    });
  const { discount, title } = await holdFor(within, { ...order, couponId: null }, couponId);
  return await amend(within, order, {
    couponId,
    couponTitle: title,
    couponDiscount: discount.toString(),
    payable: (whole - discount).toString(),
  });
}

/** What an order is paid from. */
export interface Funds {
  useGift: boolean;
  /** How much of the cash, at most; null for all of it. */
  cashMax: bigint | null;
  /** The channel by which some of it has just come in, and the movement by which it did. */
  by: { channel: PayChannel; transactionId: string } | null;
}

/** What each account pays, and what is missing. */
export async function shares(within: Within, { userId, payable: given }: OrderRow, funds: Funds) {
  const payable = micros(given);
  await hold(within.home, [userId]);
  const { GIFT, CASH } = await balancesOf(within.home.db, userId);
  const gift = funds.useGift ? least(GIFT, payable) : 0n;
  const cash = least(least(CASH, funds.cashMax ?? CASH), payable - gift);
  return { gift, cash, short: payable - gift - cash };
}

/**
 * Takes the money for an order.
 * @throws {AppError} INSUFFICIENT_BALANCE with `short`.
 */
async function take(within: Within, order: OrderRow, funds: Funds, actorId: string | null) {
  const { userId, orderNo } = order;
  const { gift, cash, short } = await shares(within, order, funds);
  if (short > 0n)
    throw new AppError("INSUFFICIENT_BALANCE", "The balance does not suffice: pay the rest another way.", {
      short: short.toString(),
    });
  const transactionIds = funds.by ? [funds.by.transactionId] : [];
  if (gift + cash > 0n) {
    const { transaction } = await post(within, {
      type: "orderPayment",
      ref: { type: "order", id: orderNo },
      actorId,
      key: `order:${orderNo}:payment`,
      entries: [
        { account: { userId, kind: "GIFT" }, delta: -gift },
        { account: { userId, kind: "CASH" }, delta: -cash },
        { account: { platform: "REVENUE" }, delta: gift + cash },
      ],
    });
    transactionIds.push(transaction.id);
  }
  return {
    paidGift: gift.toString(),
    paidCash: cash.toString(),
    paidChannel: funds.by?.channel ?? null,
    transactionIds,
  };
}

/** What costs nothing is paid for at once. */
export const free: Funds = { useGift: false, cashMax: 0n, by: null };

/** Pays for an order that holds its coupon already, and begins to bring it about. */
export async function settle(within: Within, order: OrderRow, funds: Funds, doer: Doer): Promise<OrderRow> {
  const paidAt = timestamp(within.businessClock);
  // Refused by the state of the order before anything is taken.
  const paid = await step(within, order, "PAY", doer, { changes: { paidAt, dueAt: null } });
  const taken = await take(within, paid, funds, doer.actorId);
  return await provision(within, await amend(within, paid, taken));
}
