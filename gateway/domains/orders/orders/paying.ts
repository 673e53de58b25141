import { timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { micros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { allowed, orderBy, type Doer } from "./changes.ts";
import { beginByChannel } from "./channelPayment.ts";
import { settle, shares, withCoupon, type Funds } from "./payment.ts";
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

/**
 * Pays for an order; where the balance does not suffice and a channel is named, what is missing is begun to be paid in by it,
 * and the order waits for that.
 * @throws {AppError} ORDER_EXPIRED, STEP_REFUSED, COUPON_UNUSABLE, INSUFFICIENT_BALANCE, UNAVAILABLE; VERSION_CONFLICT where it
 * costs something else than the person was shown.
 */
export async function pay(inside: RequestContext, id: number, means: Means, doer: Doer): Promise<OrderRow> {
  const order = await orderBy(inside, id);
  const isOpen = order.status === "PENDING_PAYMENT" && (order.dueAt ?? "9") > timestamp(inside.businessClock);
  const priced = isOpen ? await withCoupon(inside, order, means.couponId) : order;
  if (isOpen && micros(priced.payable) !== means.expectedPayable)
    throw new AppError("VERSION_CONFLICT", "The order costs something else by now: look at it again.", {
      current: { payable: micros(priced.payable).toString() },
    });
  const { useGift, useCash, channel } = means;
  const funds: Funds = { useGift, cashMax: useCash ? null : 0n, by: null };
  if (isOpen && channel !== null) {
    const { short } = await shares(inside, priced, funds);
    if (short > 0n) {
      allowed(inside, priced, "PAY", doer);
      return await beginByChannel(inside, priced, { useGift, useCash, channel, short });
    }
  }
  return await settle(inside, priced, funds, doer);
}
