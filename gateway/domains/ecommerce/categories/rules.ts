import { z } from "zod";
import { timestamp } from "../../../platform/clock.ts";
import { AppError, badInput, notFound } from "../../../platform/errors.ts";
import { fold } from "../../../platform/fold.ts";
import { money } from "../../../platform/money.ts";
import { defineRecords, fillRows, keyOf, readInput, unknownRow } from "../../../platform/records.ts";
import type { RequestContext } from "../../../platform/request.ts";
import type { Db } from "../../../platform/store/database.ts";
import { inTransaction } from "../../../platform/store/transaction.ts";
import { changeUndoably, removeUndoably, type Undoable } from "../../../platform/undo.ts";
import { text, validate } from "../../../platform/validate.ts";
import { ProductCategory, type ProductCategoryText } from "../products/repository.ts";
import { categoryTable, everyCategory, NO_PARENT, productFigures, shopCategoryStatuses, type ShopCategoryData, type ShopCategoryRow } from "./repository.ts";

const MAX_CATEGORIES = 500;

const fields = z.object({ name: text(1, 60), description: text(0, 300), status: z.enum(shopCategoryStatuses) });
const place = z.object({ root: z.enum(ProductCategory), parent: z.string().optional() });

type Place = Pick<ShopCategoryData, "root" | "parentId">;

const refuseParent = (message: string): AppError => badInput({ parent: { code: "INVALID", message } });

const taken = "Another category at this place has this name: choose another name.";

export const categories = defineRecords({
  what: "Category", table: categoryTable, change: fields.partial(), unique: { column: "name", taken, ofOne: "Categories at one place cannot share a name: change one at a time." },
});
const { topic, refuseTaken } = categories;

/** All categories; one whose parent is gone, as after an undo of its own deletion alone, stands directly below its root. */
export async function standing(db: Db): Promise<ShopCategoryRow[]> {
  const rows = await everyCategory(db);
  const ids = new Set(rows.map(({ id }) => id));
  return rows.map((row) => (ids.has(row.parentId) ? row : { ...row, parentId: NO_PARENT }));
}

const beside = (rows: readonly ShopCategoryRow[], { root, parentId }: Place) => rows.filter((row) => row.root === root && row.parentId === parentId);

function refuseName(siblings: readonly ShopCategoryRow[], name: string): void {
  if (siblings.some(({ nameKey }) => nameKey === fold(name))) throw new AppError("CONFLICT", taken, { fields: { name: { code: "TAKEN", message: taken } } });
}

/** The key of the category that a new or moved one is to stand in. */
function parentKey(rows: readonly ShopCategoryRow[], root: ProductCategoryText, parent: string | null | undefined): number {
  if (parent === null || parent === undefined) return NO_PARENT;
  const found = rows.find(({ id }) => id === keyOf(parent));
  if (!found) throw unknownRow("parent", "category");
  if (found.root !== root) throw refuseParent("A category stays below its root: choose a place below the same one.");
  if (found.parentId !== NO_PARENT) throw refuseParent("Categories stand at most two levels below a root: choose one directly below it.");
  return found.id;
}

export async function tree({ store }: RequestContext) {
  const [categories, figures] = await Promise.all([standing(store.db), productFigures(store)]);
  const roots = Object.values(ProductCategory).map((category) => {
    const { products, worth } = figures.get(category) ?? { products: 0, worth: 0 };
    return { category, products, stockValue: money(worth) };
  });
  return { roots, categories };
}

export const find = async ({ store: { db } }: RequestContext, id: string): Promise<ShopCategoryRow | null> =>
  (await standing(db)).find((row) => row.id === keyOf(id)) ?? null;

export async function create({ store, clock, live }: RequestContext, input: object): Promise<ShopCategoryRow> {
  const { parent, ...data } = readInput(fields.extend(place.shape), input);
  const row = await refuseTaken(inTransaction(store, async (db) => {
    const rows = await standing(db);
    if (rows.length >= MAX_CATEGORIES) {
      throw badInput({ input: { code: "OUT_OF_RANGE", message: `The shop keeps at most ${MAX_CATEGORIES} categories: delete one first.`, params: { max: MAX_CATEGORIES } } });
    }
    const parentId = parentKey(rows, data.root, parent);
    const siblings = beside(rows, { root: data.root, parentId });
    refuseName(siblings, data.name);
    const now = timestamp(clock);
    return await categoryTable.insert(db, { ...data, parentId, position: (siblings.at(-1)?.position ?? -1) + 1, createdAt: now, updatedAt: now });
  }));
  live.publish(topic, { kind: "CREATED", id: String(row.id) });
  return row;
}

/** The order in which the siblings of a moved category stand with it among them. */
function arranged(rows: readonly ShopCategoryRow[], moved: ShopCategoryRow, parent: string | null | undefined, position: number): ShopCategoryRow[] {
  const parentId = parentKey(rows, moved.root, parent);
  if (parentId === moved.id) throw refuseParent("A category cannot stand in itself: choose another place.");
  if (parentId !== NO_PARENT && rows.some((row) => row.parentId === moved.id)) {
    throw refuseParent("Categories stand at most two levels below a root: move what is in this one first.");
  }
  const others = beside(rows, { root: moved.root, parentId }).filter(({ id }) => id !== moved.id);
  refuseName(others, moved.name);
  return others.toSpliced(position, 0, { ...moved, parentId });
}

export async function move(context: RequestContext, id: string, parent: string | null | undefined, position: number): Promise<Undoable & { items: ShopCategoryRow[] }> {
  validate(z.object({ position: z.int().min(0).max(MAX_CATEGORIES) }), { position });
  const key = keyOf(id);
  const before = await everyCategory(context.store.db);
  const { rows, undoToken } = await refuseTaken(changeUndoably(context, topic, before.map((row) => row.id), async (db) => {
    const now = await standing(db);
    const moved = now.find((row) => row.id === key);
    if (!moved) throw notFound("Category");
    refuseDescendant(now, key, parent);
    const changed: ShopCategoryRow[] = [];
    for (const [index, row] of arranged(now, moved, parent, position).entries()) {
      const old = now.find((one) => one.id === row.id);
      if (old?.position === index && old.parentId === row.parentId) continue;
      const next = await categoryTable.update(db, row, { parentId: row.parentId, position: index, updatedAt: timestamp(context.clock) });
      if (!next) throw new AppError("CONFLICT", "Somebody moved the categories at the same time: try again.");
      changed.push(next);
    }
    return changed;
  }));
  return { items: rows, undoToken };
}

function refuseDescendant(rows: readonly ShopCategoryRow[], key: number, parent: string | null | undefined): void {
  const target = parent === null || parent === undefined ? undefined : rows.find(({ id }) => id === keyOf(parent));
  if (target?.parentId === key) throw refuseParent("A category cannot stand in one that is within it: choose another place.");
}

export async function remove(context: RequestContext, id: string): Promise<Undoable & { ids: string[] }> {
  const key = keyOf(id);
  const rows = await standing(context.store.db);
  if (!rows.some((row) => row.id === key)) throw notFound("Category");
  return await removeUndoably(context, topic, [key, ...rows.filter(({ parentId }) => parentId === key).map((row) => row.id)]);
}

export const fillCategories = fillRows(categoryTable, () =>
  fields.extend({ root: z.enum(ProductCategory), parentId: z.int().min(0), position: z.int().min(0) }));
