import type { ProductFormInput } from "./productForm.ts";

type Option = ProductFormInput["options"][number];
type Variant = ProductFormInput["variants"][number];

/** All combinations of the options' values, in their order; those that were there before keep their price and pieces. */
export function variantsOf(options: readonly Option[], before: readonly Variant[]): Variant[] {
  const known = new Map(before.map((variant) => [variant.values.join("\n"), variant]));
  const full = options.filter(({ values }) => values.length > 0);
  if (full.length === 0) return [];
  const combined = full.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
  return combined.map((values) => known.get(values.join("\n")) ?? { values, price: null, qty: 0 });
}
