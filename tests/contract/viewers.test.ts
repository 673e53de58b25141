import { afterAll, beforeAll, expect, it } from "vitest";
import accounts from "../../fixtures/accounts/users.json" with { type: "json" };
import { createSchema } from "#gateway/schema.ts";
import { operation, seen, theWholeWay, unkept } from "#tests/support/bothWays.ts";
import { graphQLRequest, rootFields, type RootField } from "#tests/support/fuzzGraphQL.ts";
import { restCalls, restRequest, type OpenApi, type RestCall } from "#tests/support/fuzzRest.ts";
import { chanceOf } from "#tests/support/fuzzValues.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_125);

let gateway: TestGateway;
let queries: RootField[];
let calls: RestCall[];
/** Two accounts of every role, each with what only it has, and nobody. */
let tokens: (string | undefined)[];

const signed = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : {});

/** Gives every account a twin with the same rights and the same password. */
async function addTwins(): Promise<void> {
  const { db } = gateway.store;
  for (const user of await db.selectFrom("accounts_users").selectAll().execute()) {
    const twin = (text: string) => `twin-${text}`;
    await db
      .insertInto("accounts_users")
      .values({
        ...user,
        id: twin(user.id),
        fullName: twin(user.fullName),
        username: twin(user.username),
        usernameKey: twin(user.usernameKey),
        usernameLook: twin(user.usernameLook),
        email: twin(user.email),
        emailKey: twin(user.emailKey),
      })
      .execute();
  }
}

async function signIn(username: string, password: string): Promise<string> {
  const { data } = await gateway.graphql(
    "mutation ($username: String!, $password: String!) { ordinaryUserLogin(username: $username, password: $password) { accessToken } }",
    { username, password },
  );
  return /"accessToken":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? "";
}

/** Lets an account change what it may, so that it has rows of its own. */
async function leaveTraces(fields: readonly RootField[], token: string, seed: number): Promise<void> {
  const chance = chanceOf(seed);
  for (let change = 0; change < 60; change += 1) {
    const request = graphQLRequest(chance.pick(fields), [], chance);
    await gateway.inject({ ...request, headers: { ...request.headers, ...signed(token) } });
  }
}

beforeAll(async () => {
  gateway = await createTestGateway();
  await addTwins();
  const fields = rootFields(createSchema());
  // How the process is, is never the same twice.
  queries = fields.filter(({ kind, field }) => kind === "query" && field.name !== "gatewayHealth");
  calls = restCalls(
    (await gateway.inject({ method: "GET", url: "/api/openapi.json" })).json<OpenApi>(),
  ).filter(({ method, name }) => method === "GET" && !/journal|sandbox/.test(name));
  const own = fields.filter(
    ({ kind, field }) =>
      kind === "mutation" && !/login|logout|viewAs|sandbox|snapshot|sampleReset/i.test(field.name),
  );
  tokens = [undefined];
  for (const { username, password } of accounts)
    for (const name of [username, `twin-${username}`]) {
      const token = await signIn(name, password);
      await leaveTraces(own, token, SEED + tokens.length);
      tokens.push(token);
    }
});
afterAll(() => gateway.close());

/** Asks as everybody, first where nothing is kept and then where everything is. */
async function asEverybody(ask: (token: string | undefined, time: number) => Promise<unknown>) {
  const first = [];
  for (const token of tokens) first.push(await ask(token, 0));
  for (let time = 1; time < 5; time += 1)
    for (const [at, token] of tokens.entries()) expect(await ask(token, time)).toEqual(first[at]);
  return first;
}

it("there are two accounts of every role, and nobody", () =>
  expect(tokens.length).toBe(2 * accounts.length + 1));

it("every root field is answered to every viewer with what is the viewer's own, cold and warm", async () => {
  const chance = chanceOf(SEED);
  for (const field of queries) {
    for (let round = 0; round < 3; round += 1) {
      const { method, payload, headers } = graphQLRequest(field, [], chance);
      if (method !== "POST" || typeof payload !== "string" || payload === "") continue;
      await asEverybody(async (token, time) => {
        const request = { method, url: "/graphql", payload, headers: { ...headers, ...signed(token) } };
        return seen(await gateway.inject(time === 0 ? theWholeWay(request) : request));
      });
    }
  }
});

it("the viewers differ in what they are answered about themselves", async () => {
  const answers = await asEverybody(async (token) =>
    seen(await gateway.inject(operation("{ viewer { user { id } } }", {}, token))),
  );
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(tokens.length);
});

it("every documented call that reads is answered to every viewer with what is the viewer's own, cold and warm", async () => {
  const chance = chanceOf(SEED);
  for (const call of calls) {
    const request = restRequest(call, chance);
    await asEverybody(async (token, time) => {
      const asked = time === 0 ? unkept(request) : request;
      return seen(await gateway.inject({ ...asked, headers: { ...asked.headers, ...signed(token) } }));
    });
  }
});
