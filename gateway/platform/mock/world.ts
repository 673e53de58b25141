import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { sizeOf } from "./leaf.ts";

/** A row as resolvers hand it on. */
export type Row = Record<string, unknown>;

/** Where seeded values are made: the schema, the pictures there are, and the sandbox whose rows they are. */
export interface Place {
  schema: GraphQLSchema;
  pictures: readonly string[];
  sandbox: string;
}

/** The mark in a field's `extensions` that says that its values are seeded. */
export const SEEDED = "seeded";

/** Sample rows are numbered from 1; this many are taken to be there when seeded values point at them. */
const REAL_REACH = 10;

type Lookup = GraphQLField<unknown, RequestContext>;
const found = new WeakMap<GraphQLSchema, Map<string, Lookup>>();

/** The queries with a real resolver that read one row by its id and ask nothing else, by the name of the row's type. */
function lookups(schema: GraphQLSchema): Map<string, Lookup> {
  const known = found.get(schema);
  if (known) return known;
  const fields: Lookup[] = Object.values(schema.getQueryType()?.getFields() ?? {});
  const made = new Map(
    fields
      .filter(
        ({ args, extensions, resolve, type }) =>
          resolve &&
          !extensions[SEEDED] &&
          args.length === 1 &&
          args[0]?.name === "id" &&
          !String(type).startsWith("["),
      )
      .map((field) => [getNamedType(field.type).name, field]),
  );
  found.set(schema, made);
  return made;
}

/** The query with a real resolver that reads a row of the type by its id; undefined where rows of the type are seeded. */
export const lookupOf = (schema: GraphQLSchema, type: string): Lookup | undefined =>
  lookups(schema).get(type);

/** How many ids of a type seeded values can point at. */
export const reachOf =
  ({ schema }: Pick<Place, "schema">) =>
  (type: string): number =>
    lookupOf(schema, type) ? REAL_REACH : sizeOf(type);

/** Whether the value is an object. */
export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether the value can be an id. */
export const isKey = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

/** Whether rows of the type are told apart by an `id`. */
export const hasId = (type: unknown): type is GraphQLObjectType =>
  isObjectType(type) && "id" in type.getFields();

/** The list field and the type of its rows when the type is a page: rows beside a total. */
export function pageOf(type: unknown): { list: string; rows: GraphQLObjectType } | null {
  if (!isObjectType(type)) return null;
  if ("id" in type.getFields()) return null;
  const fields = Object.values(type.getFields());
  if (!fields.some(({ name }) => /^(total|totalCount|count)$/.test(name))) return null;
  for (const field of fields) {
    const list = isNonNullType(field.type) ? field.type.ofType : field.type;
    const rows = getNamedType(field.type);
    if (isListType(list) && hasId(rows)) return { list: field.name, rows };
  }
  return null;
}
