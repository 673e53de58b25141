import { z } from "zod";
import { timestamp } from "../../../platform/clock.ts";
import type { Plan } from "../../../platform/csv/importPlan.ts";
import { nameOf } from "../../../platform/closedSet.ts";
import { badInput } from "../../../platform/errors.ts";
import { given, is } from "../../../platform/list.ts";
import type { RowChange } from "../../../platform/live.ts";
import { rowLoader } from "../../../platform/loaders.ts";
import { money, moneyInput } from "../../../platform/money.ts";
import { defineRecords, fillRows, readInput } from "../../../platform/records.ts";
import type { RequestContext } from "../../../platform/request.ts";
import type { Store } from "../../../platform/store/database.ts";
import { picturePath, text, validate } from "../../../platform/validate.ts";
import { ProductCategory, productList, ProductStatus, productTable, stockValue, type ProductCategoryText, type ProductRow } from "./repository.ts";

const fields = z.object({
  productName: text(1, 120),
  productBrand: text(1, 60),
  category: z.enum(ProductCategory),
  stock: z.boolean(),
  sku: z.int().min(1).max(999_999_999),
  price: moneyInput,
  qty: z.int().min(0).max(1_000_000),
  status: z.enum(ProductStatus),
  image: picturePath,
  description: text(0, 2_000),
});
type Fields = z.output<typeof fields>;

const pictureOf: Record<ProductCategoryText, string> = {
  Electronics: "/media/products/electronics.svg", Accessories: "/media/products/accessories.svg", Shoes: "/media/products/shoes.svg",
  Office: "/media/products/office.svg", "Home Decor": "/media/products/home-decor.svg", Games: "/media/products/games.svg",
};

/** @throws {AppError} BAD_USER_INPUT at `stock` when a product without pieces is said to be in stock. */
function refuseEmptyStock({ stock, qty }: { stock: boolean; qty: number }): void {
  if (stock && qty === 0) throw badInput({ stock: { code: "INVALID", message: "A product without pieces cannot be ordered: enter a quantity first." } });
}

const columns = <T extends Partial<Fields>>({ price, ...rest }: T) => ({ ...rest, ...(price && { priceMinor: price.amountMinor }) });

export const products = defineRecords({
  what: "Product",
  table: productTable,
  change: fields.partial().transform(columns),
  check: refuseEmptyStock,
  unique: {
    column: "sku",
    taken: "Another product has this SKU: choose another number.",
    ofOne: "A SKU belongs to one product: leave it out here.",
  },
});

export const loadProduct = rowLoader(productTable);

/** The products in figures, none of which costs more with more products. */
export async function summary(store: Store) {
  const [total, outOfStock, value, statuses, brands] = await Promise.all([
    productList.total(store), productList.count(store, given(is("stock", false))), stockValue(store),
    productList.facet(store, "status"), productList.facet(store, "productBrand"),
  ]);
  const byStatus = statuses.map((one) => ({ ...one, value: nameOf(ProductStatus, one.value) }));
  return { total, outOfStock, stockValue: money(value), byStatus, brands };
}

export async function create(context: RequestContext, input: object): Promise<ProductRow> {
  const { price, image, ...rest } = readInput(fields.extend({ image: picturePath.optional() }), input);
  return await products.add(context, { ...rest, priceMinor: price.amountMinor, image: image ?? pictureOf[rest.category] });
}

const imported = fields.omit({ image: true }).partial({ stock: true, qty: true, status: true, description: true });
type Imported = z.output<typeof imported>;
const untold = { stock: false, qty: 0, status: "Inactive", description: "" } as const;

export const acceptImported = (values: object): Imported => validate(imported, values);

/** @throws {AppError} BAD_USER_INPUT when the product would be in stock without pieces. */
export const checkImported = (data: Imported, row: ProductRow | undefined): void => refuseEmptyStock({ ...(row ?? untold), ...data });

/** Adds and changes products as an import planned it, inside its transaction. */
export async function saveImported({ store: { db }, clock }: RequestContext, plan: Plan<Imported, ProductRow>): Promise<RowChange[]> {
  const now = timestamp(clock);
  const added = await products.refuseTaken(productTable.insertMany(db, plan.fresh.map((data) => ({
    ...untold, ...columns(data), priceMinor: data.price.amountMinor, image: pictureOf[data.category], createdAt: now, updatedAt: now,
  }))));
  for (const { row, data } of plan.known) await products.write(db, clock, row, columns(data));
  return [
    ...added.map(({ id }) => ({ kind: "CREATED" as const, id: String(id) })),
    ...plan.known.map(({ row: { id } }) => ({ kind: "UPDATED" as const, id: String(id) })),
  ];
}

export const fillProducts = fillRows(productTable, () => fields.omit({ price: true }).extend({ priceMinor: z.int() }));
