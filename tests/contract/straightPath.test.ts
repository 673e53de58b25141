import { concatAST, Kind, OperationTypeNode, parse, print, separateOperations } from "graphql";
import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSchema } from "#gateway/schema.ts";
import { bothWays, operation, seen, theWholeWay } from "#tests/support/bothWays.ts";
import { graphQLRequest, rootFields, type RootField } from "#tests/support/fuzzGraphQL.ts";
import { chanceOf } from "#tests/support/fuzzValues.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { variablesOf } from "./sampleVariables.ts";

const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_125);

let gateway: TestGateway;
let fields: RootField[];
let tokens: (string | undefined)[];

beforeAll(async () => {
  gateway = await createTestGateway();
  const schema = createSchema();
  // How the process is, is never the same twice.
  fields = rootFields(schema).filter(({ field }) => field.name !== "gatewayHealth");
  tokens = [undefined, await gateway.signIn("client"), await gateway.signIn("admin")];
});
afterAll(() => gateway.close());

const documents = Object.values(
  separateOperations(
    concatAST(
      globSync("web/**/*.graphql").map((file) => parse(readFileSync(file, "utf8"), { noLocation: true })),
    ),
  ),
);
const consoleQueries = documents.flatMap((document) => {
  const one = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return one?.kind === Kind.OPERATION_DEFINITION &&
    one.operation === OperationTypeNode.QUERY &&
    one.name?.value !== "GatewayHealthPage"
    ? [[one.name?.value ?? "", print(document), variablesOf(one)] as const]
    : [];
});

describe("a query is answered alike the whole way, new, known and kept", () => {
  it("there are many queries of the console", () => expect(consoleQueries.length).toBeGreaterThan(60));

  it.each(consoleQueries)("%s", async (_name, query, variables) => {
    for (const token of tokens) {
      const { whole, short } = await bothWays(gateway, operation(query, variables, token));
      for (const one of short) expect(one).toEqual(whole);
    }
  });

  it("with arguments, selections and documents of every kind, right and wrong", async () => {
    const chance = chanceOf(SEED);
    for (const field of fields.filter(({ kind }) => kind === "query")) {
      for (let round = 0; round < 8; round += 1) {
        const request = graphQLRequest(field, [], chance);
        // Blanks make something else of no body.
        if (typeof request.payload !== "string" || request.payload === "") continue;
        const token = chance.pick(tokens);
        const signed = {
          ...request,
          headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
        };
        const { whole, short } = await bothWays(gateway, signed);
        for (const one of short)
          expect(one, `FUZZ_SEED=${SEED} ${field.field.name} ${request.payload}`).toEqual(whole);
      }
    }
  });
});

it("no answer is older than the changes before it, whatever they are", async () => {
  const chance = chanceOf(SEED + 1);
  const asked = consoleQueries.map(([, query, variables]) =>
    operation(query, variables, chance.pick(tokens)),
  );
  const changes = fields.filter(({ kind }) => kind === "mutation" && !/login|viewAs/i.test(kind));
  for (let round = 0; round < 150; round += 1) {
    const change = graphQLRequest(chance.pick(changes), [], chance);
    const token = chance.pick(tokens);
    await gateway.inject({
      ...change,
      headers: { ...change.headers, ...(token && { authorization: `Bearer ${token}` }) },
    });
    for (let time = 0; time < 6; time += 1) {
      const request = chance.pick(asked);
      await gateway.inject(request);
      await gateway.inject(request);
      expect(seen(await gateway.inject(request)), JSON.stringify(request.payload)).toEqual(
        seen(await gateway.inject(theWholeWay(request))),
      );
    }
  }
});
