import { shareOf, toFen } from "#gateway/platform/micros.ts";
import type { BillingPeriod, ProductType } from "./products.ts";
import type { OrderKind, Quote } from "./quote.ts";

/** A coupon as far as a price needs it; an empty list allows everything. */
export interface Coupon {
  id: string;
  kind: "AMOUNT" | "PERCENT";
  /** What it takes off: millionths of one CNY, or hundredths of a percent. */
  value: bigint;
  minSpend: bigint;
  maxDiscount: bigint | null;
  productTypes: readonly ProductType[];
  productIds: readonly string[];
  kinds: readonly OrderKind[];
  periods: readonly BillingPeriod[];
  firstOrderOnly: boolean;
  startsAt: string | null;
  expiresAt: string | null;
}

/** Why a coupon takes nothing off. */
export type CouponReason =
  | "NOT_STARTED"
  | "EXPIRED"
  | "FIRST_ORDER_ONLY"
  | "KIND"
  | "PRODUCT"
  | "PERIOD"
  | "NOTHING_TO_PAY"
  | "MIN_SPEND";

/** What a coupon takes off, or why it takes nothing off; `short` is what is missing to its least amount. */
export interface CouponVerdict {
  coupon: Coupon;
  discount: bigint;
  reason: CouponReason | null;
  short: bigint;
}

/** What a coupon has to know beside the price. */
export interface CouponFacts {
  now: string;
  isFirstOrder: boolean;
}

const allows = <T>(allowed: readonly T[], one: T): boolean => allowed.length === 0 || allowed.includes(one);

export function verdictOf(coupon: Coupon, { kind, items }: Quote, facts: CouponFacts): CouponVerdict {
  const no = (reason: CouponReason, short = 0n): CouponVerdict => ({ coupon, discount: 0n, reason, short });
  if (coupon.startsAt !== null && facts.now < coupon.startsAt) return no("NOT_STARTED");
  if (coupon.expiresAt !== null && facts.now >= coupon.expiresAt) return no("EXPIRED");
  if (coupon.firstOrderOnly && !facts.isFirstOrder) return no("FIRST_ORDER_ONLY");
  if (!allows(coupon.kinds, kind)) return no("KIND");
  const ofProduct = items.filter(
    ({ productType, productId }) =>
      allows(coupon.productTypes, productType) && allows(coupon.productIds, productId),
  );
  if (ofProduct.length === 0) return no("PRODUCT");
  const eligible = ofProduct.filter(({ period }) => allows(coupon.periods, period));
  if (eligible.length === 0) return no("PERIOD");
  const amount = eligible.reduce((sum, item) => sum + item.amount, 0n);
  if (amount === 0n) return no("NOTHING_TO_PAY");
  if (amount < coupon.minSpend) return no("MIN_SPEND", coupon.minSpend - amount);
  const wanted = coupon.kind === "AMOUNT" ? coupon.value : toFen(shareOf(amount, coupon.value, 10_000n));
  const most = coupon.maxDiscount !== null && coupon.maxDiscount < wanted ? coupon.maxDiscount : wanted;
  return { coupon, discount: most < amount ? most : amount, reason: null, short: 0n };
}

const rank = ({ reason, discount }: CouponVerdict) => (reason === null ? discount : -1n);
const ends = ({ coupon }: CouponVerdict) => coupon.expiresAt ?? "9";

/** The coupons with what each takes off, the best first: what takes off most, and of equals what ends first. */
export const ranked = (coupons: readonly Coupon[], priced: Quote, facts: CouponFacts): CouponVerdict[] =>
  coupons
    .map((coupon) => verdictOf(coupon, priced, facts))
    .toSorted((a, b) =>
      rank(a) === rank(b) ? ends(a).localeCompare(ends(b), "en") : rank(a) > rank(b) ? -1 : 1,
    );
