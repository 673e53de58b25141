import { timestamp } from "#gateway/platform/clock.ts";
import { toldAfterwards } from "#gateway/platform/live.ts";
import { micros } from "#gateway/platform/micros.ts";
import type { BillingPeriod } from "#gateway/domains/catalogue/quotes/rules.ts";
import {
  lock,
  type CouponReason,
  type OrderFacts,
  unlock,
  use,
  usableFor,
} from "#gateway/domains/ledger/coupons/rules.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { hasPaid } from "./pastRepository.ts";
import type { OrderRow } from "./repository.ts";

/** What a coupon would do to an order. */
export interface CouponOffer {
  id: string;
  title: string;
  expiresAt: string;
  minSpend: bigint;
  discount: bigint;
  /** Why it does not serve; null where it does. */
  reason: CouponReason | null;
}

type Ordered = Pick<OrderRow, "userId" | "orderNo" | "kind" | "items" | "couponId" | "couponDiscount">;

const periods: Record<BillingPeriod, string> = {
  ONCE: "",
  HOUR: "1H",
  MONTH: "1M",
  THREE_MONTHS: "3M",
  YEAR: "1Y",
};

async function factsOf({ home }: Pick<Within, "home">, order: Ordered): Promise<OrderFacts> {
  return {
    kind: order.kind,
    isFirstOrder: !(await hasPaid(home.db, order.userId)),
    items: order.items.map(({ productType, productId, period, amount }) => ({
      productType,
      planId: productId,
      period: periods[period],
      amount: BigInt(amount),
    })),
  };
}

/** What coupons and points are changed within: what they tell is told once it is kept. */
export const quietly = ({ afterwards, homeLive, ...within }: Within) => ({
  ...within,
  homeLive: toldAfterwards(homeLive, afterwards),
});

/** The coupons of whoever ordered, the best first, and those that do not serve last. */
export async function offersFor(
  within: Pick<Within, "home" | "businessClock">,
  order: Ordered,
): Promise<CouponOffer[]> {
  const facts = await factsOf(within, order);
  const uses = await usableFor(within.home.db, order.userId, facts, timestamp(within.businessClock));
  return uses
    .map(({ coupon, template, discount, reasons }): CouponOffer => {
      const { id, expiresAt } = coupon;
      const isHeld = id === order.couponId;
      return {
        id,
        title: template.title,
        expiresAt,
        minSpend: micros(template.minSpend),
        discount: isHeld ? micros(order.couponDiscount) : discount,
        reason: isHeld ? null : (reasons[0] ?? null),
      };
    })
    .toSorted((a, b) => Number(b.discount - a.discount));
}

/**
 * Holds a coupon for an order, and answers what it takes off.
 * @throws {AppError} COUPON_UNUSABLE with `reason`.
 */
export async function holdFor(within: Within, order: Ordered, couponId: string) {
  const facts = await factsOf(within, order);
  const offer = (await offersFor(within, order)).find(({ id }) => id === couponId);
  const { userId, orderNo: orderId } = order;
  const discount = await lock(quietly(within), { userId, couponId, orderId, order: facts });
  return { discount, title: offer?.title ?? "" };
}

/** Lets the coupon go that an order holds, where it holds one. */
export const letGo = async (within: Within, { orderNo }: Ordered): Promise<void> =>
  await unlock(quietly(within), orderNo);

/** Uses up the coupon that an order holds, where it holds one. */
export const useUp = async (within: Within, { orderNo }: Ordered): Promise<void> =>
  await use(quietly(within), orderNo);
