import { asText, meant, whole } from "#gateway/platform/csv/cells.ts";
import { anyOfSet, anyTexts, oneOf, trueOrFalse, wholeNumber } from "#gateway/platform/csv/params.ts";
import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import { importRoute } from "#gateway/platform/csv/importRoute.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import { ProductCategory, standing } from "#gateway/domains/ecommerce/categories/repository.ts";
import { conditions } from "./conditions.ts";
import { bySkus, productList, ProductStatus, productTable, type ProductRow } from "./repository.ts";
import { placeNamed, placeText } from "./filing.ts";
import * as rules from "./rules.ts";

const place = {
  path: "/apps/ecommerce/products",
  access: "sample",
  tag: "Products",
  name: "products",
} as const;

const yesNo = (text: string): unknown =>
  ({ true: true, yes: true, "1": true, 是: true, false: false, no: false, "0": false, 否: false })[
    text.toLowerCase()
  ] ?? text;

function price(text: string): unknown {
  const plain = text.replaceAll(/[,\s¥￥]/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain)
    ? { amountMinor: Math.round(Number(plain) * 100), currency: "CNY" }
    : plain;
}

const columns = {
  productName: {
    header: "Product",
    required: true,
    read: asText,
    write: (row: ProductRow) => row.productName,
  },
  productBrand: {
    header: "Brand",
    required: true,
    read: asText,
    write: (row: ProductRow) => row.productBrand,
  },
  category: {
    header: "Category",
    required: true,
    codes: Object.values(ProductCategory),
    read: meant(ProductCategory),
    write: (row: ProductRow) => row.category,
  },
  stock: { header: "In stock", codes: ["true", "false"], read: yesNo, write: (row: ProductRow) => row.stock },
  sku: { header: "SKU", required: true, read: whole, write: (row: ProductRow) => row.sku },
  price: {
    header: "Price (CNY)",
    required: true,
    read: price,
    write: (row: ProductRow) => (row.priceMinor / 100).toFixed(2),
  },
  qty: { header: "Quantity", read: whole, write: (row: ProductRow) => row.qty },
  status: {
    header: "Status",
    codes: Object.values(ProductStatus),
    read: meant(ProductStatus),
    write: (row: ProductRow) => row.status,
  },
  description: {
    header: "Description",
    read: asText,
    write: (row: ProductRow) => row.description,
  },
  updatedAt: { header: "Updated", write: (row: ProductRow) => row.updatedAt },
};

export const csvRoutes: RestRoute[] = [
  exportRoute({
    ...place,
    list: productList,
    columns,
    writing: async (db) => ({ category: placeText(await standing(db)) }),
    sorts: ["PRODUCT", "CATEGORY", "STATUS", "PRICE", "QTY", "SKU", "CREATED"],
    filters: () => ({
      q: oneOf("Text that the name, the brand or the SKU contains."),
      category: anyOfSet("Any of these categories.", ProductCategory),
      shopCategory: anyTexts("Any of these categories of the shop's own, by id, or what stands in them."),
      status: anyOfSet("Any of these statuses.", ProductStatus),
      brand: anyTexts("Any of these brands, to the letter."),
      stock: trueOrFalse("Whether the product can be ordered."),
      priceMin: wholeNumber("The least price, in minor units of CNY."),
      priceMax: wholeNumber("The greatest price, in minor units of CNY."),
    }),
    conditions: async ({ q, ...filter }, context) => ({ q, where: await conditions(filter, context) }),
  }),
  importRoute({
    ...place,
    table: productTable.name,
    columns,
    key: "sku",
    says: "A `category` may also be the name of one of the shop's own categories, with those above it before ` > ` where several have it (`Office > Paper`).",
    accepting: async (db) => {
      const placeOf = placeNamed(await standing(db));
      return (values) => rules.acceptImported({ ...values, ...placeOf(values["category"]) });
    },
    check: rules.checkImported,
    save: rules.saveRows,
    existing: async (db, rows) => {
      const skus = rows.map(({ sku }) => sku);
      const found = new Map((await bySkus(db, skus)).map((row) => [row.sku, row]));
      return ({ sku }) => ({ row: found.get(sku) });
    },
  }),
];
