import { money } from "#gateway/platform/money.ts";
import { comparedPeriod, type Stretch } from "#gateway/platform/period.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { SampleSaleRow } from "#gateway/domains/pages/sales/repository.ts";
import { agreed, dateOf, sales } from "#gateway/domains/pages/sales/rules.ts";

const totalOf = ({ totalMinor }: SampleSaleRow) => totalMinor;
const paidOf = ({ paidMinor }: SampleSaleRow) => paidMinor;
const openOf = (sale: SampleSaleRow) => totalOf(sale) - paidOf(sale);
const sum = (rows: readonly SampleSaleRow[], of: (sale: SampleSaleRow) => number) =>
  money(rows.reduce((total, sale) => total + of(sale), 0));

/** @throws {AppError} BAD_USER_INPUT at `days` when the period is empty or too long. */
export async function crmSales(context: RequestContext, length: number) {
  const { clock } = context;
  const period = comparedPeriod(clock, length);
  const soldIn = ({ from, to }: Stretch) => sales(context, { status: agreed, dateFrom: from, dateTo: to });
  const [now, before] = await Promise.all([soldIn(period.now), soldIn(period.before)]);
  const byDay = (rows: readonly SampleSaleRow[]) => Map.groupBy(rows, (sale) => dateOf(clock, sale));
  const [nowBy, beforeBy] = [byDay(now), byDay(before)];
  const compared = (of: (sale: SampleSaleRow) => number) => ({ now: sum(now, of), before: sum(before, of) });
  const categories = [...Map.groupBy(now, (sale) => sale.category)].map(([category, rows]) => ({
    category,
    sales: rows.length,
    revenue: sum(rows, totalOf),
  }));
  return {
    ...period.now,
    sales: { now: now.length, before: before.length },
    agreed: compared(totalOf),
    received: compared(paidOf),
    outstanding: compared(openOf),
    days: period.days.map(({ date, earlier }) => {
      const rows = nowBy.get(date) ?? [];
      return {
        date,
        orders: rows.length,
        revenue: sum(rows, totalOf),
        before: sum(beforeBy.get(earlier) ?? [], totalOf),
      };
    }),
    categories: categories.toSorted((a, b) => b.revenue.amountMinor - a.revenue.amountMinor),
  };
}
