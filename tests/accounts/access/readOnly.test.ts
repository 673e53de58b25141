import { createClient, type Client } from "graphql-ws";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { viewAs } from "./viewAs.ts";

let gateway: TestGateway;
let url: string;
let client: Client | undefined;
const ask = asking(() => gateway);
beforeAll(async () => {
  gateway = await createTestGateway();
  const origin = await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  url = `${origin.replace("http", "ws")}/graphql`;
});
afterEach(() => client?.dispose());
afterAll(() => gateway.close());

const SET = 'mutation ($key: String) { preferenceSet(key: "note", value: "kept", idempotencyKey: $key) }';
const refusal = async (query: string, token: string, variables = {}) =>
  (await gateway.graphql(query, variables, token)).errors?.[0];
const preference = async (token: string) =>
  (await ask<{ preference: unknown }>('{ preference(key: "note") }', {}, token)).preference;
const call = (
  method: "POST" | "PUT" | "DELETE",
  path: string,
  token: string,
  payload: string,
  type: string,
) =>
  gateway.inject({
    method,
    url: `/api${path}`,
    payload,
    headers: { authorization: `Bearer ${token}`, "content-type": type },
  });

describe("a session that views as another role", () => {
  it("asks what that role may ask", async () => {
    const token = await viewAs(gateway, "CLIENT");
    expect(await ask("{ files { total } products { total } }", {}, token)).toEqual({
      files: { total: 0 },
      products: { total: 50 },
    });
  });

  it.each([
    ["the account", SET],
    [
      "the account's sign-in",
      'mutation { passwordChange(currentPassword: "admin", password: "Tide-table 9") { accessToken } }',
    ],
    ["the sample apps", "mutation { productDelete(id: 1) { ids } }"],
    ["what was changed before", 'mutation { undo(token: "none") { ids } }'],
    ["the mock server", "mutation { journalClear }"],
  ])("is told how to go back where it would change %s", async (_, query) => {
    expect(await refusal(query, await viewAs(gateway, "CLIENT"))).toMatchObject({
      message:
        "You view as another role, which only reads: take your own rights back (viewAs with ADMIN), then change this.",
      extensions: { code: "VIEW_AS_READ_ONLY" },
    });
  });

  it("is refused though the role may, and changes nothing", async () => {
    const token = await viewAs(gateway, "SUPPORT");
    expect(await refusal(SET, token)).toBeDefined();
    expect(await refusal("mutation { productDelete(id: 1) { ids } }", token)).toBeDefined();
    expect(await preference(token)).toBeNull();
    expect(await ask("{ product(id: 1) { id } }")).toEqual({ product: { id: "1" } });
  });

  it.each([
    ["DELETE", "/apps/ecommerce/products/1", "", "application/json"],
    ["POST", "/apps/ecommerce/products/import", "sku,name\n", "text/csv"],
    ["POST", "/files", "plain", "text/plain"],
    ["PUT", "/mock/snapshots/before", "{}", "application/json"],
  ] as const)("is refused %s %s", async (method, path, body, type) => {
    const answer = await call(method, path, await viewAs(gateway, "DEVELOPER"), body, type);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, "VIEW_AS_READ_ONLY"]);
  });

  it("is not given what its account was answered to the same change with the same key", async () => {
    const own = await gateway.signIn("admin");
    await ask(SET, { key: "one" }, own);
    expect(await refusal(SET, await viewAs(gateway, "CLIENT", own), { key: "one" })).toMatchObject({
      extensions: { code: "VIEW_AS_READ_ONLY" },
    });
    await ask('mutation { preferenceSet(key: "note", value: null) }', {}, await gateway.signIn("admin"));
  });

  it("changes again what its account may, once it has its own rights back", async () => {
    const own = await viewAs(gateway, "ADMIN", await viewAs(gateway, "CLIENT"));
    expect(await ask(SET, {}, own)).toEqual({ preferenceSet: "kept" });
    await ask('mutation { preferenceSet(key: "note", value: null) }', {}, own);
  });

  it("ends, or makes way for another one", async () => {
    expect(await ask("mutation { logout }", {}, await viewAs(gateway, "CLIENT"))).toEqual({ logout: true });
    const body = JSON.stringify({ username: "client", password: "client" });
    const token = await viewAs(gateway, "CLIENT");
    expect((await call("POST", "/ordinaryUser/login", token, body, "application/json")).statusCode).toBe(200);
    expect((await gateway.graphql("{ files { total } }", {}, token)).errors?.[0]?.extensions.code).toBe(
      "UNAUTHENTICATED",
    );
  });

  it("leaves the other sessions of its account alone", async () => {
    await viewAs(gateway, "CLIENT");
    const other = await gateway.signIn("admin");
    expect(await ask(SET, {}, other)).toEqual({ preferenceSet: "kept" });
    await ask('mutation { preferenceSet(key: "note", value: null) }', {}, other);
  });
});

const socketOf = (token: string) =>
  createClient({
    url,
    retryAttempts: 0,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, { headers: { authorization: `Bearer ${token}` } });
      }
    },
  });
const codeOn = async (socket: Client, query: string) =>
  JSON.stringify((await socket.iterate({ query }).next()).value).match(/"code":"(\w+)"/)?.[1];

it("a socket of such a session only reads too", async () => {
  client = socketOf(await viewAs(gateway, "CLIENT"));
  expect(await codeOn(client, "mutation { notificationReadAll { unread } }")).toBe("VIEW_AS_READ_ONLY");
  expect(await codeOn(client, "{ files { total } }")).toBeUndefined();
});

it("a socket from before changes nothing either, once the rights are put on", async () => {
  const own = await gateway.signIn("admin");
  client = socketOf(own);
  expect(await codeOn(client, "{ accounts { items { id } } }")).toBeUndefined();
  await viewAs(gateway, "CLIENT", own);
  expect(await codeOn(client, "mutation { notificationReadAll { unread } }")).toBe("UNAUTHENTICATED");
});
