import { anyOf, anyText, numberRange, yesNo } from "../../../lib/listFilters.ts";
import { declareList } from "../../../lib/listState.ts";
import type { ProductFilter } from "../../../generated/types.ts";
import { productCategories, productStatuses } from "./productValues.ts";

export const productList = declareList({
  name: "ecommerce.products",
  sorts: ["CREATED", "PRODUCT", "CATEGORY", "STATUS", "PRICE", "QTY", "SKU"],
  defaultSort: { field: "CREATED", order: "DESC" },
  filters: {
    brand: anyText(),
    price: numberRange({ perUnit: 100 }),
    stock: yesNo(),
    status: anyOf(productStatuses),
    category: anyOf(productCategories),
  },
  views: {
    all: {},
    published: { status: ["PUBLISHED"] },
    "out-of-stock": { stock: false },
  },
  input: ({ price, ...filters }): ProductFilter => ({
    ...filters,
    ...(price?.min !== undefined && { priceMin: price.min }),
    ...(price?.max !== undefined && { priceMax: price.max }),
  }),
});
