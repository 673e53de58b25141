import { expect, test } from "vitest";
import { nearestAt, nextOn, readOnScale, writeOnScale } from "#web/ui/form/fields/scales.ts";

const scale = [128, 256, 512, 1_024];

test.each([
  [128, 0],
  [1, 0],
  [384, 1],
  [385, 2],
  [9_999, 3],
])("%i stands at place %i of a rail", (value, at) => {
  expect(nearestAt(scale, value)).toBe(at);
});

test.each([
  [128, 1, 256],
  [300, 1, 512],
  [300, -1, 256],
  [1_024, 1, 1_024],
  [128, -1, 128],
] as const)("from %i by %i to %i", (value, sign, next) => {
  expect(nextOn(scale, value, sign)).toBe(next);
});

test.each([
  [1_536, 1_024, ".", "1.5"],
  [128, 1_024, ",", "0,125"],
  [1_000, 1_000, ".", "1"],
  [7, 1, ".", "7"],
] as const)("%i by %i is written and read back", (value, per, decimal, text) => {
  expect(writeOnScale(value, per, decimal)).toBe(text);
  expect(readOnScale(text, per, decimal)).toBe(value);
});

test.each(["", "much", "1.2345"])("%j is no number of a scale", (text) => {
  expect(readOnScale(text, 1_000, ".")).toBeUndefined();
});
