import { sql, type Generated, type Insertable, type Selectable, type Updateable } from "kysely";
import { fold, searchText } from "../../../platform/fold.ts";
import { defineList } from "../../../platform/list.ts";
import type { Db, Store } from "../../../platform/store/database.ts";
import { perVersion } from "../../../platform/store/listCounts.ts";
import { createListIndexes } from "../../../platform/store/listIndex.ts";
import { serialKey, textType, type Step } from "../../../platform/store/migrate.ts";
import { insertNumbered } from "../../../platform/store/seed.ts";

export const ProductCategory = {
  ELECTRONICS: "Electronics", ACCESSORIES: "Accessories", SHOES: "Shoes", OFFICE: "Office", HOME_DECOR: "Home Decor", GAMES: "Games",
} as const;
export type ProductCategoryText = (typeof ProductCategory)[keyof typeof ProductCategory];

export const ProductStatus = { INACTIVE: "Inactive", PUBLISHED: "Published", SCHEDULED: "Scheduled" } as const;
export type ProductStatusText = (typeof ProductStatus)[keyof typeof ProductStatus];

export interface ProductTable {
  id: Generated<number>;
  productName: string;
  productBrand: string;
  category: ProductCategoryText;
  stock: boolean;
  sku: number;
  priceMinor: number;
  qty: number;
  status: ProductStatusText;
  image: string;
  description: string;
  version: Generated<number>;
  createdAt: string;
  updatedAt: string;
  nameKey: string;
  search: string;
}

export type ProductRow = Selectable<ProductTable>;
/** A product without what the store works out itself. */
export type ProductData = Omit<Insertable<ProductTable>, "id" | "version" | "nameKey" | "search">;

const table = "ecommerce_products";

declare module "../../../platform/store/database.ts" {
  interface Database {
    ecommerce_products: ProductTable;
  }
}

const sorts = { PRODUCT: "nameKey", CATEGORY: "category", STATUS: "status", PRICE: "priceMinor", QTY: "qty", SKU: "sku", CREATED: "id" } as const;

export const productList = defineList<ProductRow, keyof typeof sorts>({
  table, sorts, facets: ["category", "status", "stock", "productBrand"], ties: "oldest",
});

export const migrations: Record<string, Step> = {
  "0200_ecommerce_products": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema.createTable(table)
      .addColumn("id", serialKey(dialect))
      .addColumn("productName", text, (c) => c.notNull())
      .addColumn("productBrand", text, (c) => c.notNull())
      .addColumn("category", text, (c) => c.notNull())
      .addColumn("stock", "boolean", (c) => c.notNull())
      .addColumn("sku", "integer", (c) => c.notNull().unique())
      .addColumn("priceMinor", "integer", (c) => c.notNull())
      .addColumn("qty", "integer", (c) => c.notNull())
      .addColumn("status", text, (c) => c.notNull())
      .addColumn("image", text, (c) => c.notNull())
      .addColumn("description", text, (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("updatedAt", text, (c) => c.notNull())
      .addColumn("nameKey", text, (c) => c.notNull())
      .addColumn("search", text, (c) => c.notNull())
      .execute();
    await createListIndexes(db, dialect, table, {
      sorts: ["nameKey", "category", "status", "priceMinor", "qty", "sku"], facets: ["category", "status", "stock", "productBrand"], ties: "oldest",
    });
  },
};

const derived = (data: Pick<ProductRow, "productName" | "productBrand" | "sku">) => ({
  nameKey: fold(data.productName), search: searchText(data.productName, data.productBrand, data.sku),
});

export const insert = async (db: Db, data: ProductData): Promise<ProductRow> =>
  await db.insertInto(table).values({ ...data, ...derived(data) }).returningAll().executeTakeFirstOrThrow();

/** Writes rows that bring their ids. */
export const insertAll = async (store: Store, rows: (ProductData & { id: number })[]): Promise<void> =>
  await insertNumbered(store, table, rows.map((row) => ({ ...row, ...derived(row) })));

export const byId = async (db: Db, id: number): Promise<ProductRow | undefined> =>
  await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

export const byIds = async (db: Db, ids: readonly number[]): Promise<ProductRow[]> =>
  ids.length === 0 ? [] : await db.selectFrom(table).selectAll().where("id", "in", ids).orderBy("id").execute();

export const bySkus = async (db: Db, skus: readonly number[]): Promise<ProductRow[]> =>
  skus.length === 0 ? [] : await db.selectFrom(table).selectAll().where("sku", "in", skus).execute();

/** Adds many rows in batches, and answers their ids. */
export async function insertMany(db: Db, rows: readonly ProductData[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += 500) {
    const values = rows.slice(from, from + 500).map((data) => ({ ...data, ...derived(data) }));
    ids.push(...(await db.insertInto(table).values(values).returning("id").execute()).map(({ id }) => id));
  }
  return ids;
}

/** Changes the row as it was read; nothing when somebody else was faster. */
export async function update(db: Db, row: ProductRow, changes: Updateable<ProductTable>): Promise<ProductRow | undefined> {
  return await db.updateTable(table).set({ ...changes, ...derived({ ...row, ...changes }), version: row.version + 1 })
    .where("id", "=", row.id).where("version", "=", row.version).returningAll().executeTakeFirst();
}

/** The sum of price times quantity over all products, in minor units. */
export async function stockValue(store: Store): Promise<number> {
  return await perVersion(store, table, await productList.version(store), "stockValue", async () => {
    const { value } = await store.db.selectFrom(table)
      .select(sql<number | string | null>`sum(cast("priceMinor" as bigint) * qty)`.as("value")).executeTakeFirstOrThrow();
    return Number(value ?? 0);
  });
}
