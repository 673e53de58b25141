import type { ProductFormInput } from "./productForm.ts";

type Option = ProductFormInput["options"][number];
type Variant = ProductFormInput["variants"][number];

/**
 * All combinations of the options' values, in their order. Those that were there before keep their price and pieces; what an option
 * divides hands its pieces to the first of its parts, and what is one again without an option has theirs together.
 */
export function variantsOf(options: readonly Option[], before: readonly Variant[]): Variant[] {
  const full = options.filter(({ values }) => values.length > 0);
  if (full.length === 0) return [];
  const combined = full.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
  const left = new Set(before);
  const take = (fits: (variant: Variant) => boolean) => {
    const found = [...left].filter(fits);
    for (const one of found) left.delete(one);
    return found;
  };
  const isSame = (values: string[]) => (one: Variant) => one.values.join("\n") === values.join("\n");
  const known = new Map(combined.map((values) => [values, take(isSame(values))[0]]));
  return combined.map((values) => {
    const same = known.get(values);
    if (same) return same;
    const price = before.find((one) => holds(values, one.values) || holds(one.values, values))?.price ?? null;
    const parts = take((one) => holds(values, one.values) || holds(one.values, values));
    return { values, price, qty: parts.reduce((sum, { qty }) => sum + (qty ?? 0), 0) };
  });
}

const holds = (values: readonly string[], others: readonly string[]) =>
  others.every((value) => values.includes(value));
