import type { ProductCategory } from "#web/generated/types.ts";
import type { ActedList } from "#web/ui/table/useListActions.ts";
import type { TreeNode, TreePlace } from "#web/ui/tree/treeNode.ts";
import type { CategoryCellsFragment, CategoryTreeQuery } from "./categories.generated.ts";

export const categoryList: ActedList = {
  texts: "ecommerceCategories",
  cache: { rows: "shopCategoryTree", figures: [] },
};

export type CategoryRow = CategoryCellsFragment;
export type CategoryTree = CategoryTreeQuery["tree"];

export interface CategoryItem {
  root?: CategoryTree["roots"][number];
  row?: CategoryRow;
}

export interface OpenCategory {
  category?: CategoryRow;
  copied?: CategoryRow;
  place?: string;
}

const depth = 2;

const sorted = (rows: readonly CategoryRow[]) =>
  rows.toSorted((a, b) => a.position - b.position || Number(a.id) - Number(b.id));

export const besideOf = (rows: readonly CategoryRow[], root: ProductCategory, parent: string | null) =>
  sorted(rows.filter((row) => row.root === root && row.parent === parent));

const folded = (text: string) => text.trim().toLocaleLowerCase();

/** The tree as it shows: with a search only what is found, and what it stands in. */
export function treeNodes(
  { roots, categories }: CategoryTree,
  rootName: (root: ProductCategory) => string,
  q: string,
): TreeNode<CategoryItem>[] {
  const wanted = folded(q);
  const found = (name: string) => folded(name).includes(wanted);
  const below = (root: ProductCategory, parent: string | null, all: boolean): TreeNode<CategoryItem>[] =>
    besideOf(categories, root, parent).flatMap((row) => {
      const { id, name } = row;
      const whole = all || found(name);
      const children = below(root, id, whole);
      return whole || children.length > 0 ? [{ id, name, children, item: { row } }] : [];
    });
  return roots.flatMap((root) => {
    const { category } = root;
    const name = rootName(category);
    const children = below(category, null, found(name));
    return found(name) || children.length > 0
      ? [{ id: category, name, children, item: { root }, fixed: true }]
      : [];
  });
}

export const parentOf = ({ categories }: CategoryTree, place: TreePlace) =>
  categories.some(({ id }) => id === place.parent) ? place.parent : null;

export function nameTaken(
  { categories }: CategoryTree,
  row: CategoryRow,
  name: string,
  parent = row.parent,
): boolean {
  return besideOf(categories, row.root, parent).some(
    (one) => one.id !== row.id && folded(one.name) === folded(name),
  );
}

/** Why a category cannot stand there; undefined when it can. */
export function refusalOf(
  tree: CategoryTree,
  row: CategoryRow,
  place: TreePlace,
): "root" | "depth" | "name" | undefined {
  const parent = tree.categories.find(({ id }) => id === place.parent);
  if ((parent?.root ?? place.parent) !== row.root) return "root";
  if (parent && (parent.id === row.id || parent.parent !== null || levels(tree, row) >= depth))
    return "depth";
  return nameTaken(tree, row, row.name, parent?.id ?? null) ? "name" : undefined;
}

const levels = ({ categories }: CategoryTree, { id }: CategoryRow) =>
  categories.some(({ parent }) => parent === id) ? 2 : 1;

/** The rows of a place with the moved one among them, numbered afresh. */
export function arranged(
  { categories }: CategoryTree,
  row: CategoryRow,
  parent: string | null,
  place: number,
): CategoryRow[] {
  const others = besideOf(categories, row.root, parent).filter(({ id }) => id !== row.id);
  return others.toSpliced(place, 0, row).map((one, position) => ({ ...one, parent, position }));
}
