import { addMocksToSchema } from "@graphql-tools/mock";
import {
  getNamedType,
  isAbstractType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { fieldOf } from "./fields.ts";
import { mutationOf } from "./mutations.ts";
import { queryOf } from "./queries.ts";
import { SeededStore } from "./seededStore.ts";
import { subscriptionOf } from "./subscriptions.ts";
import { lookupOf, pageOf, SEEDED } from "./world.ts";

type Field = GraphQLField<unknown, RequestContext>;
type Answer = Pick<Field, "resolve" | "subscribe"> & Partial<Pick<Field, "extensions">>;

const fieldsOf = (type: GraphQLObjectType): Field[] => Object.values(type.getFields());
const isAnswered = ({ resolve, subscribe }: Field): boolean => Boolean(resolve ?? subscribe);

/** The object types of which a field may answer an object. */
function objectsOf(schema: GraphQLSchema, field: Field): readonly GraphQLObjectType[] {
  const named = getNamedType(field.type);
  if (isAbstractType(named)) return schema.getPossibleTypes(named);
  return isObjectType(named) ? [named] : [];
}

/** The types whose objects real resolvers may hand on: what they answer, and what is within. */
function realTypes(schema: GraphQLSchema, types: readonly GraphQLObjectType[]): Set<GraphQLObjectType> {
  const found = new Set(
    types
      .flatMap(fieldsOf)
      .filter(isAnswered)
      .flatMap((field) => objectsOf(schema, field)),
  );
  // A set also comes to what is added to it meanwhile.
  for (const type of found)
    for (const field of fieldsOf(type)) for (const one of objectsOf(schema, field)) found.add(one);
  return found;
}

/**
 * The schema with an answer for every field that has no resolver: seeded by type, id and field name, so that it is the
 * same on every request and after a restart. Fields with a resolver stay as they are.
 * @param pictures the paths of the pictures that seeded rows may show.
 */
export function mockSchema(schema: GraphQLSchema, pictures: readonly string[]): GraphQLSchema {
  const store = new SeededStore(schema, pictures);
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__"));
  const real = realTypes(schema, types);
  const besideStore = (type: GraphQLObjectType, field: Field): Answer => {
    if (type === schema.getQueryType()) return { resolve: queryOf(store) };
    if (type === schema.getMutationType()) return { resolve: mutationOf(store) };
    if (type === schema.getSubscriptionType()) return { subscribe: subscriptionOf(store) };
    const isBeside = objectsOf(schema, field).some((one) => pageOf(one) || lookupOf(schema, one.name));
    return real.has(type) || isBeside ? { resolve: fieldOf(store) } : {};
  };
  const answerOf = (type: GraphQLObjectType, field: Field): Answer =>
    isAnswered(field)
      ? // As it was: preserveResolvers would ask the store too, each time, and lay its answer over the resolver's.
        { resolve: field.resolve, subscribe: field.subscribe }
      : { ...besideStore(type, field), extensions: { ...field.extensions, [SEEDED]: true } };
  const resolvers = Object.fromEntries(
    types.map((type) => [
      type.name,
      Object.fromEntries(fieldsOf(type).map((field) => [field.name, answerOf(type, field)])),
    ]),
  );
  return addMocksToSchema({ schema, store, resolvers, preserveResolvers: true });
}
