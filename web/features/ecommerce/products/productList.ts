import type { ProductFilter } from "#web/generated/types.ts";
import { anyOf, anyText, numberRange, yesNo } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import { productCategories, productCurrency, productStatuses } from "./productValues.ts";

export const productList = declareLiveList({
  name: "ecommerce.products",
  texts: "ecommerce:products",
  cache: {
    rows: "products",
    figures: ["productCounts", "productSummary", "shopCategoryTree", "shopSales"],
    counts: { summary: "productSummary", facets: { byStatus: "status", brands: "productBrand" } },
  },
  sorts: ["CREATED", "PRODUCT", "CATEGORY", "STATUS", "PRICE", "QTY", "SKU"],
  defaultSort: { field: "CREATED", order: "DESC" },
  filters: {
    brand: anyText(),
    price: numberRange({ perUnit: 100, currency: productCurrency }),
    stock: yesNo(),
    status: anyOf(productStatuses, "statuses"),
    category: anyOf(productCategories, "categories"),
    shopCategory: anyText(),
  },
  views: {
    all: {},
    published: { status: ["PUBLISHED"] },
    "out-of-stock": { stock: false },
  },
  input: ({ price, ...filters }): ProductFilter => ({
    ...filters,
    priceMin: price?.min,
    priceMax: price?.max,
  }),
});
