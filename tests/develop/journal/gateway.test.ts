import { execFile } from "node:child_process";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { createClient } from "graphql-ws";
import { parse } from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { hideSecrets } from "../../../gateway/platform/redaction.ts";
import { createTestGateway, type TestGateway } from "../../support/gateway.ts";

interface Entry {
  id: string; method: string; path: string; operation: { name: string | null; kind: string } | null; sandbox: string | null; status: number; failed: boolean;
  duration: number; bytes: number; code: string | null; body: string | null; variables: unknown; isCut: boolean; curl: string | null; document: string | null; requestId: string;
}

const LIST = "/api/apps/ecommerce/products";
const ENTRY = "id at requestId method path operation { name kind } sandbox status failed duration bytes code body variables isCut curl document";

let gateway: TestGateway;
let origin: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`;
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.graphql("mutation { journalClear }");
  await gateway.graphql("mutation { journalClear }");
});

const journal = async (args = "") => {
  const { data, errors } = await gateway.graphql(`{ journal${args && `(${args})`} { total items { ${ENTRY} } } }`);
  expect(errors).toBeUndefined();
  const { total, items } = (data?.["journal"] ?? expect.fail("no journal")) as { total: number; items: Entry[] };
  // The clearing itself is a change, and so it is remembered.
  return { total, items: items.filter(({ body }) => !body?.includes("journalClear")) };
};
const send = async (path: string, payload?: object, headers: Record<string, string> = {}) => await fetch(origin + path, {
  headers: { "content-type": "application/json", ...headers }, ...(payload && { method: "POST", body: JSON.stringify(payload) }),
}).then((answer) => answer.text());

describe("the journal", () => {
  it("tells of REST and GraphQL what was asked and how it ended", async () => {
    await send(`${LIST}?page=2&q=desk`, undefined, { "x-berth-sandbox": "log" });
    await send("/graphql", { query: "query One($id: ID!) { product(id: $id) { id } }", operationName: "One", variables: { id: 1 } });
    await send(`${LIST}/999`);
    await send("/graphql", { query: 'mutation { productDelete(id: "999") { ids } }' });
    await send("/graphql", { query: "{ nothing" });
    const { items } = await journal();
    expect(items).toMatchObject([
      { method: "POST", path: "/graphql", operation: null, status: 200, failed: true, body: '{"query":"{ nothing"}' },
      { operation: { name: null, kind: "MUTATION" }, status: 200, failed: true, code: "NOT_FOUND" },
      { method: "GET", path: `${LIST}/999`, status: 404, failed: true, code: "NOT_FOUND", operation: null, body: null },
      { operation: { name: "One", kind: "QUERY" }, status: 200, failed: false, code: null, variables: { id: 1 }, bytes: 31 },
      { method: "GET", path: `${LIST}?page=2&q=desk`, sandbox: "log", status: 200, bytes: expect.any(Number), requestId: expect.stringMatching(/^req_/) },
    ]);
    expect(items.every(({ duration }) => duration > 0)).toBe(true);
  });

  it("is filtered by text, failure, sandbox and operation, and paged", async () => {
    await send(LIST);
    await send(`${LIST}/999`);
    await send(LIST, undefined, { "x-berth-sandbox": "log" });
    await send("/graphql", { query: "query Named { products { total } }" });
    const paths = async (args: string) => (await journal(args)).items.map(({ path, sandbox }) => (sandbox ? `${sandbox}:${path}` : path));
    expect(await paths('filter: { q: "/999" }')).toEqual([`${LIST}/999`]);
    expect(await paths('filter: { q: "not_found" }')).toEqual([`${LIST}/999`]);
    expect(await paths("filter: { failed: true }")).toEqual([`${LIST}/999`]);
    expect(await paths('filter: { sandbox: "log" }')).toEqual([`log:${LIST}`]);
    expect(await paths('filter: { operation: "Named" }')).toEqual(["/graphql"]);
    expect(await paths('filter: { sandbox: "", failed: false }')).toEqual(["/graphql", LIST]);
    expect(await paths("page: 2, itemsPerPage: 1")).toEqual([`log:${LIST}`]);
    expect((await gateway.graphql("{ journal(itemsPerPage: 101) { total } }")).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  it("keeps neither its own readers nor files", async () => {
    for (const path of ["/", "/healthz", "/mark.svg", "/api/docs", "/api/openapi.json", "/api/mock/journal", "/api/mock/rules", "/graphql"]) await send(path);
    await send("/graphql", { query: "{ sandboxes { name } troubleRules { id } snapshots { name } }" });
    expect((await journal()).items).toEqual([]);
    await send("/graphql", { query: "mutation { sampleReset { rows } }" });
    expect((await journal()).items).toHaveLength(1);
  });

  it("bears what cannot be kept", async () => {
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    const answer = await fetch(`${origin}/api/mock/rules`, { method: "POST", headers: { "content-type": "application/json" }, body: `{"a":${deep}}` });
    expect(answer.status).toBe(400);
    expect((await gateway.inject({ method: "GET", url: LIST })).statusCode).toBe(200);
  });

  it("remembers the last 500 and forgets them all when told", async () => {
    for (let from = 0; from < 520; from += 40) await Promise.all(Array.from({ length: 40 }, () => gateway.inject({ method: "GET", url: LIST })));
    expect((await journal("itemsPerPage: 100")).total).toBe(500);
    expect((await gateway.graphql("mutation { journalClear }")).data).toEqual({ journalClear: 500 });
  });

  it("tells of new entries as they come, but not of those who listen", async () => {
    const client = createClient({ url: `${origin.replace("http", "ws")}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 });
    const events = client.iterate<{ journalEntryAdded: Entry }>({ query: "subscription { journalEntryAdded { path sandbox } }" });
    const first = events.next();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await send("/graphql", { query: "{ journal { total } }" });
    await send(`${LIST}/3`, undefined, { "x-berth-sandbox": "log" });
    expect((await first).value?.data).toEqual({ journalEntryAdded: { path: `${LIST}/3`, sandbox: "log" } });
    await client.dispose();
  });
});

it("operations of a socket are told too, with their sandbox, and copied as a stream", async () => {
  const client = createClient({ url: `${origin.replace("http", "ws")}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams: { sandbox: "log" } });
  const waiting = client.iterate({ query: "subscription Changes { productChanged { id } }" }).next();
  await client.iterate({ query: "query ($token: String) { nothing(token: $token) }", variables: { token: "s3cr3t" } }).next().catch(() => undefined);
  await client.iterate({ query: "{ troubleRules { id } }" }).next();
  const { items } = await journal();
  expect(items).toMatchObject([
    { method: "WS", status: 200, failed: true, code: "GRAPHQL_VALIDATION_FAILED", variables: { token: "«TOKEN»" } },
    { method: "WS", path: "/graphql", operation: { name: "Changes", kind: "SUBSCRIPTION" }, sandbox: "log", failed: false, curl: expect.stringContaining("text/event-stream") },
  ]);
  await client.dispose();
  await waiting;
});

describe("secrets", () => {
  const SECRETS = ["hunter-2", "s3cr3t-token", "s3ss10n"];
  it("never reach the journal, wherever they stand", async () => {
    await send("/api/auth/login", { email: "a@demo.com", password: "hunter-2" }, { authorization: "Bearer s3ss10n" });
    await send(`${LIST}?access_token=s3cr3t-token&q=desk`, undefined, { cookie: "x-token=%22s3ss10n%22" });
    await send("/graphql", { query: 'mutation { login(email: "a", password: "hunter-2") { accessToken } }' });
    await send("/graphql", { query: 'mutation { login(email: "a", password: """hunter-2""") { accessToken } }' });
    await send("/graphql", { query: "mutation Sign($p: String!) { login(email: \"a\", password: $p) { accessToken } }", variables: { p: "hunter-2" } });
    await send("/graphql", { query: 'mutation Sign($p: String! = "hunter-2") { login(email: "a", password: $p) { accessToken } }' });
    await send("/graphql", { query: "query ($password: String) { __typename }", variables: { password: "hunter-2", deep: { apiKey: "s3cr3t-token" } } });
    await send("/graphql", { query: 'mutation { login(email: "a", password: "hunter-2") { accessToken }' });
    await send("/graphql", [{ query: "{ a }", variables: { token: "s3cr3t-token" } }]);
    await send(`/graphql?query=${encodeURIComponent('{ undo(token: "s3cr3t-token") }')}`);
    await send("/api/mock/rules", { path: "*", status: 500, secret: { any: "s3cr3t-token" } });
    const text = JSON.stringify((await journal("itemsPerPage: 100")).items);
    for (const secret of SECRETS) expect(text).not.toContain(secret);
    expect(text).toContain("«PASSWORD»");
    expect(text).toContain("access_token=«ACCESS_TOKEN»&q=desk");
    const rules = (await gateway.inject({ method: "GET", url: "/api/mock/rules" })).json<{ rules: { id: string }[] }>().rules;
    for (const { id } of rules) await gateway.inject({ method: "DELETE", url: `/api/mock/rules/${id}` });
  });

  it("become variables of the document", () => {
    const { document, secrets } = hideSecrets(parse('query Q { ...F } fragment F on Query { a(input: { newPassword: "x", list: ["y"] }, pinned: 1) }'));
    expect(parse(document)).toBeDefined();
    expect(document).toContain("query Q($newPassword: String!)");
    expect(document).toContain('{newPassword: $newPassword, list: ["y"]}, pinned: 1');
    expect(secrets).toEqual({ newPassword: "«NEW_PASSWORD»" });
  });
});

describe("a copy", () => {
  const shell = async (command: string, env: Record<string, string> = {}) => JSON.parse((await promisify(execFile)("bash", ["-c", command], { env: { ...process.env, ...env } })).stdout) as unknown;
  const last = async () => (await journal()).items[0] ?? expect.fail("no entry");

  it("of a REST call as curl runs when pasted, with the secret from a variable", async () => {
    await send("/api/auth/login", { email: "client@demo.com", password: "client", "it's": "a \"quote\" $HOME `id`" });
    const { curl } = await last();
    expect(curl).toContain("$PASSWORD");
    expect(await shell(curl ?? "", { PASSWORD: "client" })).toMatchObject({ userData: { id: "usr_client" } });
    expect((await last()).body).toContain('"it\'s":"a \\"quote\\" $HOME `id`"');
  });

  it("of a signed GraphQL call as curl takes its session from a variable and its sandbox along", async () => {
    const token = await gateway.signIn("client");
    const query = 'query Page($sort: ProductSort, $q: String) { viewer { user { id } } products(sort: $sort, filter: { q: $q }) { total } }';
    await send("/graphql", { query, variables: { sort: { field: "PRICE", order: "DESC" }, q: "it's \"desk\"" } }, { authorization: `Bearer ${token}`, "x-berth-sandbox": "copy" });
    const { curl } = await last();
    expect(curl).toContain("x-berth-sandbox: copy");
    expect(await shell(curl ?? "", { BERTH_TOKEN: token })).toEqual({ data: { viewer: { user: { id: "usr_client" } }, products: { total: 0 } } });
  });

  it("of an operation with secrets in its text runs too", async () => {
    await send("/graphql", { query: 'mutation { login(email: "client@demo.com", password: "client") { userData { id } } }' });
    expect(await shell((await last()).curl ?? "", { PASSWORD: "client" })).toEqual({ data: { login: { userData: { id: "usr_client" } } } });
  });

  it("as GraphQL runs when pasted: values are defaults, enums as enums, secrets are left open", async () => {
    const query = `query Other { products { total } }
      query Page($sort: ProductSort!, $filter: ProductFilter, $size: Int!) { products(sort: $sort, filter: $filter, itemsPerPage: $size) { items { id } } }`;
    const variables = { sort: { field: "PRICE", order: "DESC" }, filter: { status: ["PUBLISHED"], stock: true, q: null }, size: 2 };
    const asked = await send("/graphql", { query, operationName: "Page", variables });
    const { document } = await last();
    expect(document).not.toContain("Other");
    expect((await gateway.graphql(document ?? "")).data).toEqual(JSON.parse(asked).data);
    await send("/graphql", { query: "mutation Sign($p: String!) { login(email: \"a\", password: $p) { accessToken } }", variables: { p: "hunter-2" } });
    expect((await last()).document).toContain("mutation Sign($p: String!)");
  });

  it("is not offered of what was too long to keep", async () => {
    await send("/api/auth/login", { email: "x".repeat(5_000), password: "y" });
    expect(await last()).toMatchObject({ isCut: true, curl: null, document: null });
    expect((await last()).body).toHaveLength(4_096);
    await send("/graphql", { query: "query ($q: String) { products(filter: { q: $q }) { total } }", variables: { q: "x".repeat(5_000) } });
    expect(await last()).toMatchObject({ isCut: true, curl: null, document: null, variables: null });
  });
});
