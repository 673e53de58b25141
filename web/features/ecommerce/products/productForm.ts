import type * as z from "zod/mini";
import type { ProductUpdateInput } from "../../../generated/types.ts";
import type { productSchema } from "./productSchema.ts";

export type ProductFormInput = z.input<typeof productSchema>;
export type ProductFormValues = z.output<typeof productSchema>;

export const productCurrency = "CNY";

export function productInput({ price, stock, qty, ...values }: ProductFormValues) {
  return { ...values, qty, stock: stock && qty > 0, price: { amountMinor: price, currency: productCurrency } };
}

export function productChanges(before: ProductFormValues, after: ProductFormValues): ProductUpdateInput {
  const old = new Map(Object.entries(productInput(before)).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(Object.entries(productInput(after)).filter(([name, value]) => JSON.stringify(value) !== old.get(name)));
}
