import { expect, test } from "vitest";
import { topSeries } from "#web/ui/chart/topSeries.ts";

const row = (id: string, category: string, value: number) => ({ id, name: `name of ${id}`, category, value });

test("what is most in all comes first, and a missing value is nothing", () => {
  const rows = [row("a", "1", 1), row("b", "1", 2), row("b", "2", 3)];
  expect(topSeries(rows, ["1", "2"], "others")).toEqual([
    { id: "b", name: "name of b", total: 5, values: [2, 3] },
    { id: "a", name: "name of a", total: 1, values: [1, 0] },
  ]);
});

test("up to six have a row of their own; of more the least are one", () => {
  const some = (count: number) => Array.from({ length: count }, (_, at) => row(String(at), "1", 10 - at));
  expect(topSeries(some(6), ["1"], "others").map(({ id }) => id)).toEqual(["0", "1", "2", "3", "4", "5"]);
  const many = topSeries(some(8), ["1"], "others");
  expect(many.map(({ id }) => id)).toEqual(["0", "1", "2", "3", "4", "others"]);
  expect(many.at(-1)).toEqual({ id: "others", name: "others", total: 5 + 4 + 3, values: [12] });
});
