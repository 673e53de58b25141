import { addMocksToSchema } from "@graphql-tools/mock";
import { addResolversToSchema } from "@graphql-tools/schema";
import {
  buildSchema,
  concatAST,
  execute,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  separateOperations,
  typeFromAST,
  isInputType,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from "graphql";
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { scalars } from "#gateway/platform/scalars.ts";
import { typeDefs } from "#gateway/schema.ts";
import { createCache } from "#web/app/apollo/createCache.ts";
import { prepareChatCache } from "#web/features/chat/chats/chatCache.ts";
import { installMails } from "#web/features/email/mails/data/mailCache.ts";
import { variants, VariantStore } from "./variantStore.ts";

const schema = addResolversToSchema({ schema: buildSchema(typeDefs().join("\n")), resolvers: scalars });
const documents = separateOperations(
  concatAST(
    globSync("web/**/*.graphql").map((file) => parse(readFileSync(file, "utf8"), { noLocation: true })),
  ),
);

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
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return samples[type.name] ?? "1";
  const needed = Object.values(type.getFields()).filter(
    (field) => isNonNullType(field.type) && field.defaultValue === undefined,
  );
  return Object.fromEntries(needed.map((field) => [field.name, sampleOf(field.type)]));
}

function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type, defaultValue }) => {
      const known =
        type.kind === Kind.NON_NULL_TYPE && !defaultValue ? typeFromAST(schema, type.type) : undefined;
      return isInputType(known) ? [[variable.name.value, sampleOf(known)]] : [];
    }),
  );
}

const operationIn = (document: DocumentNode): OperationDefinitionNode => {
  const found = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return found ?? expect.fail("There is no operation in the document.");
};

/** The same selection as a query: the cache reads no other documents. */
const asQuery = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? { ...one, operation: OperationTypeNode.QUERY } : one,
  ),
});

const asJson = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value));

/** Answers the operation by the schema, and what the cache gives back of it. */
async function throughCache(mocked: GraphQLSchema, given: DocumentNode) {
  const cache = createCache();
  prepareChatCache(cache);
  installMails(cache);
  const operation = operationIn(given);
  const variables = variablesOf(operation);
  const query = cache.transformDocument(given);
  const { data, errors } = await execute({ schema: mocked, document: query, variableValues: variables });
  const root = `ROOT_${operation.operation.toUpperCase()}`;
  cache.write({ dataId: root, query, variables, result: asJson(data) });
  const read = cache.diff({
    id: root,
    query: asQuery(query),
    variables,
    optimistic: false,
    returnPartialData: true,
  });
  return {
    answered: { errors, missing: undefined, data: asJson(data) },
    read: { errors: undefined, missing: read.missing, data: read.result },
  };
}

it.each(Object.entries(variants))(
  "every operation of the console comes out of the cache as it was answered, with %s values",
  async (_, variant) => {
    const store = new VariantStore(schema, variant);
    const mocked = addMocksToSchema({ schema, store, preserveResolvers: true });
    for (const [name, document] of Object.entries(documents)) {
      const { answered, read } = await throughCache(mocked, document);
      expect(read, name).toEqual(answered);
    }
  },
);

it("there are many operations, of all three kinds", () => {
  const all = Object.values(documents).map((one) => operationIn(one).operation);
  expect(all.length).toBeGreaterThan(100);
  expect(new Set(all)).toEqual(new Set(["query", "mutation", "subscription"]));
});
