import { badInput } from "#gateway/platform/errors.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import { keyOf, unknownRow } from "#gateway/platform/entity/inputs.ts";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import {
  NO_PARENT,
  ProductCategory,
  standing,
  type ShopCategoryRow,
} from "#gateway/domains/ecommerce/categories/repository.ts";
import { categoryFigures, type ProductRow } from "./repository.ts";

/** A place in the tree of categories that an input names. */
interface Place {
  category?: unknown;
  shopCategory?: string | null;
}

/** The input with the category of the shop's own by its key, and the product category that it stands below. */
export async function filed({ store }: RequestContext, input: Place): Promise<object> {
  const { shopCategory, ...rest } = input;
  if (shopCategory === undefined) return rest;
  if (shopCategory === null) return { ...rest, shopCategoryId: NO_PARENT };
  const found = (await standing(store.db)).find(({ id }) => id === keyOf(shopCategory));
  if (!found) throw unknownRow("shopCategory", "category");
  const category = rest.category ?? found.root;
  if (category !== found.root) {
    throw badInput({
      shopCategory: {
        code: "INVALID",
        message: `This category stands below ${found.root}: leave the product category out, or choose another.`,
      },
    });
  }
  return { ...rest, category, shopCategoryId: found.id };
}

/** The names that lead to a category: of its product category, of the one above it where there is one, and its own. */
const namesTo = ({ root, parentId, name }: ShopCategoryRow, rows: readonly ShopCategoryRow[]): string[] => [
  root,
  ...rows.filter(({ id }) => id === parentId).map((parent) => parent.name),
  name,
];

/** Writes where a product stands, as `placeNamed` reads it. */
export function placeText(
  rows: readonly ShopCategoryRow[],
): (row: Pick<ProductRow, "category" | "shopCategoryId">) => string {
  const texts = new Map(rows.map((row) => [row.id, namesTo(row, rows).join(" > ")]));
  return ({ category, shopCategoryId }) => texts.get(shopCategoryId) ?? category;
}

/**
 * Reads the place that a text names: a category of the shop's own by its name, with those above it before ` > ` where several
 * have it. Nothing for a product category, and for what names none.
 * @throws {AppError} BAD_USER_INPUT at `category` where it may be several.
 */
export function placeNamed(rows: readonly ShopCategoryRow[]): (text: unknown) => object {
  const paths = rows.map((row) => ({ row, path: namesTo(row, rows).map(foldForSearch) }));
  return (text) => {
    if (typeof text !== "string" || Object.values<string>(ProductCategory).includes(text)) return {};
    const named = text.split(">").map((name) => foldForSearch(name.trim()));
    const [found, ...others] = paths.filter(({ path }) => {
      const end = path.slice(-named.length);
      return end.length === named.length && end.every((name, at) => name === named[at]);
    });
    if (!found) return {};
    if (others.length > 0)
      throw badInput({
        category: {
          code: "AMBIGUOUS",
          message: `Several categories are called ${text}: name the one above it too, as in Office > Paper.`,
        },
      });
    return { category: found.row.root, shopCategoryId: found.row.id };
  };
}

/** The products of a place and of what stands in it: of a product category by its text, of another by its id. */
export const loadFigures = defineLoader<string, { products: number; worth: number }>(
  async ({ store }, places) => {
    const [figures, rows] = await Promise.all([categoryFigures(store), standing(store.db)]);
    return new Map(
      places.map((place) => {
        const key = keyOf(place);
        const within = new Set(
          rows.filter(({ id, parentId }) => id === key || parentId === key).map(({ id }) => id),
        );
        const here = figures.filter(({ category, shopCategoryId }) =>
          key === 0 ? category === place : within.has(shopCategoryId),
        );
        return [
          place,
          {
            products: here.reduce((sum, { products }) => sum + products, 0),
            worth: here.reduce((sum, { worth }) => sum + worth, 0),
          },
        ];
      }),
    );
  },
);
