import { anyOf, anyText, numberRange, yesNo } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import type { ProductFilter } from "#web/generated/types.ts";
import { productCategories, productStatuses } from "./productValues.ts";

export const productList = declareLiveList({
  name: "ecommerce.products",
  cache: {
    rows: "products",
    figures: ["productSummary", "shopCategoryTree", "shopSales"],
    counts: { summary: "productSummary", facets: { byStatus: "status", brands: "productBrand" } },
  },
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
