import type { Clock } from "#gateway/platform/clock.ts";
import { money } from "#gateway/platform/money.ts";
import { comparedPeriod, type Stretch } from "#gateway/platform/period.ts";
import { agreed, sales, type SaleRow } from "#gateway/domains/pages/sales/rules.ts";

const totalOf = ({ payment }: SaleRow) => payment.totalMinor;
const paidOf = ({ payment }: SaleRow) => payment.paidAmountMinor;
const openOf = (sale: SaleRow) => totalOf(sale) - paidOf(sale);
const sum = (rows: readonly SaleRow[], of: (sale: SaleRow) => number) =>
  money(rows.reduce((total, sale) => total + of(sale), 0));

/** @throws {AppError} BAD_USER_INPUT at `days` when the period is empty or too long. */
export function crmSales(clock: Clock, length: number) {
  const period = comparedPeriod(clock, length);
  const soldIn = ({ from, to }: Stretch) => sales(clock, { status: agreed, dateFrom: from, dateTo: to });
  const [now, before] = [soldIn(period.now), soldIn(period.before)];
  const compared = (of: (sale: SaleRow) => number) => ({ now: sum(now, of), before: sum(before, of) });
  const categories = [...new Set(now.map(({ product }) => product.category))].map((category) => {
    const rows = now.filter(({ product }) => product.category === category);
    return { category, sales: rows.length, revenue: sum(rows, totalOf) };
  });
  return {
    ...period.now,
    sales: { now: now.length, before: before.length },
    agreed: compared(totalOf),
    received: compared(paidOf),
    outstanding: compared(openOf),
    days: period.days.map(({ date, earlier }) => {
      const rows = now.filter((sale) => sale.date === date);
      return {
        date,
        orders: rows.length,
        revenue: sum(rows, totalOf),
        before: sum(
          before.filter((sale) => sale.date === earlier),
          totalOf,
        ),
      };
    }),
    categories: categories.toSorted((a, b) => b.revenue.amountMinor - a.revenue.amountMinor),
  };
}
