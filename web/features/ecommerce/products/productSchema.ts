import * as z from "zod/mini";
import { pictures } from "#web/ui/form/files/fileParts.ts";
import { text, wholeNumber, wholeNumberOrZero } from "#web/ui/form/checks/schemaParts.ts";
import {
  maxOptions,
  maxPictures,
  productDeliveries,
  productHandlings,
  productStatuses,
} from "./productValues.ts";

const price = wholeNumber({ min: 0, max: 999_999_999 });
const some = wholeNumberOrZero({ max: 1_000_000 });
const once = (words: readonly string[]) =>
  new Set(words.map((word) => word.toLowerCase())).size === words.length;
const words = (max: number) =>
  z
    .array(text({ min: 1, max: 30 }))
    .check(z.maxLength(max), z.refine(once, { params: { code: "REPEATED" } }));
const option = z.object({ name: text({ min: 1, max: 30 }), values: words(10).check(z.minLength(1)) });

const fields = z.object({
  productName: text({ min: 1, max: 120 }),
  productBrand: text({ min: 1, max: 60 }),
  description: text({ max: 10_000 }),
  pictures: pictures({ max: maxPictures }),
  status: z.enum(productStatuses),
  category: z.string(),
  tags: words(20),
  price,
  discount: wholeNumberOrZero({ max: 999_999_999 }),
  taxed: z.boolean(),
  sku: wholeNumber({ min: 1, max: 999_999_999 }),
  barcode: text({ max: 40 }).check(z.regex(/^[\w-]*$/)),
  qty: wholeNumber({ min: 0, max: 1_000_000 }),
  restockAt: some,
  stock: z.boolean(),
  delivery: z.enum(productDeliveries),
  weight: some,
  handling: z.array(z.enum(productHandlings)),
  options: z.array(option).check(
    z.maxLength(maxOptions),
    z.refine((given) => once(given.map(({ name }) => name)), { params: { code: "REPEATED" } }),
  ),
  variants: z
    .array(
      z.object({
        values: z.array(z.string()),
        price: z.nullable(z.int().check(z.gte(0), z.lte(999_999_999))),
        qty: some,
      }),
    )
    .check(z.maxLength(100)),
});

export const productSchema = fields.check(
  z.refine((product) => product.discount <= product.price, {
    path: ["discount"],
    params: { code: "ABOVE_PRICE" },
  }),
);

export const bulkProductSchema = z.partial(
  z.pick(fields, {
    status: true,
    category: true,
    productBrand: true,
    price: true,
    discount: true,
    taxed: true,
    restockAt: true,
    weight: true,
    delivery: true,
    handling: true,
    tags: true,
  }),
);
