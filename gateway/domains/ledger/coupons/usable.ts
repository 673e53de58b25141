import { micros, shareOf, toFen } from "#gateway/platform/micros.ts";
import type { CouponRow, CouponTemplateRow } from "./repository.ts";

/** Why a coupon does not serve for an order. */
export type CouponReason =
  | "LOCKED"
  | "EXPIRED"
  | "WRONG_KIND"
  | "NOT_FIRST_ORDER"
  | "WRONG_PRODUCT"
  | "WRONG_PLAN"
  | "WRONG_PERIOD"
  | "MIN_SPEND";

/** What is known of an order that a coupon is wanted for. */
export interface OrderFacts {
  kind: "NEW" | "RENEW" | "UPGRADE" | (string & {});
  isFirstOrder: boolean;
  items: readonly {
    productType: string;
    planId: string | null;
    /** `1M`, `1Y`. */
    period: string;
    /** In millionths of one CNY. */
    amount: bigint;
  }[];
}

/** A coupon beside an order. */
export interface CouponUse {
  coupon: CouponRow;
  template: CouponTemplateRow;
  /** What it takes off, in millionths of one CNY; 0 where it does not serve. */
  discount: bigint;
  /** Why it does not serve; empty where it does. */
  reasons: CouponReason[];
}

const serves = (wanted: readonly string[], given: string | null): boolean =>
  wanted.length === 0 || (given !== null && wanted.includes(given));

const BASIS = 10_000n;
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** What a coupon takes off an amount: whole fen, and never more than the amount. */
export function discountOf(template: CouponTemplateRow, amount: bigint): bigint {
  if (template.kind === "amount") return least(micros(template.amount ?? 0), amount);
  const share = toFen(shareOf(amount, BigInt(template.percentOff ?? 0), BASIS));
  const limit = template.maxDiscount === null ? share : micros(template.maxDiscount);
  return least(least(share, limit), amount);
}

/** Whether a coupon serves for an order, how much it takes off, or why it does not. */
export function useOf(
  coupon: CouponRow,
  template: CouponTemplateRow,
  order: OrderFacts,
  now: string,
): CouponUse {
  const { productTypes, planIds, periods, kinds, firstOrderOnly, minSpend } = template;
  const ofType = order.items.filter(({ productType }) => serves(productTypes, productType));
  const ofPlan = ofType.filter(({ planId }) => serves(planIds, planId));
  const ofPeriod = ofPlan.filter(({ period }) => serves(periods, period));
  const amount = ofPeriod.reduce((sum, item) => sum + item.amount, 0n);
  const reasons: CouponReason[] = [];
  if (coupon.state === "locked") reasons.push("LOCKED");
  if (coupon.expiresAt <= now) reasons.push("EXPIRED");
  if (!serves(kinds, order.kind)) reasons.push("WRONG_KIND");
  if (firstOrderOnly && !order.isFirstOrder) reasons.push("NOT_FIRST_ORDER");
  if (ofType.length === 0) reasons.push("WRONG_PRODUCT");
  else if (ofPlan.length === 0) reasons.push("WRONG_PLAN");
  else if (ofPeriod.length === 0) reasons.push("WRONG_PERIOD");
  else if (amount < micros(minSpend)) reasons.push("MIN_SPEND");
  return { coupon, template, discount: reasons.length === 0 ? discountOf(template, amount) : 0n, reasons };
}

/** The best first: what takes off most, then what expires first; those that do not serve last. */
export const byWorth = (one: CouponUse, other: CouponUse): number => {
  if (one.discount !== other.discount) return one.discount > other.discount ? -1 : 1;
  return one.coupon.expiresAt < other.coupon.expiresAt
    ? -1
    : Number(one.coupon.expiresAt > other.coupon.expiresAt);
};
