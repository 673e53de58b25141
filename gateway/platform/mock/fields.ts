import { isRef, type Ref } from "@graphql-tools/mock";
import { defaultFieldResolver, isNonNullType, isObjectType, type GraphQLFieldResolver } from "graphql";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { pageWith } from "./pages.ts";
import { refOfRow, seedOfField, splitKey } from "./refs.ts";
import { readRef, readRefs, worldOf, type World } from "./rows.ts";
import type { SeededStore } from "./seededStore.ts";
import { seededRefs } from "./values.ts";
import { isRow, pageOf, type Row } from "./world.ts";

/** What answers a field in mock mode. */
export type MockResolver = GraphQLFieldResolver<unknown, RequestContext, Row>;

/** The seeded value of the field that asks: a page is as large as is asked for, and real rows are read. */
export async function fieldValue(ref: Ref, args: Row, world: World, held?: Row): Promise<unknown> {
  const { store, schema, info } = world;
  const { fieldName: field, returnType } = info;
  const value = store.valueOf(ref.$ref, field, args, held);
  if (Array.isArray(value)) return value.some(isRef) ? await readRefs(value.filter(isRef), world) : value;
  if (!isRef(value)) return value;
  const type = schema.getType(value.$ref.typeName);
  const page = pageOf(type);
  if (!page || !isObjectType(type))
    return (await readRef(value, world)) ?? (isNonNullType(returnType) ? value : null);
  const seed = seedOfField(info.parentType, splitKey(ref.$ref.key).own, args);
  const rows = await readRefs(seededRefs({ type: page.rows, field, seed }, world), world);
  return pageWith(type, page.list, rows, args, `${seed}:${field}`, world);
}

/**
 * Answers a field beside the store: of rows that real resolvers hand on, which are no refs, and of what the store cannot
 * hold, which is how large a page is to be, and real rows, read with the rights of who asks.
 */
export const fieldOf =
  (store: SeededStore): MockResolver =>
  (source, args, context, info) => {
    const held: unknown = defaultFieldResolver(source, args, context, info);
    if (held !== undefined) return held;
    const world = worldOf(store, context, info);
    const row = isRow(source) ? source : {};
    return fieldValue(isRef(row) ? row : refOfRow(row, info.parentType, world), args, world, row);
  };
