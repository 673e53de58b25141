import { DAY } from "#gateway/platform/clock.ts";
import { micros, shareOf, toFen } from "#gateway/platform/micros.ts";
import type { ProductType } from "#gateway/domains/catalogue/quotes/rules.ts";
import type { RefundReason } from "./machine.ts";
import type { OrderItemRow, OrderRow } from "./repository.ts";

/** What would be given back of an order. */
export interface Refund {
  gift: bigint;
  cash: bigint;
  /** Whole days that are left, of how many: of the item that has most of them. */
  daysLeft: number;
  days: number;
  /** Whether it is done at once, all of it, and finance decides nothing. */
  isAutomatic: boolean;
  /** Why nothing is given back; null where something is. */
  reason: RefundReason | null;
}

/** What the calculator goes by beside the order. */
export interface RefundFacts {
  now: number;
  /** For how many days a refund is automatic. */
  freeDays: number;
  /** The types of product that the person first got by this order. */
  firsts: readonly ProductType[];
}

const leftOf = ({ startsInDays, days }: OrderItemRow, since: number, now: number): number => {
  const left = Math.floor((since + (startsInDays + days) * DAY - now) / DAY);
  return Math.max(0, Math.min(days, left));
};

type Paid = Pick<OrderRow, "items" | "paidGift" | "paidCash" | "completedAt" | "events">;

/**
 * What is given back: within the first days all of it, where it was the first of its kind; then of what was paid the share of
 * the whole days that are left, gifts as gifts. What is used up at once is not given back.
 */
export function refundOf(order: Paid, { now, freeDays, firsts }: RefundFacts): Refund {
  const [gift, cash] = [micros(order.paidGift), micros(order.paidCash)];
  const since = order.completedAt === null ? now : Date.parse(order.completedAt);
  const parts = order.items.map((item) => ({ item, left: leftOf(item, since, now) }));
  const most = parts.reduce<(typeof parts)[number] | undefined>(
    (best, one) => (best === undefined || one.item.days > best.item.days ? one : best),
    undefined,
  );
  const days = { daysLeft: most?.left ?? 0, days: most?.item.days ?? 0 };
  const none = (reason: RefundReason): Refund => ({
    gift: 0n,
    cash: 0n,
    ...days,
    isAutomatic: false,
    reason,
  });
  if (order.events.some(({ action }) => action === "REFUSE_REFUND")) return none("REFUSED_BEFORE");
  if (gift + cash === 0n) return none("NOTHING_PAID");
  if (order.items.every((item) => item.days === 0)) return none("NOT_RETURNABLE");
  const isReturnable = order.items.every((item) => item.days > 0);
  const isFirst = order.items.every(({ productType }) => firsts.includes(productType));
  if (isReturnable && isFirst && now < since + freeDays * DAY)
    return { gift, cash, ...days, isAutomatic: true, reason: null };
  const whole = parts.reduce((sum, { item }) => sum + BigInt(item.amount), 0n);
  const left = parts.reduce(
    (sum, one) =>
      sum +
      (one.item.days === 0 ? 0n : shareOf(BigInt(one.item.amount), BigInt(one.left), BigInt(one.item.days))),
    0n,
  );
  const back = (paid: bigint) => (whole === 0n ? 0n : toFen(shareOf(paid, left, whole)));
  const refund = { gift: back(gift), cash: back(cash) };
  if (refund.gift + refund.cash === 0n) return none("TERM_OVER");
  return { ...refund, ...days, isAutomatic: false, reason: null };
}
