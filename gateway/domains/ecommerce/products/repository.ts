import { sql } from "kysely";
import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { createRows } from "#gateway/platform/store/createRows.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { cachedByVersion } from "#gateway/platform/store/listCounts.ts";
import { addColumn, jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export const ProductCategory = {
  ELECTRONICS: "Electronics",
  ACCESSORIES: "Accessories",
  SHOES: "Shoes",
  OFFICE: "Office",
  HOME_DECOR: "Home Decor",
  GAMES: "Games",
} as const;
export type ProductCategoryText = (typeof ProductCategory)[keyof typeof ProductCategory];

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

export const migrations: Record<string, Step> = {
  "0200_ecommerce_products": async (db, dialect) => {
    await createRows(
      db,
      dialect,
      "ecommerce_products",
      {
        productName: "text",
        productBrand: "text",
        category: "text",
        stock: "boolean",
        sku: "integer unique",
        priceMinor: "integer",
        qty: "integer",
        status: "text",
        image: "text",
        description: "text",
        nameKey: "text",
      },
      {
        sorts: ["nameKey", "category", "status", "priceMinor", "qty", "sku"],
        facets: ["category", "status", "stock", "productBrand"],
        ties: "oldest",
      },
    );
  },
  "0202_ecommerce_product_details": async (db, dialect) => {
    const json = jsonType(dialect);
    const text = textType(dialect);
    const columns = [
      ["images", json, "[]"],
      ["discountMinor", sql`integer`, "0"],
      ["taxed", sql`boolean`, "1"],
      ["barcode", text, ""],
      ["restockAt", sql`integer`, "0"],
      ["weight", sql`integer`, "0"],
      ["delivery", text, "Shipped"],
      ["handling", json, "[]"],
      ["tags", json, "[]"],
      ["options", json, "[]"],
      ["variants", json, "[]"],
    ] as const;
    for (const [name, type, initial] of columns) await addColumn(db, table, name, type, initial);
  },
};

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
