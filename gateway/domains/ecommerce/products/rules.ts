import { z } from "zod";
import { DAY, timestamp, type Clock } from "../../../platform/clock.ts";
import type { Plan } from "../../../platform/csv/importPlan.ts";
import { nameOf } from "../../../platform/closedSet.ts";
import type { Fixture } from "../../../platform/entity.ts";
import { AppError, badInput, notFound } from "../../../platform/errors.ts";
import { given, is } from "../../../platform/list.ts";
import { numericId } from "../../../platform/ids.ts";
import type { RowChange } from "../../../platform/live.ts";
import type { RequestContext } from "../../../platform/request.ts";
import type { Store } from "../../../platform/store/database.ts";
import { isTaken } from "../../../platform/store/errors.ts";
import { changeVersioned } from "../../../platform/store/versioned.ts";
import { changeUndoably, removeUndoably } from "../../../platform/undo.ts";
import { text, validate } from "../../../platform/validate.ts";
import * as products from "./repository.ts";
import type { ProductData, ProductRow } from "./repository.ts";

export const TOPIC = "ecommerce_products";
const CURRENCY = "CNY";
const MAX_BULK = 1_000;

const picture = z.string().max(200).regex(/^\/(media\/[\w./-]+|api\/files\/file_[0-9a-f]{32})$/, "it must be a path below /media/, or the address of a kept file")
  .refine((path) => !path.includes(".."));

const fields = z.object({
  productName: text(1, 120),
  productBrand: text(1, 60),
  category: z.enum(products.ProductCategory),
  stock: z.boolean(),
  sku: z.int().min(1).max(999_999_999),
  price: z.object({ amountMinor: z.int().min(0).max(999_999_999), currency: z.literal(CURRENCY) }),
  qty: z.int().min(0).max(1_000_000),
  status: z.enum(products.ProductStatus),
  image: picture,
  description: text(0, 2_000),
});
const changes = fields.partial();
type Fields = z.output<typeof fields>;

const pictureOf: Record<products.ProductCategoryText, string> = {
  Electronics: "/media/products/electronics.svg", Accessories: "/media/products/accessories.svg", Shoes: "/media/products/shoes.svg",
  Office: "/media/products/office.svg", "Home Decor": "/media/products/home-decor.svg", Games: "/media/products/games.svg",
};

/** @throws {AppError} BAD_USER_INPUT at `stock` when a product without pieces is said to be in stock. */
function refuseEmptyStock({ stock, qty }: { stock: boolean; qty: number }): void {
  if (stock && qty === 0) throw badInput({ stock: { code: "INVALID", message: "A product without pieces cannot be ordered: enter a quantity first." } });
}

/** A field set to null is as good as left out. */
const present = (input: object): object => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));

const columns = <T extends Partial<Fields>>({ price, ...rest }: T) => ({ ...rest, ...(price && { priceMinor: price.amountMinor }) });

/** Turns a taken SKU into a CONFLICT at its field. */
async function withFreeSku<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isTaken(error, "ecommerce_products", "sku")) throw error;
    const message = "Another product has this SKU: choose another number.";
    throw new AppError("CONFLICT", message, { fields: { sku: { code: "TAKEN", message } } });
  }
}

export const money = (amountMinor: number) => ({ amountMinor, currency: CURRENCY });

/** The products in figures, none of which costs more with more products. */
export async function summary(store: Store) {
  const { productList: list, stockValue, ProductStatus } = products;
  const [total, outOfStock, value, statuses, brands] = await Promise.all([
    list.total(store), list.count(store, given(is("stock", false))), stockValue(store), list.facet(store, "status"), list.facet(store, "productBrand"),
  ]);
  const byStatus = statuses.map((one) => ({ ...one, value: nameOf(ProductStatus, one.value) }));
  return { total, outOfStock, stockValue: money(value), byStatus, brands };
}

const keyOf = (id: string): number => numericId(id) ?? 0;

export const find = async ({ store }: RequestContext, id: string): Promise<ProductRow | null> =>
  (await products.byId(store.db, keyOf(id))) ?? null;

export async function create({ store, clock, live }: RequestContext, input: object): Promise<ProductRow> {
  const { price, image, ...rest } = validate(fields.extend({ image: picture.optional() }), present(input));
  refuseEmptyStock(rest);
  const now = timestamp(clock);
  const data: ProductData = {
    ...rest, priceMinor: price.amountMinor, image: image ?? pictureOf[rest.category], createdAt: now, updatedAt: now,
  };
  const row = await withFreeSku(products.insert(store.db, data));
  live.publish(TOPIC, { kind: "CREATED", id: String(row.id) });
  return row;
}

export async function update(context: RequestContext, id: string, input: object, expectedVersion?: number | null): Promise<ProductRow> {
  const { store: { db }, clock, live } = context;
  const set = columns(validate(changes, present(input)));
  return await changeVersioned("Product", expectedVersion, () => products.byId(db, keyOf(id)), async (row) => {
    if (Object.keys(set).length === 0) return row;
    refuseEmptyStock({ ...row, ...set });
    const changed = await withFreeSku(products.update(db, row, { ...set, updatedAt: timestamp(clock) }));
    if (changed) live.publish(TOPIC, { kind: "UPDATED", id });
    return changed;
  });
}

export async function remove(context: RequestContext, id: string) {
  const removal = await removeUndoably(context, TOPIC, [keyOf(id)]);
  if (removal.ids.length === 0) throw notFound("Product");
  return removal;
}

function bulkKeys(ids: readonly string[]): number[] {
  if (ids.length > MAX_BULK) {
    throw badInput({ ids: { code: "TOO_LONG", message: `At most ${MAX_BULK} products can be changed at once.`, params: { max: MAX_BULK } } });
  }
  return [...new Set(ids.map(keyOf))];
}

export async function bulkUpdate(context: RequestContext, ids: readonly string[], input: object) {
  const set = columns(validate(changes, present(input)));
  if (set.sku !== undefined) throw badInput({ sku: { code: "INVALID", message: "A SKU belongs to one product: leave it out here." } });
  const keys = bulkKeys(ids);
  const { rows, undoToken } = await changeUndoably(context, TOPIC, keys, async (db) => {
    const changed: ProductRow[] = [];
    for (const row of await products.byIds(db, keys)) {
      refuseEmptyStock({ ...row, ...set });
      const next = await products.update(db, row, { ...set, updatedAt: timestamp(context.clock) });
      if (next) changed.push(next);
    }
    return changed;
  });
  return { items: rows, undoToken };
}

export const bulkRemove = (context: RequestContext, ids: readonly string[]) => removeUndoably(context, TOPIC, bulkKeys(ids));

const imported = fields.omit({ image: true }).partial({ stock: true, qty: true, status: true, description: true });
type Imported = z.output<typeof imported>;
const untold = { stock: false, qty: 0, status: "Inactive", description: "" } as const;

export const acceptImported = (values: object): Imported => validate(imported, values);

/** @throws {AppError} BAD_USER_INPUT when the product would be in stock without pieces. */
export const checkImported = (data: Imported, row: ProductRow | undefined): void => refuseEmptyStock({ ...(row ?? untold), ...data });

/** Adds and changes products as an import planned it, inside its transaction. */
export async function saveImported({ store: { db }, clock }: RequestContext, plan: Plan<Imported, ProductRow>): Promise<RowChange[]> {
  const now = timestamp(clock);
  const added = await withFreeSku(products.insertMany(db, plan.fresh.map((data) => ({
    ...untold, ...columns(data), priceMinor: data.price.amountMinor, image: pictureOf[data.category], createdAt: now, updatedAt: now,
  }))));
  for (const { row, data } of plan.known) await products.update(db, row, { ...columns(data), updatedAt: now });
  return [
    ...added.map((id) => ({ kind: "CREATED" as const, id: String(id) })),
    ...plan.known.map(({ row: { id } }) => ({ kind: "UPDATED" as const, id: String(id) })),
  ];
}

const sampleProduct = fields.omit({ price: true }).extend({ id: z.int(), priceMinor: z.int(), createdDay: z.int().max(0) });

/** Puts the sample products in. */
export async function fillProducts(store: Store, fixture: Fixture, clock: Clock): Promise<void> {
  await products.insertAll(store, z.array(sampleProduct).parse(fixture).map(({ createdDay, ...row }) => {
    const at = timestamp(clock, createdDay * DAY);
    return { ...row, createdAt: at, updatedAt: at };
  }));
}
