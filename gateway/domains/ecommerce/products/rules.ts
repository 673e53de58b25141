import { z } from "zod";
import { saveImported } from "#gateway/platform/csv/saveImported.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import { given, is } from "#gateway/platform/list/conditions.ts";
import { rowLoader } from "#gateway/platform/entity/loaders.ts";
import { money } from "#gateway/platform/money.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { readInput } from "#gateway/platform/entity/inputs.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { validate } from "#gateway/platform/validate.ts";
import { filed } from "./filing.ts";
import { amend, columns, fields, pictureOf, refuseContradictions, productDefaults } from "./inputs.ts";
import {
  productList,
  ProductStatus,
  productTable,
  stockValue,
  type ProductData,
  type ProductRow,
} from "./repository.ts";

const records = defineRecords({
  what: "Product",
  table: productTable,
  change: fields.partial().transform(columns),
  check: refuseContradictions,
  amend,
  unique: {
    column: "sku",
    taken: "Another product has this SKU: choose another number.",
    ofOne: "A SKU belongs to one product: leave it out here.",
  },
});

type Records = typeof records;

/** What is done with products; an input may name a category of the shop's own. */
export const products: Records = {
  ...records,
  update: async (context, id, input, expectedVersion) =>
    await records.update(context, id, await filed(context, input), expectedVersion),
  bulkUpdate: async (context, ids, input) =>
    await records.bulkUpdate(context, ids, await filed(context, input)),
};

export const loadProduct = rowLoader(productTable);

/** The products in figures, none of which costs more with more products. */
export async function summary(store: Store) {
  const [total, outOfStock, value, statuses, brands] = await Promise.all([
    productList.total(store),
    productList.count(store, given(is("stock", false))),
    stockValue(store),
    productList.facet(store, "status"),
    productList.facet(store, "productBrand"),
  ]);
  const byStatus = statuses.map((one) => ({ ...one, value: nameOf(ProductStatus, one.value) }));
  return { total, outOfStock, stockValue: money(value), byStatus, brands };
}

const created = fields
  .partial()
  .required({ productName: true, productBrand: true, category: true, sku: true, price: true });

/** The columns of a new product. */
function fresh(given: z.output<typeof created>): ProductData {
  const { price, ...rest } = given;
  const told = {
    ...productDefaults,
    ...columns(rest),
    image: pictureOf[given.category],
    priceMinor: price.amountMinor,
  };
  return {
    ...told,
    ...amend(
      { ...told, qty: 0 },
      {
        ...columns(rest),
        images: given.images ?? [{ url: given.image ?? told.image, alt: "" }],
      },
    ),
  };
}

export const create = async (context: RequestContext, input: object): Promise<ProductRow> =>
  await products.add(context, fresh(readInput(created, await filed(context, input))));

const imported = fields
  .pick({
    productName: true,
    productBrand: true,
    category: true,
    shopCategoryId: true,
    stock: true,
    sku: true,
    price: true,
    qty: true,
    status: true,
    description: true,
  })
  .partial({ shopCategoryId: true, stock: true, qty: true, status: true, description: true });
type Imported = z.output<typeof imported>;

export const acceptImported = (values: object): Imported => validate(imported, values);

/** @throws {AppError} BAD_USER_INPUT when the product's columns would not go together. */
export const checkImported = (data: Imported, row: ProductRow | undefined): void =>
  refuseContradictions(row ? { ...row, ...changesTo(row, data) } : fresh(data));

/** What an imported row changes: where it names the category that the product has, the product stays where it stands in it. */
function changesTo(row: ProductRow, data: Imported): Partial<ProductData> {
  const { category, ...rest } = columns(data);
  const changes = category === row.category ? rest : { category, ...rest };
  return { ...changes, ...amend(row, changes) };
}

export const saveRows = saveImported({ table: productTable, records: products, fresh, changes: changesTo });

const sample = fields
  .omit({ price: true, discount: true })
  .partial()
  .extend({
    ...fields.pick({ productName: true, productBrand: true, category: true, sku: true, image: true }).shape,
    priceMinor: z.int(),
    discountMinor: z.int().optional(),
    shopCategoryId: z.int().optional(),
  });

export const seedProducts = seedRows(productTable, () =>
  sample.transform(({ images, ...row }) => ({
    ...productDefaults,
    ...row,
    images: images ?? [{ url: row.image, alt: row.productName }],
  })),
);
