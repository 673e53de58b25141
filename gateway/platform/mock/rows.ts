import { isRef, type Ref } from "@graphql-tools/mock";
import type { GraphQLObjectType, GraphQLResolveInfo } from "graphql";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { storeName } from "./changes.ts";
import { refTo, splitKey } from "./refs.ts";
import type { SeededStore } from "./seededStore.ts";
import { hasId, isRow, lookupOf, reachOf, type Place, type Row } from "./world.ts";

/** What a resolver answers in: its place, the store of the seeded rows, the request and the field that asks. */
export interface World extends Place {
  store: SeededStore;
  context: RequestContext;
  info: GraphQLResolveInfo;
}

/** The world of a request: its sandbox is the one whose rows its refs stand for. */
export const worldOf = (store: SeededStore, context: RequestContext, info: GraphQLResolveInfo): World => ({
  store,
  context,
  info,
  schema: info.schema,
  pictures: store.pictures,
  sandbox: storeName(context.store),
});

/** The row with this id, read with the caller's own rights where it is real, else a ref; null when it is not there (any more). */
export async function findRow({ name }: GraphQLObjectType, id: string, world: World): Promise<Row | null> {
  const lookup = lookupOf(world.schema, name);
  if (lookup) {
    const row: unknown = await lookup.resolve?.({}, { id }, world.context, world.info);
    return isRow(row) ? row : null;
  }
  const ref = refTo(name, id, world);
  return world.store.has(name, ref.$ref.key) ? ref : null;
}

/** What the refs stand for, without what is not there (any more). */
export async function readRefs(refs: readonly Ref[], world: World): Promise<Row[]> {
  const rows = await Promise.all(refs.map(async (ref) => await readRef(ref, world)));
  return rows.filter((row) => row !== null);
}

/** What the ref stands for: the real row where there is a resolver for it, else the ref itself. */
export async function readRef(ref: Ref, world: World): Promise<Row | null> {
  const type = world.schema.getType(ref.$ref.typeName);
  return hasId(type) ? await findRow(type, splitKey(ref.$ref.key).own, world) : ref;
}

/** All rows of the type, the added ones last. */
export async function allRows(type: GraphQLObjectType, world: World): Promise<Row[]> {
  const { store, schema, sandbox } = world;
  if (!lookupOf(schema, type.name)) return store.all(type.name, sandbox);
  const ids = Array.from({ length: reachOf(world)(type.name) }, (_, at) => String(at + 1));
  const rows = await Promise.all(ids.map(async (id) => await findRow(type, id, world)));
  return rows.filter((row) => row !== null);
}

/** A row with its leaves, and what was set, as its own values. */
export const writtenOut = (row: Row, { store }: World): Row => (isRef(row) ? store.rowOf(row) : row);

/** Lays values over a row and answers it written out; null when it is not there. A real row is answered with them and stays as it is. */
export async function changeRow(
  type: GraphQLObjectType,
  id: string,
  given: Row,
  world: World,
): Promise<Row | null> {
  const row = await findRow(type, id, world);
  if (!isRef(row)) return row && { ...row, ...given };
  world.store.set(row, given);
  return world.store.rowOf(row);
}

/** Takes a seeded row away and answers it as it was; null when it is not there. */
export async function removeRow(type: GraphQLObjectType, id: string, world: World): Promise<Row | null> {
  const row = await findRow(type, id, world);
  if (!isRef(row)) return row;
  world.store.remove(row);
  return world.store.rowOf(row);
}
