import { AppError, badInput } from "#gateway/platform/errors.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import { keyOf, unknownRow } from "#gateway/platform/entity/inputs.ts";
import {
  NO_PARENT,
  type ProductCategoryText,
  type ShopCategoryData,
  type ShopCategoryRow,
} from "./repository.ts";

export const MAX_CATEGORIES = 500;

type Place = Pick<ShopCategoryData, "root" | "parentId">;

const refuseParent = (message: string): AppError => badInput({ parent: { code: "INVALID", message } });

export const taken = "Another category at this place has this name: choose another name.";

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
