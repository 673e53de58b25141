import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { badInput, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { jsonBytes } from "#gateway/platform/json.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { changeVersioned } from "#gateway/platform/store/versioned.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import * as views from "./repository.ts";
import type { SavedViewRow } from "./repository.ts";

const MAX_VIEWS = 50;
const MAX_COLUMNS = 16 * 1024;

const list = z.string().regex(/^[a-z0-9.-]{1,80}$/, "use 1 to 80 of a-z, 0-9, . and -");
const word = z.string().regex(/^[a-zA-Z0-9-]{1,40}$/, "use 1 to 40 letters, digits or hyphens");
const filters = z
  .array(z.object({ name: word, values: z.array(text(1, 200)).min(1).max(50) }))
  .max(20)
  .refine((given) => new Set(given.map(({ name }) => name)).size === given.length, "each filter once");
const columns = z
  .json()
  .refine(
    (given) => jsonBytes(given) <= MAX_COLUMNS && !JSON.stringify(given).includes("\\u0000"),
    "at most 16 KiB, without NUL",
  );

const shown = z.object({
  base: word.nullable(),
  q: text(0, 200),
  filters,
  sort: z
    .string()
    .regex(/^-?[a-z0-9_]{1,40}$/, "a name in lower case, with a hyphen before it for descending")
    .nullable(),
  itemsPerPage: z.int().min(1).max(100).nullable(),
  columns: columns.nullable(),
});
const marks = z.object({ name: text(1, 60), shared: z.boolean(), isDefault: z.boolean() });
const whole = z.object({ ...marks.shape, list, ...shown.shape });
const changes = z.object({ ...marks.shape, ...shown.shape }).partial();

/** What a caller may leave out of a new view. */
const empty = { base: null, sort: null, itemsPerPage: null, columns: null };

/** Null where null says something, otherwise as good as left out. */
const present = (input: object): object =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => value !== undefined && (value !== null || name in empty)),
  );

export const mine = (context: RequestContext, given: string): Promise<SavedViewRow[]> =>
  views.ofList(context.home.db, viewerIdOf(context), validate(z.object({ list }), { list: given }).list);

/** A view that the viewer may look at. */
export async function find(context: RequestContext, id: string): Promise<SavedViewRow | null> {
  const row = await views.byId(context.home.db, id);
  return row && (row.shared || row.userId === viewerIdOf(context)) ? row : null;
}

export async function create(context: RequestContext, input: object): Promise<SavedViewRow> {
  const {
    name,
    shared,
    isDefault,
    list: listName,
    ...rest
  } = validate(whole, { ...empty, ...present(input) });
  const userId = viewerIdOf(context);
  const now = timestamp(context.clock);
  return await inTransaction(context.home, async (db) => {
    if ((await views.ofList(db, userId, listName)).length >= MAX_VIEWS) {
      throw badInput({
        list: {
          code: "OUT_OF_RANGE",
          message: `A person keeps at most ${MAX_VIEWS} views of a list: remove one first.`,
          params: { max: MAX_VIEWS },
        },
      });
    }
    if (isDefault) await views.clearDefault(db, userId, listName);
    const row = {
      id: newId("viw", context.clock),
      userId,
      list: listName,
      name,
      shown: rest,
      shared,
      isDefault,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    return await views.insert(db, row);
  });
}

/** @throws {AppError} NOT_FOUND also for a shared view of someone else. */
export async function update(
  context: RequestContext,
  id: string,
  input: object,
  expectedVersion?: number | null,
): Promise<SavedViewRow> {
  const { name, shared, isDefault, ...rest } = validate(changes, present(input));
  const userId = viewerIdOf(context);
  return await inTransaction(context.home, async (db) => {
    const own = async () => {
      const row = await views.byId(db, id);
      return row?.userId === userId ? row : undefined;
    };
    return await changeVersioned("View", expectedVersion, own, async (row) => {
      if (isDefault) await views.clearDefault(db, userId, row.list);
      const next = {
        ...row,
        ...(name !== undefined && { name }),
        ...(shared !== undefined && { shared }),
        ...(isDefault !== undefined && { isDefault }),
      };
      const set = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      return await views.update(db, row, {
        ...next,
        shown: { ...row.shown, ...set },
        updatedAt: timestamp(context.clock),
      });
    });
  });
}

export async function remove(context: RequestContext, id: string): Promise<string> {
  const gone = await views.remove(context.home.db, viewerIdOf(context), id);
  if (gone === undefined) throw notFound("View");
  return gone;
}
