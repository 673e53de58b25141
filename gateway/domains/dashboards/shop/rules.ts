import { money } from "#gateway/platform/money.ts";
import { comparedPeriod } from "#gateway/platform/period.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { salesOf } from "#gateway/domains/ecommerce/orders/rules.ts";

const BEST = 5;

const averageOf = (revenue: number, orders: number) => money(orders === 0 ? 0 : Math.round(revenue / orders));

/** @throws {AppError} BAD_USER_INPUT at `days` when the period is empty or too long. */
export async function shopSales({ store, clock }: RequestContext, days: number) {
  const { now, before, days: dates } = comparedPeriod(clock, days);
  const { byDay, buyersNow, buyersBefore, categories, products } = await salesOf(store, now, before, BEST);
  const none = { orders: 0, revenue: 0 };
  const each = dates.map(({ date, earlier }) => ({
    date,
    is: byDay.get(date) ?? none,
    was: byDay.get(earlier) ?? none,
  }));
  const sum = (of: (day: (typeof each)[number]) => number) => each.reduce((total, day) => total + of(day), 0);
  const [revenue, revenueBefore] = [sum(({ is }) => is.revenue), sum(({ was }) => was.revenue)];
  const [orders, ordersBefore] = [sum(({ is }) => is.orders), sum(({ was }) => was.orders)];
  return {
    ...now,
    revenue: { now: money(revenue), before: money(revenueBefore) },
    orders: { now: orders, before: ordersBefore },
    average: { now: averageOf(revenue, orders), before: averageOf(revenueBefore, ordersBefore) },
    customers: { now: buyersNow, before: buyersBefore },
    days: each.map(({ date, is, was }) => ({
      date,
      orders: is.orders,
      revenue: money(is.revenue),
      before: money(was.revenue),
    })),
    categories: categories.map((one) => ({ ...one, revenue: money(one.revenue) })),
    products: products.map(({ productId, ...one }) => ({
      ...one,
      id: String(productId),
      revenue: money(one.revenue),
    })),
  };
}
