import type * as z from "zod/mini";
import type { ProductEditQuery } from "./products.generated.ts";
import type { productSchema } from "./productSchema.ts";
import { placeInput, placeText } from "./productPlace.ts";
import { amount } from "./productValues.ts";

export type ProductFormInput = z.input<typeof productSchema>;
export type ProductFormValues = z.output<typeof productSchema>;

export const blankProduct: ProductFormInput = {
  productName: "",
  productBrand: "",
  description: "",
  pictures: [],
  status: "INACTIVE",
  category: "ELECTRONICS",
  tags: [],
  price: null,
  discount: null,
  taxed: true,
  sku: null,
  barcode: "",
  qty: 0,
  restockAt: null,
  stock: false,
  delivery: "SHIPPED",
  weight: null,
  handling: [],
  options: [],
  variants: [],
};

export function productValues(product: NonNullable<ProductEditQuery["record"]>): ProductFormValues {
  const {
    id: _,
    version: _v,
    image: _i,
    createdAt: _c,
    updatedAt: _u,
    images,
    category,
    shopCategory,
    price,
    discount,
    handling,
    tags,
    options,
    variants,
    ...same
  } = product;
  return {
    ...same,
    category: placeText(category, shopCategory?.id),
    pictures: images.map(({ url, alt }) => ({
      id: url,
      url,
      name: url.split("/").at(-1) ?? url,
      size: 0,
      alt,
    })),
    price: price.amountMinor,
    discount: discount.amountMinor,
    handling: [...handling],
    tags: [...tags],
    options: options.map(({ name, values }) => ({ name, values: [...values] })),
    variants: variants.map((variant) => ({
      values: [...variant.values],
      price: variant.price?.amountMinor ?? null,
      qty: variant.qty,
    })),
  };
}

export function productInput({
  category,
  price,
  discount,
  pictures,
  variants,
  stock,
  ...values
}: ProductFormValues) {
  return {
    ...values,
    ...placeInput(category),
    stock: stock && values.qty > 0,
    images: pictures.map(({ url, alt }) => ({ url, alt })),
    price: amount(price),
    discount: amount(discount),
    variants: variants.map((variant) => ({
      ...variant,
      price: variant.price === null ? null : amount(variant.price),
    })),
  };
}
