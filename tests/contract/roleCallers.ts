import { createClient, type Client } from "graphql-ws";
import { getNamedType, isLeafType, isNonNullType, type GraphQLField, Kind, parse } from "graphql";
import { expect, vi } from "vitest";
import { WebSocket } from "ws";
import type { TestGateway } from "#tests/support/gateway.ts";
import { schema, variablesOf } from "./sampleVariables.ts";

/** Whether somebody was let through, or why not; absent where a call does not exist. */
export type Outcome = "passes" | "absent" | Refusal;
type Refusal = (typeof refusals)[number];
export type RootKind = "query" | "mutation" | "subscription";

const roots = {
  query: schema.getQueryType(),
  mutation: schema.getMutationType(),
  subscription: schema.getSubscriptionType(),
};

/** The fields of a root type, in the order of the schema's files. */
export const fieldsOf = (kind: RootKind): GraphQLField<unknown, unknown>[] =>
  Object.values(roots[kind]?.getFields() ?? {});

const refusals = [
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "SESSION_REQUIRED",
  "TOKEN_READ_ONLY",
  "VIEW_AS_READ_ONLY",
] as const;
const outcomeOf = (code: unknown): Outcome => refusals.find((one) => one === code) ?? "passes";

/** An operation that asks for the field alone, with the least that it takes. */
function operationOf(kind: RootKind, { name, args, type }: GraphQLField<unknown, unknown>) {
  const needed = args.filter((one) => isNonNullType(one.type) && one.defaultValue === undefined);
  const declared = needed.map((one) => `$${one.name}: ${String(one.type)}`).join(", ");
  const given = needed.map((one) => `${one.name}: $${one.name}`).join(", ");
  const selected = isLeafType(getNamedType(type)) ? "" : " { __typename }";
  const query = `${kind}${declared && ` (${declared})`} { ${name}${given && `(${given})`}${selected} }`;
  const [definition] = parse(query).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${name} makes no operation.`);
  return { query, variables: variablesOf(definition, "nothing") };
}

async function ask(
  gateway: TestGateway,
  kind: RootKind,
  field: GraphQLField<unknown, unknown>,
  token: string | undefined,
): Promise<Outcome> {
  const { query, variables } = operationOf(kind, field);
  const { errors } = await gateway.graphql(query, variables, token);
  return outcomeOf(errors?.[0]?.extensions.code);
}

const codeOf = (failure: unknown): unknown => /"code":"(\w+)"/.exec(JSON.stringify(failure))?.[1];

/** Listens until the gateway listens too, or says why not. */
async function listen(
  { live, timers, inject }: TestGateway,
  client: Client,
  field: GraphQLField<unknown, unknown>,
): Promise<Outcome> {
  const [begun, waiting] = [live.begun, timers.waiting];
  let answer: Outcome | undefined;
  const leave = client.subscribe(operationOf("subscription", field), {
    next: ({ errors }) => void (answer ??= outcomeOf(codeOf(errors))),
    error: (failure) => void (answer ??= outcomeOf(codeOf(failure))),
    complete: () => {},
  });
  await vi.waitFor(
    async () => {
      // Whoever follows the journal hears of this.
      await inject({ url: "/api/pages/faq" });
      const isHeard = answer !== undefined || live.begun > begun || timers.waiting > waiting;
      expect(isHeard, field.name).toBe(true);
    },
    { timeout: 10_000, interval: 5 },
  );
  leave();
  return answer ?? "passes";
}

/** What ends the session that asks; tried last, each in a session of its own. */
const ending = new Set(["logout", "viewAs", "passwordChange"]);

/** What becomes of every field of the kind that the caller asks for, by its name. */
export async function outcomesOf(
  gateway: TestGateway,
  kind: RootKind,
  signIn: () => Promise<string | undefined>,
): Promise<Record<string, Outcome>> {
  const token = await signIn();
  const found: Record<string, Outcome> = {};
  const fields = fieldsOf(kind).toSorted((a, b) => Number(ending.has(a.name)) - Number(ending.has(b.name)));
  if (kind !== "subscription") {
    for (const field of fields)
      found[field.name] = await ask(gateway, kind, field, ending.has(field.name) ? await signIn() : token);
    return found;
  }
  const client = await socketOf(gateway, token);
  for (const field of fields) found[field.name] = await listen(gateway, client, field);
  await client.dispose();
  return found;
}

async function socketOf(gateway: TestGateway, token: string | undefined): Promise<Client> {
  const address = gateway.app.server.address();
  if (address === null || typeof address === "string") throw new Error("The gateway does not listen.");
  return await new Promise((resolve, reject) => {
    const client = createClient({
      url: `ws://127.0.0.1:${address.port}/graphql`,
      retryAttempts: 0,
      lazy: false,
      on: { connected: () => resolve(client), closed: reject },
      webSocketImpl: class extends WebSocket {
        constructor(url: string, protocols: string | string[]) {
          super(url, protocols, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
        }
      },
    });
  });
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** What becomes of a call of the REST facade, `GET /apps/users/{id}`, with nothing in its body. */
export async function outcomeOfCall(
  gateway: TestGateway,
  call: string,
  token: string | undefined,
): Promise<Outcome> {
  const method = methods.find((one) => call.startsWith(`${one} `)) ?? "GET";
  const path = call.slice(method.length + 1);
  const { statusCode, body } = await gateway.inject({
    method,
    url: `/api${path.replaceAll(/\{\w+\}/g, "nothing")}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(method !== "GET" && method !== "DELETE" && { payload: {} }),
  });
  if (statusCode === 404 && body.includes('"There is nothing at ')) return "absent";
  return statusCode === 401 || statusCode === 403 ? outcomeOf(codeOf(JSON.parse(body))) : "passes";
}
