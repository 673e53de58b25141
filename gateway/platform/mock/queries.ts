import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLFieldResolver,
} from "graphql";
import { notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { seededKey } from "./leaf.ts";
import { matching, pageWith } from "./pages.ts";
import { allRows, findRow, isAdded, seededObject } from "./rows.ts";
import { objectTypeOf, seededValue } from "./values.ts";
import { hasId, isRow, pageOf, reachOf, type Row, type World } from "./world.ts";

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

/** Answers a query without a resolver: rows by id, lists and pages of all rows, figures. */
export const queryOf =
  (pictures: readonly string[]): GraphQLFieldResolver<unknown, RequestContext, Row> =>
  async (_source, args, context, info) => {
    const world = { context, info, pictures };
    const type = info.returnType;
    const list = isNonNullType(type) ? type.ofType : type;
    const named = getNamedType(type);
    const id = idIn(args, world);
    const seed = id !== null && isAbstractType(named) ? `${named.name}:${id}` : rootSeed(args, world);
    const added =
      id !== null && isAbstractType(named)
        ? info.schema.getPossibleTypes(named).find((possible) => isAdded(possible, id, world))
        : undefined;
    const one = added ?? objectTypeOf(type, seed, world);
    if (!one || isLeafType(named)) return await seededValue(type, info.fieldName, seed, null, args, world);

    const page = pageOf(one);
    if (page) return pageWith(one, page.list, await allRows(page.rows, world), args, info.fieldName, world);
    if (isListType(list) && hasId(one) && !isAbstractType(named)) {
      const rows = matching(await allRows(one, world), args);
      const most = args["limit"] ?? args["first"];
      return typeof most === "number" ? rows.slice(0, Math.max(0, most)) : rows;
    }
    if (isListType(list)) return await seededValue(type, info.fieldName, seed, null, args, world);
    if (!hasId(one)) return seededObject(one, seed, world);
    const row = await findRow(
      one,
      id ?? String(seededKey(seed, "row", one.name, reachOf(world)(one.name))),
      world,
    );
    if (!row && isNonNullType(type)) throw notFound(one.name);
    return row;
  };
