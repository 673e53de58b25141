import { timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { micros } from "#gateway/platform/micros.ts";
import {
  balancesOf,
  hold,
  post,
  type Posted,
  type Within,
} from "#gateway/domains/ledger/transactions/rules.ts";
import { amend, orderBy, step, type Doer } from "./changes.ts";
import { holdFor, letGo } from "./coupons.ts";
import { provision } from "./provisioning.ts";
import type { OrderRow, PayChannel } from "./repository.ts";

/** How an order is to be paid for. */
export interface Means {
  /** The coupon to use; null for none. */
  couponId: string | null;
  useGift: boolean;
  useCash: boolean;
  /** What pays for the rest; null where the balance has to suffice. */
  channel: PayChannel | null;
  /** What the person was shown: nothing is paid where it costs something else by now. */
  expectedPayable: bigint;
}

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

/** What each account pays; what the channel pays comes in first, and is paid out of the cash. */
async function shares(within: Within, userId: string, payable: bigint, means: Means) {
  await hold(within.home, [userId]);
  const { GIFT, CASH } = await balancesOf(within.home.db, userId);
  const gift = means.useGift ? least(GIFT, payable) : 0n;
  const own = means.useCash ? least(CASH, payable - gift) : 0n;
  return { gift, own, short: payable - gift - own };
}

/**
 * Takes the money for an order.
 * @throws {AppError} INSUFFICIENT_BALANCE with `short` where no channel pays for the rest.
 */
async function take(within: Within, order: OrderRow, means: Means, actorId: string | null) {
  const { userId, orderNo } = order;
  const payable = micros(order.payable);
  const { gift, own, short } = await shares(within, userId, payable, means);
  const ref = { type: "order", id: orderNo };
  if (short > 0n && means.channel === null)
    throw new AppError("INSUFFICIENT_BALANCE", "The balance does not suffice: pay the rest another way.", {
      short: short.toString(),
    });
  const posted: Posted[] = [];
  const move = async (movement: Parameters<typeof post>[1]) => {
    posted.push(await post(within, movement));
  };
  if (short > 0n)
    await move({
      type: "recharge",
      ref,
      actorId,
      key: `order:${orderNo}:recharge`,
      entries: [
        { account: { platform: `CLEARING:${means.channel}` }, delta: -short },
        { account: { userId, kind: "CASH" }, delta: short },
      ],
    });
  if (payable > 0n)
    await move({
      type: "orderPayment",
      ref,
      actorId,
      key: `order:${orderNo}:payment`,
      entries: [
        { account: { userId, kind: "GIFT" }, delta: -gift },
        { account: { userId, kind: "CASH" }, delta: -own - short },
        { account: { platform: "REVENUE" }, delta: payable },
      ],
    });
  return {
    paidGift: gift.toString(),
    paidCash: (own + short).toString(),
    paidChannel: short > 0n ? means.channel : null,
    transactionIds: posted.map(({ transaction }) => transaction.id),
  };
}

/** What costs nothing is paid for at once. */
export const free: Means = {
  couponId: null,
  useGift: false,
  useCash: false,
  channel: null,
  expectedPayable: 0n,
};

/** Pays for an order that holds its coupon already, and begins to bring it about. */
export async function settle(within: Within, order: OrderRow, means: Means, doer: Doer): Promise<OrderRow> {
  const paidAt = timestamp(within.businessClock);
  // Refused by the state of the order before anything is taken.
  const paid = await step(within, order, "PAY", doer, { changes: { paidAt, dueAt: null } });
  const taken = await take(within, paid, means, doer.actorId);
  return await provision(within, await amend(within, paid, taken));
}

/**
 * Pays for an order.
 * @throws {AppError} ORDER_EXPIRED, STEP_REFUSED, COUPON_UNUSABLE, INSUFFICIENT_BALANCE; VERSION_CONFLICT where it costs
 * something else than the person was shown.
 */
export async function pay(within: Within, id: number, means: Means, doer: Doer): Promise<OrderRow> {
  const order = await orderBy(within, id);
  const isOpen = order.status === "PENDING_PAYMENT" && (order.dueAt ?? "9") > timestamp(within.businessClock);
  const priced = isOpen ? await withCoupon(within, order, means.couponId) : order;
  if (isOpen && micros(priced.payable) !== means.expectedPayable)
    throw new AppError("VERSION_CONFLICT", "The order costs something else by now: look at it again.", {
      current: { payable: micros(priced.payable).toString() },
    });
  return await settle(within, priced, means, doer);
}
