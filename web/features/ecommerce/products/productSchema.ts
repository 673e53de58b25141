import * as z from "zod/mini";
import type { ProductUpdateInput } from "../../../generated/types.ts";
import { text, wholeNumber } from "../../../ui/form/schemaParts.ts";
import { productCategories, productStatuses } from "./productValues.ts";

export const productSchema = z.object({
  productName: text({ min: 1, max: 120 }),
  productBrand: text({ min: 1, max: 60 }),
  description: text({ max: 2_000 }),
  image: z.string(),
  status: z.enum(productStatuses),
  category: z.enum(productCategories),
  price: wholeNumber({ min: 0, max: 999_999_999 }),
  sku: wholeNumber({ min: 1, max: 999_999_999 }),
  qty: wholeNumber({ min: 0, max: 1_000_000 }),
  stock: z.boolean(),
});

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
