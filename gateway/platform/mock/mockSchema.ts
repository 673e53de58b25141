import { MapperKind, mapSchema } from "@graphql-tools/utils";
import {
  defaultFieldResolver,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from "graphql";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { mutationOf } from "./mutations.ts";
import { queryOf } from "./queries.ts";
import { seedOfRow } from "./rows.ts";
import { subscriptionOf } from "./subscriptions.ts";
import { seededValue } from "./values.ts";
import { SEEDED, type Row } from "./world.ts";

type Field = GraphQLFieldConfig<unknown, RequestContext, Row>;
type Resolver = GraphQLFieldResolver<unknown, RequestContext, Row>;

/** A field of a row: what the row holds, else a seeded value that is always the same for that row. */
const fieldOf =
  (pictures: readonly string[]): Resolver =>
  (source, args, context, info) => {
    const held: unknown = defaultFieldResolver(source, args, context, info);
    if (held !== undefined) return held;
    const row = seedOfRow(source, info.parentType.name);
    const seed = Object.keys(args).length > 0 ? `${row}:${JSON.stringify(args)}` : row;
    return seededValue(info.returnType, info.fieldName, seed, source, args, { context, info, pictures });
  };

/**
 * The schema with an answer for every field that has no resolver: seeded by type, id and field name, so that it is the
 * same on every request and after a restart. Fields with a resolver stay as they are.
 * @param pictures the paths of the pictures that seeded rows may show.
 */
export function mockSchema(schema: GraphQLSchema, pictures: readonly string[]): GraphQLSchema {
  const unless =
    (resolve: Resolver) =>
    (field: Field): Field =>
      field.resolve ? field : { ...field, resolve, extensions: { ...field.extensions, [SEEDED]: true } };
  return mapSchema(schema, {
    [MapperKind.QUERY_ROOT_FIELD]: unless(queryOf(pictures)),
    [MapperKind.MUTATION_ROOT_FIELD]: unless(mutationOf(pictures)),
    [MapperKind.SUBSCRIPTION_ROOT_FIELD]: (field: Field): Field =>
      field.subscribe ? field : { ...field, subscribe: subscriptionOf(pictures) },
    [MapperKind.OBJECT_FIELD]: unless(fieldOf(pictures)),
  });
}
