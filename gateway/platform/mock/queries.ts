import { getNamedType, getNullableType, isAbstractType, isListType, isNonNullType } from "graphql";
import { notFound } from "#gateway/platform/errors.ts";
import { fieldValue, type MockResolver } from "./fields.ts";
import { seededKey } from "./leaf.ts";
import { matching, pageWith } from "./pages.ts";
import { changeOf, refTo } from "./refs.ts";
import { allRows, findRow, worldOf, type World } from "./rows.ts";
import type { SeededStore } from "./seededStore.ts";
import { objectTypeOf } from "./values.ts";
import { hasId, isRow, pageOf, reachOf, type Row } from "./world.ts";

/** The id that the arguments name: `id`, else the only one whose type is ID. */
export function idIn(args: Row, { info }: World): string | null {
  const declared = info.parentType.getFields()[info.fieldName]?.args ?? [];
  const ids = declared.filter(({ name, type }) => name === "id" || getNamedType(type).name === "ID");
  const named =
    args["id"] ??
    (ids.length === 1 ? args[ids[0]?.name ?? ""] : undefined) ??
    (isRow(args["input"]) ? args["input"]["id"] : undefined);
  return typeof named === "string" || typeof named === "number" ? String(named) : null;
}

/** What the values of a root field grow from: its name and its arguments. */
export const rootSeed = (args: Row, { info }: World): string => `${info.fieldName}:${JSON.stringify(args)}`;

/** Answers a query without a resolver: a store sees neither the id that is asked for nor how large a page is to be. */
export const queryOf =
  (store: SeededStore): MockResolver =>
  async (_source, args, context, info) => {
    const world = worldOf(store, context, info);
    const type = info.returnType;
    const named = getNamedType(type);
    const id = idIn(args, world);
    const isById = id !== null && isAbstractType(named);
    const seed = isById ? `${named.name}:${id}` : rootSeed(args, world);
    const added = isById
      ? info.schema
          .getPossibleTypes(named)
          .find((possible) => changeOf(refTo(possible.name, id, world).$ref).isAdded)
      : undefined;
    const one = added ?? objectTypeOf(type, seed, world);
    if (!one) return await fieldValue(refTo(info.parentType.name, seed, world), {}, world);

    const page = pageOf(one);
    if (page) return pageWith(one, page.list, await allRows(page.rows, world), args, info.fieldName, world);
    if (isListType(getNullableType(type))) {
      if (!hasId(one) || isAbstractType(named))
        return await fieldValue(refTo(info.parentType.name, seed, world), {}, world);
      const rows = matching(await allRows(one, world), args, world);
      const most = args["limit"] ?? args["first"];
      return typeof most === "number" ? rows.slice(0, Math.max(0, most)) : rows;
    }
    const { name } = one;
    if (!hasId(one)) return refTo(name, seed, world);
    const key = id ?? String(seededKey(seed, "row", one.name, reachOf(world)(one.name)));
    const row = await findRow(one, key, world);
    if (!row && isNonNullType(type)) throw notFound(one.name);
    return row;
  };
