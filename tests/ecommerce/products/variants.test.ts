import { expect, test } from "vitest";
import { variantsOf } from "#web/features/ecommerce/products/variantsOf.ts";

const price = 50;
const size = { name: "Size", values: ["S", "M"] };
const colour = { name: "Colour", values: ["red", "blue"] };
const variant = (values: string[], qty: number, own: number | null = null) => ({
  values,
  price: own,
  qty,
});

test("the first option takes over the pieces that the product has", () => {
  expect(variantsOf([size], [variant([], 468)])).toEqual([variant(["S"], 468), variant(["M"], 0)]);
});

test("a further option keeps the pieces and the prices of what it divides", () => {
  const before = [variant(["S"], 10, price), variant(["M"], 5)];
  expect(variantsOf([size, colour], before)).toEqual([
    variant(["S", "red"], 10, price),
    variant(["S", "blue"], 0, price),
    variant(["M", "red"], 5),
    variant(["M", "blue"], 0),
  ]);
});

test("without an option its parts are one again, with all their pieces", () => {
  const before = [variant(["S", "red"], 10), variant(["S", "blue"], 2), variant(["M", "red"], 5)];
  expect(variantsOf([size], before)).toEqual([variant(["S"], 12), variant(["M"], 5)]);
});

test("a further value leaves the others as they are", () => {
  const before = [variant(["S"], 10, price), variant(["M"], 5)];
  expect(variantsOf([{ ...size, values: ["S", "L", "M"] }], before)).toEqual([
    variant(["S"], 10, price),
    variant(["L"], 0),
    variant(["M"], 5),
  ]);
});
