import { addResolversToSchema } from "@graphql-tools/schema";
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from "graphql";
import { scalars } from "#gateway/platform/scalars.ts";
import { typeDefs } from "#gateway/schema.ts";

/** The schema as it stands in its files, without resolvers. */
export const schema = addResolversToSchema({
  schema: buildSchema(typeDefs().join("\n")),
  resolvers: scalars,
});

const samples: Record<string, unknown> = {
  Int: 1,
  Long: 1,
  Float: 1,
  Boolean: true,
  Date: "2026-11-21",
  DateTime: "2026-11-21T09:41:00.000Z",
  Micros: "1",
  JSON: {},
};

/** The least that the type takes. */
function sampleOf(type: GraphQLInputType, id: string): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, id);
  if (isListType(type)) return [sampleOf(type.ofType, id)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (type.name === "ID") return id;
  if (!isInputObjectType(type)) return samples[type.name] ?? "1";
  const needed = Object.values(type.getFields()).filter(
    (field) => isNonNullType(field.type) && field.defaultValue === undefined,
  );
  return Object.fromEntries(needed.map((field) => [field.name, sampleOf(field.type, id)]));
}

/** The least variables that the operation takes; each identifier is `id`. */
export function variablesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  id = "1",
): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type, defaultValue }) => {
      const known =
        type.kind === Kind.NON_NULL_TYPE && !defaultValue ? typeFromAST(schema, type.type) : undefined;
      return isInputType(known) ? [[variable.name.value, sampleOf(known, id)]] : [];
    }),
  );
}
