import { z } from "zod";
import { foldForSearch } from "#gateway/platform/fold.ts";
import type { ListQuery } from "#gateway/platform/list/listQuery.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import { rowLoader } from "#gateway/platform/entity/loaders.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { keyOf, readInput } from "#gateway/platform/entity/inputs.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { changeUndoably, removeUndoably, type Undoable } from "#gateway/platform/entity/undo.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import {
  categoryTable,
  everyCategory,
  standing,
  NO_PARENT,
  ProductCategory,
  shopCategoryStatuses,
  type ShopCategoryRow,
} from "./repository.ts";
import {
  MAX_CATEGORIES,
  taken,
  beside,
  refuseName,
  parentKey,
  arranged,
  refuseDescendant,
} from "./places.ts";

export { ProductCategory } from "./repository.ts";

const fields = z.object({
  name: text(1, 60),
  description: text(0, 300),
  status: z.enum(shopCategoryStatuses),
});
const place = z.object({ root: z.enum(ProductCategory), parent: z.string().optional() });

export const categories = defineRecords({
  what: "Category",
  table: categoryTable,
  change: fields.partial(),
  unique: {
    column: "name",
    taken,
    ofOne: "Categories at one place cannot share a name: change one at a time.",
  },
});
const { topic, refuseTaken } = categories;

export const loadCategory = rowLoader(categoryTable);

/** The whole tree; the figures of its places are the products' own to say. */
export const tree = async ({ store }: RequestContext) => ({
  roots: Object.values(ProductCategory).map((category) => ({ category })),
  categories: await standing(store.db),
});

/** The categories whose name contains the text, the first so many of them. */
export async function page(
  { itemsPerPage, filter }: Pick<ListQuery<never>, "itemsPerPage" | "filter">,
  { store }: Pick<RequestContext, "store">,
) {
  const q = foldForSearch(filter?.q ?? "");
  const found = (await standing(store.db)).filter(({ nameKey }) => nameKey.includes(q));
  return { items: found.slice(0, itemsPerPage), total: found.length };
}

export const find = async ({ store: { db } }: RequestContext, id: string): Promise<ShopCategoryRow | null> =>
  (await standing(db)).find((row) => row.id === keyOf(id)) ?? null;

export async function create(
  { store, clock, live }: RequestContext,
  input: object,
): Promise<ShopCategoryRow> {
  const { parent, ...data } = readInput(fields.extend(place.shape), input);
  const row = await refuseTaken(
    inTransaction(store, async (db) => {
      const rows = await standing(db);
      if (rows.length >= MAX_CATEGORIES) {
        throw badInput({
          input: {
            code: "OUT_OF_RANGE",
            message: `The shop keeps at most ${MAX_CATEGORIES} categories: delete one first.`,
            params: { max: MAX_CATEGORIES },
          },
        });
      }
      const parentId = parentKey(rows, data.root, parent);
      const siblings = beside(rows, { root: data.root, parentId });
      refuseName(siblings, data.name);
      const now = timestamp(clock);
      return await categoryTable.insert(db, {
        ...data,
        parentId,
        position: (siblings.at(-1)?.position ?? -1) + 1,
        createdAt: now,
        updatedAt: now,
      });
    }),
  );
  live.publish(topic, { kind: "CREATED", id: String(row.id) });
  return row;
}

export async function move(
  context: RequestContext,
  id: string,
  parent: string | null | undefined,
  position: number,
): Promise<Undoable & { items: ShopCategoryRow[] }> {
  validate(z.object({ position: z.int().min(0).max(MAX_CATEGORIES) }), { position });
  const key = keyOf(id);
  const before = await everyCategory(context.store.db);
  const { rows, undoToken } = await refuseTaken(
    changeUndoably(
      context,
      topic,
      before.map((row) => row.id),
      async (db) => {
        const now = await standing(db);
        const moved = now.find((row) => row.id === key);
        if (!moved) throw notFound("Category");
        refuseDescendant(now, key, parent);
        const changed: ShopCategoryRow[] = [];
        for (const [index, row] of arranged(now, moved, parent, position).entries()) {
          const old = now.find((one) => one.id === row.id);
          if (old?.position === index && old.parentId === row.parentId) continue;
          const next = await categoryTable.update(db, row, {
            parentId: row.parentId,
            position: index,
            updatedAt: timestamp(context.clock),
          });
          if (!next)
            throw new AppError("CONFLICT", "Somebody moved the categories at the same time: try again.");
          changed.push(next);
        }
        return changed;
      },
    ),
  );
  return { items: rows, undoToken };
}

export async function remove(context: RequestContext, id: string): Promise<Undoable & { ids: string[] }> {
  const key = keyOf(id);
  const rows = await standing(context.store.db);
  if (!rows.some((row) => row.id === key)) throw notFound("Category");
  return await removeUndoably(context, topic, [
    key,
    ...rows.filter(({ parentId }) => parentId === key).map((row) => row.id),
  ]);
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

export const seedCategories = seedRows(categoryTable, () =>
  fields.extend({ root: z.enum(ProductCategory), parentId: z.int().min(0), position: z.int().min(0) }),
);
