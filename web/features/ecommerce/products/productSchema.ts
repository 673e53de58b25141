import * as z from "zod/mini";
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
