import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import type { Coupon } from "#gateway/domains/catalogue/quotes/rules.ts";

/** A coupon that somebody has. */
export interface OwnCoupon extends Coupon {
  title: string;
}

/** Where people's coupons are kept. Everything happens within the transaction of `within.home`. */
export interface CouponSource {
  /** Those that a person may use, and the one that the order holds already. */
  usableBy(within: Pick<Within, "home">, userId: string, orderNo: string | null): Promise<OwnCoupon[]>;
  /** Keeps one for an order while it waits to be paid for. */
  lock(within: Within, userId: string, couponId: string, orderNo: string): Promise<void>;
  /** Gives the one that an order holds back to its owner. */
  release(within: Within, userId: string, couponId: string, orderNo: string): Promise<void>;
  /** Uses up the one that an order holds. */
  use(within: Within, userId: string, couponId: string, orderNo: string): Promise<void>;
}

const nothing = () => Promise.resolve();
const none: CouponSource = {
  usableBy: () => Promise.resolve([]),
  lock: nothing,
  release: nothing,
  use: nothing,
};

let source = none;

/** Says where the coupons are kept; answers how that is taken back. */
export function couponsFrom(kept: CouponSource): () => void {
  const before = source;
  source = kept;
  return () => {
    source = before;
  };
}

export const coupons = (): CouponSource => source;
