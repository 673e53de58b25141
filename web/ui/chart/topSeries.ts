import type { ChartSeries } from "./chartData.ts";

/** So many have a colour of their own; the others are one. */
const OWN = 5;

/** A value of one of several things at one place of a chart. */
export interface PlacedValue {
  id: string;
  name: string;
  category: string;
  value: number;
}

/** A row of a chart with the sum of its values. */
export interface SummedSeries extends ChartSeries {
  values: readonly number[];
  total: number;
}

/**
 * The rows of a stacked chart, what is most in all first; the least together, under a name of their own.
 * @param categories in their order; where a thing has no value it is 0.
 * @param others the name of those that have no row of their own.
 */
export function topSeries(
  rows: readonly PlacedValue[],
  categories: readonly string[],
  others: string,
): SummedSeries[] {
  const series = [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]): SummedSeries => {
    const at = new Map(own.map(({ category, value }) => [category, value]));
    const values = categories.map((category) => at.get(category) ?? 0);
    return { id, name: own[0]?.name ?? "", total: sum(values), values };
  });
  const sorted = series.toSorted((one, other) => other.total - one.total);
  if (sorted.length <= OWN + 1) return sorted;
  const rest = sorted.slice(OWN);
  const values = categories.map((_, place) => sum(rest.map((one) => one.values[place] ?? 0)));
  return [...sorted.slice(0, OWN), { id: "others", name: others, total: sum(values), values }];
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
