import { expect, test } from "vitest";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { chartOptions } from "#web/ui/chart/chartOptions.ts";

const place = { height: 200, mostLabels: 8, rtl: false, dark: false, paint: (color: string) => color };
const steps = (kind: ChartData["kind"], ...series: number[][]) => {
  const categories = ["Quay", "Pier"];
  const data = {
    kind,
    categories,
    format: String,
    series: series.map((values, at) => ({ id: String(at), name: "Ships", values })),
  };
  const { yaxis } = chartOptions({ label: "Ships", categoryLabel: "Place", ...data }, place);
  return Array.isArray(yaxis) ? undefined : yaxis?.tickAmount;
};

test.each([
  ["wholes up to one have no half step", 1, steps("bar", [1, 0])],
  ["wholes above one have two steps", 2, steps("bar", [1, 3])],
  ["fractions have two steps", 2, steps("line", [0.5, 1])],
  ["wholes that stand upon each other have two steps", 2, steps("stacked", [1, 0], [1, 1])],
])("%s on the axis", (_, expected, amount) => {
  expect(amount).toBe(expected);
});
