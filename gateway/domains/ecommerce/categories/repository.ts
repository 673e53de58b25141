import { sql } from "kysely";
import { foldForSearch } from "#gateway/platform/fold.ts";
import { createRows } from "#gateway/platform/store/createRows.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { cachedByVersion } from "#gateway/platform/store/listCounts.ts";
import type { Step } from "#gateway/platform/store/migrate.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";
import {
  productList,
  productTable,
  type ProductCategoryText,
} from "#gateway/domains/ecommerce/products/repository.ts";

export const shopCategoryStatuses = ["ACTIVE", "HIDDEN"] as const;

/** The `parentId` of a category directly below its root. */
export const NO_PARENT = 0;

export interface ShopCategoryData {
  name: string;
  description: string;
  root: ProductCategoryText;
  parentId: number;
  position: number;
  status: (typeof shopCategoryStatuses)[number];
}

export interface ShopCategoryRow extends ShopCategoryData, Stamps {
  nameKey: string;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ecommerce_categories: Stored<ShopCategoryRow>;
  }
}

const table = "ecommerce_categories";

export const categoryTable = defineRows<ShopCategoryData, ShopCategoryRow>({
  name: table,
  derive: ({ name }) => ({ nameKey: foldForSearch(name), search: "" }),
});

export const migrations: Record<string, Step> = {
  "0250_ecommerce_categories": async (db, dialect) => {
    await createRows(
      db,
      dialect,
      table,
      {
        name: "text",
        description: "text",
        root: "text",
        parentId: "integer",
        position: "integer",
        status: "text",
        nameKey: "text",
      },
      { sorts: [], facets: [], ties: "oldest" },
    );
    await db.schema
      .createIndex("ecommerce_categories_name")
      .on(table)
      .columns(["root", "parentId", "nameKey"])
      .unique()
      .execute();
  },
};

/** Every category; those at the same place in their order. */
export const everyCategory = async (db: Db): Promise<ShopCategoryRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .orderBy("root")
    .orderBy("parentId")
    .orderBy("position")
    .orderBy("id")
    .execute();

/** The number and the worth, in minor units, of the products of each category that has some. */
export async function productFigures(
  store: Store,
): Promise<ReadonlyMap<ProductCategoryText, { products: number; worth: number }>> {
  return await cachedByVersion(
    store,
    productTable.name,
    await productList.version(store),
    "categoryFigures",
    async () => {
      const found = await store.db
        .selectFrom(productTable.name)
        .groupBy("category")
        .select([
          "category",
          sql<number | string>`count(*)`.as("products"),
          sql<number | string>`sum(cast("priceMinor" as bigint) * qty)`.as("worth"),
        ])
        .execute();
      return new Map(
        found.map(({ category, products, worth }) => [
          category,
          { products: Number(products), worth: Number(worth) },
        ]),
      );
    },
  );
}
