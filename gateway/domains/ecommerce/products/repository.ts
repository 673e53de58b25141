import { sql } from "kysely";
import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { cachedByVersion } from "#gateway/platform/store/listCounts.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";
import type { ProductCategoryText } from "#gateway/domains/ecommerce/categories/repository.ts";

export const ProductStatus = {
  INACTIVE: "Inactive",
  PUBLISHED: "Published",
  SCHEDULED: "Scheduled",
} as const;
export type ProductStatusText = (typeof ProductStatus)[keyof typeof ProductStatus];

export const ProductDelivery = { SHIPPED: "Shipped", PICK_UP: "Pick up", DIGITAL: "Digital" } as const;
export type ProductDeliveryText = (typeof ProductDelivery)[keyof typeof ProductDelivery];

export const ProductHandling = {
  FRAGILE: "Fragile",
  KEEP_COLD: "Keep cold",
  PERISHABLE: "Perishable",
  BULKY: "Bulky",
} as const;
export type ProductHandlingText = (typeof ProductHandling)[keyof typeof ProductHandling];

export interface ProductPictureRow {
  url: string;
  alt: string;
}

export interface ProductOptionRow {
  name: string;
  values: string[];
}

export interface ProductVariantRow {
  /** One value of each option, in the order of the options. */
  values: string[];
  /** Null where it costs what the product costs. */
  priceMinor: number | null;
  qty: number;
}

export interface ProductData {
  productName: string;
  productBrand: string;
  category: ProductCategoryText;
  /** The key of the shop's own category that it is filed under, below `category`; 0 directly below it. */
  shopCategoryId: number;
  stock: boolean;
  sku: number;
  priceMinor: number;
  qty: number;
  status: ProductStatusText;
  /** The first of `images`. */
  image: string;
  images: ProductPictureRow[];
  /** Clean HTML. */
  description: string;
  discountMinor: number;
  taxed: boolean;
  barcode: string;
  restockAt: number;
  /** In grams. */
  weight: number;
  delivery: ProductDeliveryText;
  handling: ProductHandlingText[];
  tags: string[];
  options: ProductOptionRow[];
  variants: ProductVariantRow[];
}

export interface ProductRow extends ProductData, Stamps {
  nameKey: string;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ecommerce_products: Stored<ProductRow>;
  }
}

const table = "ecommerce_products";

export const productTable = defineRows<ProductData, ProductRow>({
  name: table,
  derive: ({ productName, productBrand, sku }) => ({
    nameKey: foldForSearch(productName),
    search: searchText(productName, productBrand, sku),
  }),
});

const sorts = {
  PRODUCT: "nameKey",
  CATEGORY: "category",
  STATUS: "status",
  PRICE: "priceMinor",
  QTY: "qty",
  SKU: "sku",
  CREATED: "id",
} as const;

export const productList = defineList(productTable, {
  sorts,
  facets: ["category", "status", "stock", "productBrand"],
  ties: "oldest",
});

export const bySkus = async (db: Db, skus: readonly number[]): Promise<ProductRow[]> =>
  skus.length === 0 ? [] : await db.selectFrom(table).selectAll().where("sku", "in", skus).execute();

/** The sum of price times quantity over all products, in minor units. */
export async function stockValue(store: Store): Promise<number> {
  return await cachedByVersion(store, table, await productList.version(store), "stockValue", async () => {
    const { value } = await store.db
      .selectFrom(table)
      .select(sql<number | string | null>`sum(cast("priceMinor" as bigint) * qty)`.as("value"))
      .executeTakeFirstOrThrow();
    return Number(value ?? 0);
  });
}

/** The products of a place in the tree of categories: how many, and what they are worth in minor units. */
export interface CategoryFigures {
  category: ProductCategoryText;
  shopCategoryId: number;
  products: number;
  worth: number;
}

/** The figures of each place that products are filed directly under. */
export const categoryFigures = async (store: Store): Promise<CategoryFigures[]> =>
  await cachedByVersion(store, table, await productList.version(store), "categoryFigures", async () => {
    const found = await store.db
      .selectFrom(table)
      .groupBy(["category", "shopCategoryId"])
      .select([
        "category",
        "shopCategoryId",
        sql<number | string>`count(*)`.as("products"),
        sql<number | string>`sum(cast("priceMinor" as bigint) * qty)`.as("worth"),
      ])
      .execute();
    return found.map(({ products, worth, ...at }) => ({
      ...at,
      products: Number(products),
      worth: Number(worth),
    }));
  });
