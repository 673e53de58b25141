import { calendarDay } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { money } from "#gateway/platform/money.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { salesOf } from "#gateway/domains/ecommerce/orders/rules.ts";

const MAX_DAYS = 366;
const BEST = 5;

const averageOf = (revenue: number, orders: number) => money(orders === 0 ? 0 : Math.round(revenue / orders));

/** @throws {AppError} BAD_USER_INPUT at `days` when the period is empty or too long. */
export async function shopSales({ store, clock }: RequestContext, days: number) {
  if (days < 1 || days > MAX_DAYS) {
    throw badInput({
      days: {
        code: "OUT_OF_RANGE",
        message: `A period has 1 to ${MAX_DAYS} days.`,
        params: { min: 1, max: MAX_DAYS },
      },
    });
  }
  const dayOf = (at: number) => calendarDay(clock, at);
  const now = { from: dayOf(1 - days), to: dayOf(0) };
  const before = { from: dayOf(1 - 2 * days), to: dayOf(-days) };
  const { byDay, buyersNow, buyersBefore, categories, products } = await salesOf(store, now, before, BEST);
  const none = { orders: 0, revenue: 0 };
  const each = Array.from({ length: days }, (_, at) => ({
    date: dayOf(at + 1 - days),
    is: byDay.get(dayOf(at + 1 - days)) ?? none,
    was: byDay.get(dayOf(at + 1 - 2 * days)) ?? none,
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
