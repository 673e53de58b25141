import { foldForSearch } from "#gateway/platform/fold.ts";
import { createRows } from "#gateway/platform/store/createRows.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import type { Step } from "#gateway/platform/store/migrate.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

/** The documented categories of products, which are the roots of the tree. */
export const ProductCategory = {
  ELECTRONICS: "Electronics",
  ACCESSORIES: "Accessories",
  SHOES: "Shoes",
  OFFICE: "Office",
  HOME_DECOR: "Home Decor",
  GAMES: "Games",
} as const;
export type ProductCategoryText = (typeof ProductCategory)[keyof typeof ProductCategory];

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

/** A root, whose figures its products tell. */
export interface ShopCategoryRootRow {
  category: ProductCategoryText;
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

/** All categories; one whose parent is gone, as after an undo of its own deletion alone, stands directly below its root. */
export async function standing(db: Db): Promise<ShopCategoryRow[]> {
  const rows = await everyCategory(db);
  const ids = new Set(rows.map(({ id }) => id));
  return rows.map((row) => (ids.has(row.parentId) ? row : { ...row, parentId: NO_PARENT }));
}
