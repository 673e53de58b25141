import { z } from "zod";
import { badInput } from "#gateway/platform/errors.ts";
import { cleanHtml } from "#gateway/platform/html.ts";
import { moneyInput } from "#gateway/platform/money.ts";
import { picturePath, text } from "#gateway/platform/validate.ts";
import {
  NO_PARENT,
  ProductCategory,
  type ProductCategoryText,
} from "#gateway/domains/ecommerce/categories/repository.ts";
import {
  ProductDelivery,
  ProductHandling,
  ProductStatus,
  type ProductData,
  type ProductOptionRow,
  type ProductVariantRow,
  type ProductRow,
} from "./repository.ts";

const pieces = z.int().min(0).max(1_000_000);
const folded = (one: string) => one.toLowerCase();

/** Words of which no two are the same but for their letter case. */
const words = (max: number, length: number) =>
  z
    .array(text(1, length))
    .max(max)
    .refine((given) => new Set(given.map(folded)).size === given.length, "name each once");

const picture = z.object({ url: picturePath, alt: text(0, 200).default("") });
const option = z.object({ name: text(1, 30), values: words(10, 30).min(1) });
const variant = z
  .object({ values: z.array(z.string()), price: moneyInput.nullish(), qty: pieces.default(0) })
  .transform(({ price, ...rest }) => ({ ...rest, priceMinor: price?.amountMinor ?? null }));

export const fields = z.object({
  productName: text(1, 120),
  productBrand: text(1, 60),
  category: z.enum(ProductCategory),
  shopCategoryId: z.int().min(0),
  stock: z.boolean(),
  sku: z.int().min(1).max(999_999_999),
  price: moneyInput,
  qty: pieces,
  status: z.enum(ProductStatus),
  image: picturePath,
  images: z.array(picture).max(8),
  description: z.string().max(10_000).transform(cleanHtml).pipe(text(0, 10_000)),
  discount: moneyInput,
  taxed: z.boolean(),
  barcode: text(0, 40).regex(/^[\w-]*$/, "write letters, digits and hyphens"),
  restockAt: pieces,
  weight: z.int().min(0).max(1_000_000),
  delivery: z.enum(ProductDelivery),
  handling: z.array(z.enum(ProductHandling)).transform((given) => [...new Set(given)]),
  tags: words(20, 30),
  options: z
    .array(option)
    .max(3)
    .refine(
      (given) => new Set(given.map(({ name }) => folded(name))).size === given.length,
      "name each option once",
    ),
  variants: z.array(variant).max(100),
});
type Fields = z.output<typeof fields>;

/** What a product is that was told its least. */
export const productDefaults = {
  stock: false,
  shopCategoryId: NO_PARENT,
  qty: 0,
  status: "Inactive",
  description: "",
  images: [],
  discountMinor: 0,
  taxed: true,
  barcode: "",
  restockAt: 0,
  weight: 0,
  delivery: "Shipped",
  handling: [],
  tags: [],
  options: [],
  variants: [],
} satisfies Partial<ProductData>;

export const pictureOf: Record<ProductCategoryText, string> = {
  Electronics: "/media/products/electronics.svg",
  Accessories: "/media/products/accessories.svg",
  Shoes: "/media/products/shoes.svg",
  Office: "/media/products/office.svg",
  "Home Decor": "/media/products/home-decor.svg",
  Games: "/media/products/games.svg",
};

/** The columns of fields that were given. */
export const columns = <T extends Partial<Fields>>({ price, discount, ...rest }: T) => ({
  ...rest,
  ...(price && { priceMinor: price.amountMinor }),
  ...(discount && { discountMinor: discount.amountMinor }),
});

/**
 * What else changes with a change: the main picture is the first, variants sum up to the pieces in the store, a product can be
 * ordered from the first piece to the last, and a category that is told alone is where it stands.
 */
export function amend(
  row: Pick<ProductRow, "images" | "category" | "options" | "variants" | "qty">,
  changes: Partial<ProductData>,
): Partial<ProductData> {
  const { images, image } = changes;
  const options = changes.options ?? row.options;
  const held = changes.variants ?? row.variants.filter(({ values }) => isVariantOf(options, values));
  const qty = held.length > 0 && (changes.options || changes.variants) ? sumOf(held) : changes.qty;
  const emptied = qty !== undefined && (qty === 0) !== (row.qty === 0);
  return {
    ...(emptied && changes.stock === undefined && { stock: qty > 0 }),
    ...(changes.category && changes.shopCategoryId === undefined && { shopCategoryId: NO_PARENT }),
    ...(images && { image: images[0]?.url ?? pictureOf[changes.category ?? row.category] }),
    ...(!images &&
      image !== undefined && {
        images: [
          { url: image, alt: "" },
          ...row.images.filter(({ url }, index) => index > 0 && url !== image),
        ],
      }),
    ...((changes.options || changes.variants) && {
      variants: held,
      ...(held.length > 0 && { qty: sumOf(held) }),
    }),
  };
}

const sumOf = (variants: readonly ProductVariantRow[]) => variants.reduce((sum, { qty }) => sum + qty, 0);

const isVariantOf = (options: readonly ProductOptionRow[], values: readonly string[]) =>
  options.length > 0 &&
  values.length === options.length &&
  options.every((option, index) => option.values.includes(values[index] ?? ""));

/** @throws {AppError} BAD_USER_INPUT where the columns of a product do not go together. */
export function refuseContradictions({
  stock,
  qty,
  priceMinor,
  discountMinor,
  options,
  variants,
}: ProductData): void {
  if (stock && qty === 0)
    throw badInput({
      stock: {
        code: "INVALID",
        message: "A product without pieces cannot be ordered: enter a quantity first.",
      },
    });
  if (discountMinor > priceMinor) {
    throw badInput({
      discount: {
        code: "OUT_OF_RANGE",
        message: "The discount is above the price: enter at most the price.",
        params: { max: priceMinor },
      },
    });
  }
  const stray = variants.findIndex(
    ({ values }, index) =>
      !isVariantOf(options, values) ||
      variants.findIndex((other) => other.values.join("\n") === values.join("\n")) < index,
  );
  if (stray >= 0) {
    throw badInput({
      [`variants.${stray}`]: {
        code: "INVALID",
        message: "A variant has one value of each option, and no two variants have the same.",
      },
    });
  }
  if (variants.length > 0 && sumOf(variants) !== qty) {
    throw badInput({
      qty: { code: "INVALID", message: "The quantity is the sum of the variants' pieces: change it there." },
    });
  }
}
