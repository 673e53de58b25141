import { sql } from "kysely";
import { createRows } from "#gateway/platform/store/createRows.ts";
import { addColumn, jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

const table = "ecommerce_products";

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
  "0204_ecommerce_product_shop_category": async (db) => {
    await addColumn(db, table, "shopCategoryId", sql`integer`, "0");
    await db.schema
      .createIndex("ecommerce_products_shopCategoryId")
      .on(table)
      .columns(["shopCategoryId", "id"])
      .execute();
  },
};
