import { AppError, badInput } from "#gateway/platform/errors.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import { keyOf, unknownRow } from "#gateway/platform/entity/inputs.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import {
  everyCategory,
  NO_PARENT,
  type ProductCategoryText,
  type ShopCategoryData,
  type ShopCategoryRow,
} from "./repository.ts";

export const MAX_CATEGORIES = 500;

type Place = Pick<ShopCategoryData, "root" | "parentId">;

const refuseParent = (message: string): AppError => badInput({ parent: { code: "INVALID", message } });

export const taken = "Another category at this place has this name: choose another name.";

/** All categories; one whose parent is gone, as after an undo of its own deletion alone, stands directly below its root. */
export async function standing(db: Db): Promise<ShopCategoryRow[]> {
  const rows = await everyCategory(db);
  const ids = new Set(rows.map(({ id }) => id));
  return rows.map((row) => (ids.has(row.parentId) ? row : { ...row, parentId: NO_PARENT }));
}

export const beside = (rows: readonly ShopCategoryRow[], { root, parentId }: Place) =>
  rows.filter((row) => row.root === root && row.parentId === parentId);

export function refuseName(siblings: readonly ShopCategoryRow[], name: string): void {
  if (siblings.some(({ nameKey }) => nameKey === foldForSearch(name)))
    throw new AppError("CONFLICT", taken, { fields: { name: { code: "TAKEN", message: taken } } });
}

/** The key of the category that a new or moved one is to stand in. */
export function parentKey(
  rows: readonly ShopCategoryRow[],
  root: ProductCategoryText,
  parent: string | null | undefined,
): number {
  if (parent === null || parent === undefined) return NO_PARENT;
  const found = rows.find(({ id }) => id === keyOf(parent));
  if (!found) throw unknownRow("parent", "category");
  if (found.root !== root)
    throw refuseParent("A category stays below its root: choose a place below the same one.");
  if (found.parentId !== NO_PARENT)
    throw refuseParent("Categories stand at most two levels below a root: choose one directly below it.");
  return found.id;
}

/** The order in which the siblings of a moved category stand with it among them. */
export function arranged(
  rows: readonly ShopCategoryRow[],
  moved: ShopCategoryRow,
  parent: string | null | undefined,
  position: number,
): ShopCategoryRow[] {
  const parentId = parentKey(rows, moved.root, parent);
  if (parentId === moved.id) throw refuseParent("A category cannot stand in itself: choose another place.");
  if (parentId !== NO_PARENT && rows.some((row) => row.parentId === moved.id)) {
    throw refuseParent("Categories stand at most two levels below a root: move what is in this one first.");
  }
  const others = beside(rows, { root: moved.root, parentId }).filter(({ id }) => id !== moved.id);
  refuseName(others, moved.name);
  return others.toSpliced(position, 0, { ...moved, parentId });
}

export function refuseDescendant(
  rows: readonly ShopCategoryRow[],
  key: number,
  parent: string | null | undefined,
): void {
  const target =
    parent === null || parent === undefined ? undefined : rows.find(({ id }) => id === keyOf(parent));
  if (target?.parentId === key)
    throw refuseParent("A category cannot stand in one that is within it: choose another place.");
}

/** The keys of these categories, and of what stands in them. */
export async function keysWithin(db: Db, ids: readonly string[]): Promise<number[]> {
  if (ids.length > MAX_CATEGORIES) {
    throw badInput({
      shopCategory: {
        code: "TOO_LONG",
        message: `At most ${MAX_CATEGORIES} categories can be asked for.`,
        params: { max: MAX_CATEGORIES },
      },
    });
  }
  const keys = new Set(ids.map(keyOf).filter((key) => key !== NO_PARENT));
  const rows = await standing(db);
  return rows.filter(({ id, parentId }) => keys.has(id) || keys.has(parentId)).map(({ id }) => id);
}
