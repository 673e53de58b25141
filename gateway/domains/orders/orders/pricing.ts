import { z } from "zod";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { validate } from "#gateway/platform/validate.ts";
import type { Prices } from "#gateway/domains/catalogue/prices/rules.ts";
import {
  type CouponVerdict,
  daysOf,
  itemsOf,
  type OrderKind,
  orderKinds,
  productOf,
  quote,
  type Quote,
  ranked,
  type WantedItem,
} from "#gateway/domains/catalogue/quotes/rules.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { coupons, type OwnCoupon } from "./coupons.ts";
import { fulfilmentOf, type CurrentResource } from "./fulfilment.ts";
import { hasPaid } from "./pastRepository.ts";
import type { OrderItemRow } from "./repository.ts";

/** What kinds of orders are about something that is there already. */
const isAboutSomething = (kind: OrderKind) => kind === "RENEW" || kind === "UPGRADE" || kind === "DOWNGRADE";

const wrong = (index: number, field: string, message: string) =>
  badInput({ [`items.${index}.${field}`]: { code: "INVALID", message } });

type Item = WantedItem & { resourceId?: string | null | undefined };

/** An item with what it is about. */
async function known(within: Within, userId: string, kind: OrderKind, item: Item, index: number) {
  const { productId, resourceId } = item;
  if (item.period === "HOUR") throw wrong(index, "period", "What is metered is not ordered.");
  if (!isAboutSomething(kind)) {
    if (resourceId) throw wrong(index, "resourceId", "Only what renews or changes something names it.");
    return { item, current: null };
  }
  const fulfilment = fulfilmentOf(productOf(productId).type);
  const current = resourceId ? await fulfilment.current(within, userId, resourceId) : undefined;
  if (!current || productOf(current.productId).type !== productOf(productId).type)
    throw wrong(index, "resourceId", "There is no such thing of yours: choose another.");
  if (item.quantity !== 1) throw wrong(index, "quantity", "One thing is renewed or changed once.");
  if (kind === "RENEW") {
    if (current.productId !== productId) throw wrong(index, "productId", "A renewal keeps the product.");
    return { item: { ...item, spec: current.spec }, current };
  }
  const { spec, remainingDays, termDays } = current;
  const change = { from: { productId: current.productId, spec }, remainingDays, termDays };
  return { item: { ...item, change }, current };
}

/** What an order would hold, and what it costs. */
export interface PricedOrder {
  priced: Quote;
  items: OrderItemRow[];
}

/**
 * Reads what is ordered and works out what it costs.
 * @throws {AppError} BAD_USER_INPUT with `fields`.
 */
export async function priceOrder(
  within: Within,
  userId: string,
  prices: Prices,
  input: object,
): Promise<PricedOrder> {
  const wanted = validate(z.object({ kind: z.enum(orderKinds), items: itemsOf(prices) }), input);
  const all: { item: Item; current: CurrentResource | null }[] = [];
  for (const [index, item] of wanted.items.entries())
    all.push(await known(within, userId, wanted.kind, item, index));
  const priced = quote(prices, { kind: wanted.kind, levelBps: 0n, items: all.map(({ item }) => item) });
  return {
    priced,
    items: priced.items.map((item, index): OrderItemRow => {
      const term = daysOf(item.period);
      const current = all[index]?.current ?? null;
      return {
        productType: item.productType,
        productId: item.productId,
        spec: item.spec,
        period: item.period,
        quantity: item.quantity,
        lines: item.lines.map((line) => ({
          ...line,
          unitPrice: line.unitPrice.toString(),
          units: line.units.toString(),
          per: line.per.toString(),
          listAmount: line.listAmount.toString(),
          termDiscount: line.termDiscount.toString(),
          levelDiscount: line.levelDiscount.toString(),
          amount: line.amount.toString(),
        })),
        listAmount: item.listAmount.toString(),
        amount: item.amount.toString(),
        days: item.change ? item.change.remainingDays : term,
        startsInDays: wanted.kind === "RENEW" ? (current?.remainingDays ?? 0) : 0,
        termDays: item.change ? item.change.termDays : term,
        resourceId: all[index]?.item.resourceId ?? null,
        resourceIds: [],
      };
    }),
  };
}

/** What coupons need to know of an order's price: its kind, and what each item costs. */
export const pricedOf = (kind: OrderKind, items: readonly OrderItemRow[]): Quote => ({
  kind,
  listAmount: 0n,
  termDiscount: 0n,
  levelDiscount: 0n,
  amount: items.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
  items: items.map((item) => ({
    ...item,
    change: undefined,
    lines: [],
    listAmount: BigInt(item.listAmount),
    termDiscount: 0n,
    levelDiscount: 0n,
    amount: BigInt(item.amount),
  })),
});

/** A verdict on a coupon that has a title. */
export type OwnVerdict = CouponVerdict & { coupon: OwnCoupon };

/** What each of somebody's coupons would do to an order, the best first. */
export async function couponsFor(
  within: Pick<Within, "home" | "businessClock">,
  userId: string,
  priced: Quote,
  orderNo: string | null,
): Promise<OwnVerdict[]> {
  const own = await coupons().usableBy(within, userId, orderNo);
  const facts = {
    now: timestamp(within.businessClock),
    isFirstOrder: !(await hasPaid(within.home.db, userId)),
  };
  return ranked(own, priced, facts).flatMap((verdict) => {
    const coupon = own.find(({ id }) => id === verdict.coupon.id);
    return coupon ? [{ ...verdict, coupon }] : [];
  });
}

/**
 * What a coupon takes off.
 * @throws {AppError} COUPON_UNUSABLE with `reason`.
 */
export async function couponFor(
  within: Pick<Within, "home" | "businessClock">,
  userId: string,
  priced: Quote,
  { couponId, orderNo }: { couponId: string; orderNo: string | null },
): Promise<OwnVerdict> {
  const verdicts = await couponsFor(within, userId, priced, orderNo);
  const verdict = verdicts.find(({ coupon }) => coupon.id === couponId);
  if (verdict?.reason === null) return verdict;
  throw new AppError("COUPON_UNUSABLE", "This coupon cannot be used here: choose another, or none.", {
    reason: verdict?.reason ?? "UNKNOWN",
  });
}
