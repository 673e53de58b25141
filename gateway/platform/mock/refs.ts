import type { Ref } from "@graphql-tools/mock";
import type { GraphQLObjectType } from "graphql";
import { changesIn, type Change } from "./changes.ts";
import { hasId, isKey, type Place, type Row } from "./world.ts";

/** What `IMockStore.get` is told of an object: its type, and its key, which begins with the sandbox. */
export type Whose = Ref["$ref"];

/** The ref to an object: to a row by its id, to anything else by what its values grow from. */
export const refTo = (typeName: string, key: string, { sandbox }: Pick<Place, "sandbox">): Ref => ({
  $ref: { typeName, key: `${sandbox}/${key}` },
});

/** The sandbox of a ref's key and the rest of it; a key without a sandbox belongs to none. */
export function splitKey(key: string): { sandbox: string; own: string } {
  const end = key.indexOf("/");
  return end === -1 ? { sandbox: "", own: key } : { sandbox: key.slice(0, end), own: key.slice(end + 1) };
}

/** What was done to the row. */
export function changeOf({ typeName, key }: Whose): Change {
  const { sandbox, own } = splitKey(key);
  return changesIn(sandbox).of(typeName, own);
}

/** Whether the row is there: it is for each id, until it is removed. */
export const isThere = ({ $ref }: Ref): boolean => !changeOf($ref).isRemoved;

/** What the value of a field grows from: its object and its arguments. */
export function seedOfField(type: GraphQLObjectType, own: string, args: Row): string {
  const row = hasId(type) ? `${type.name}:${own}` : own;
  return Object.keys(args).length > 0 ? `${row}:${JSON.stringify(args)}` : row;
}

/** The ref of an object that is none: it counts by its id, else by what else tells it apart. */
export function refOfRow(row: Row, type: GraphQLObjectType, place: Pick<Place, "sandbox">): Ref {
  const mark = Object.entries(row).find(([name]) =>
    ["id", "key", "code", "slug", "name", "value"].includes(name),
  )?.[1];
  const own = isKey(mark) || typeof mark === "boolean" ? String(mark) : "";
  const { name } = type;
  return refTo(name, hasId(type) ? own : `${name}:${own}`, place);
}
