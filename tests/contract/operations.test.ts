import { addMocksToSchema } from "@graphql-tools/mock";
import {
  concatAST,
  execute,
  Kind,
  parse,
  separateOperations,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createCache } from "#web/app/apollo/createCache.ts";
import { prepareChatCache } from "#web/features/chat/chats/chatCache.ts";
import { installMails } from "#web/features/email/mails/data/mailCache.ts";
import { schema, variablesOf } from "./sampleVariables.ts";
import { variants, VariantStore } from "./variantStore.ts";

const documents = separateOperations(
  concatAST(
    globSync("web/**/*.graphql").map((file) => parse(readFileSync(file, "utf8"), { noLocation: true })),
  ),
);

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
