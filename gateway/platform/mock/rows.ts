import { getNamedType, isLeafType, type GraphQLObjectType } from "graphql";
import type { Store } from "#gateway/platform/store/database.ts";
import { seededLeaves, sizeOf } from "./leaf.ts";
import type { Spot } from "./texts.ts";
import { isReal, reachOf, realRow, type Row, type World } from "./world.ts";

/** What mutations did to the seeded rows of one type. */
interface Kept {
  added: string[];
  changed: Map<string, Row>;
  removed: Set<string>;
}

/** What was changed lives as long as its store, known by its `close` also within a transaction; another store, or a new process, has the seeded rows again. */
const changes = new WeakMap<Store["close"], Map<string, Kept>>();
const seeds = new WeakMap<object, string>();

function keptOf({ context }: World, type: string): Kept {
  const types = changes.get(context.store.close) ?? new Map<string, Kept>();
  changes.set(context.store.close, types);
  const kept = types.get(type) ?? { added: [], changed: new Map<string, Row>(), removed: new Set<string>() };
  types.set(type, kept);
  return kept;
}

/** What the seeded values of a row grow from: its type and what tells it apart; a real row counts by its id too. */
export function seedOfRow(row: unknown, type: string): string {
  if (typeof row !== "object" || row === null) return type;
  const known = seeds.get(row);
  if (known) return known;
  const mark = Object.entries(row).find(([key]) =>
    ["id", "key", "code", "slug", "name", "value"].includes(key),
  )?.[1];
  return `${type}:${typeof mark === "object" ? "" : String(mark ?? "")}`;
}

/** Where the values of a row stand. */
export const spotOf = (type: GraphQLObjectType, row: string, { pictures }: World): Spot => ({
  row,
  type: type.name,
  fields: Object.keys(type.getFields()),
  pictures,
});

/** A seeded object: a value for each field that is a leaf and takes no arguments; what is nested comes when it is asked for. */
export function seededObject(type: GraphQLObjectType, seed: string, world: World, given: Row = {}): Row {
  const spot = spotOf(type, seed, world);
  const row: Row = { __typename: type.name };
  for (const field of Object.values(type.getFields())) {
    const isPlain = field.args.length === 0 && isLeafType(getNamedType(field.type));
    if (isPlain) row[field.name] = seededLeaves(field.type, type, field.name, spot, reachOf(world));
  }
  Object.assign(row, given);
  seeds.set(row, seed);
  return row;
}

/** The row of a type with this id, whether or not it was removed. */
export function rowOf(type: GraphQLObjectType, id: string, world: World): Row {
  const isNumber = /^(Int|Long)!?$/.test(String(type.getFields()["id"]?.type));
  return seededObject(type, `${type.name}:${id}`, world, {
    id: isNumber ? Number(id) : id,
    ...keptOf(world, type.name).changed.get(id),
  });
}

/** The row with this id, real where there is a resolver for it; null when it is not there (any more). */
export async function findRow(type: GraphQLObjectType, id: string, world: World): Promise<Row | null> {
  if (isReal(world, type.name)) return await realRow(world, type.name, id);
  return keptOf(world, type.name).removed.has(id) ? null : rowOf(type, id, world);
}

/** All rows of the type, the added ones last. */
export async function allRows(type: GraphQLObjectType, world: World): Promise<Row[]> {
  const ids = Array.from({ length: reachOf(world)(type.name) }, (_, at) => String(at + 1));
  const rows = await Promise.all(
    [...ids, ...keptOf(world, type.name).added].map((id) => findRow(type, id, world)),
  );
  return rows.filter((row) => row !== null);
}

/** Whether a mutation added a row with this id. */
export const isAdded = (type: GraphQLObjectType, id: string, world: World): boolean =>
  keptOf(world, type.name).added.includes(id);

/** Adds a row with the next id. */
export function addRow(type: GraphQLObjectType, given: Row, world: World): Row {
  const kept = keptOf(world, type.name);
  const id = String(sizeOf(type.name) + kept.added.length + 1);
  kept.added.push(id);
  kept.changed.set(id, given);
  return rowOf(type, id, world);
}

/** Lays values over a row; null when it is not there. A real row is answered with them and stays as it is. */
export async function changeRow(
  type: GraphQLObjectType,
  id: string,
  given: Row,
  world: World,
): Promise<Row | null> {
  const row = await findRow(type, id, world);
  if (!row || isReal(world, type.name)) return row && { ...row, ...given };
  const kept = keptOf(world, type.name);
  kept.changed.set(id, { ...kept.changed.get(id), ...given });
  return rowOf(type, id, world);
}

/** Takes a seeded row away and answers it as it was; null when it is not there. */
export async function removeRow(type: GraphQLObjectType, id: string, world: World): Promise<Row | null> {
  const row = await findRow(type, id, world);
  if (row && !isReal(world, type.name)) keptOf(world, type.name).removed.add(id);
  return row;
}

/** Forgets what mutations did to the seeded rows of a store. */
export const forgetMockRows = ({ close }: Store): boolean => changes.delete(close);
