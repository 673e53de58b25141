import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSchema } from "graphql";
import { enforceAccess } from "#gateway/platform/auth/directives.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.signIn("client");
});
afterAll(() => gateway.close());

const HOST = "berth.example:4000";
const OWN = `http://${HOST}`;
const cookie = () => `x-token=${encodeURIComponent(JSON.stringify(token))}`;
const QUERY = { query: "{ viewer { user { id } } }" };

describe("a change that comes with the session's cookie", () => {
  const send = async (headers: Record<string, string>, payload: object | string = QUERY) =>
    (await gateway.inject({ method: "POST", url: "/graphql", payload, headers: { host: HOST, ...headers } }))
      .statusCode;

  it("passes from the console itself", async () => {
    expect(await send({ cookie: cookie(), origin: OWN })).toBe(200);
  });
  it.each([
    ["another origin", { origin: "https://elsewhere.example" }],
    ["no origin", {}],
    ["a null origin", { origin: "null" }],
    ["another port", { origin: "http://berth.example:5000" }],
  ])("is refused from %s", async (_, headers) => {
    expect(await send({ cookie: cookie(), ...headers })).toBe(403);
  });
  it("is refused as a form could send it", async () => {
    expect(
      await send(
        { cookie: cookie(), origin: OWN, "content-type": "application/x-www-form-urlencoded" },
        "query=%7B__typename%7D",
      ),
    ).toBe(403);
  });
  it("needs no such proof with a bearer token or without a session", async () => {
    expect(await send({ authorization: `Bearer ${token}`, origin: "https://elsewhere.example" })).toBe(200);
    expect(await send({ origin: "https://elsewhere.example" })).toBe(200);
  });
});

describe("pages of other origins", () => {
  const ask = async (origin: string, on = gateway) =>
    (await on.inject({ method: "GET", url: "/api/apps/ecommerce/products", headers: { host: HOST, origin } }))
      .headers;

  it("on this machine may read while the sample data is open, without credentials", async () => {
    const headers = await ask("http://localhost:5173");
    expect(headers["access-control-allow-origin"]).toBe("http://localhost:5173");
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
  });
  it.each([
    "https://elsewhere.example",
    "http://localhost.elsewhere.example",
    "null",
    "http://127.0.0.1.nip.io",
  ])("may not from %s", async (origin) => {
    expect((await ask(origin))["access-control-allow-origin"]).toBeUndefined();
  });
  it("may when CORS_ORIGINS names them, and preflights are answered", async () => {
    const named = await createTestGateway({
      env: { CORS_ORIGINS: "https://front.example", SAMPLE_ACCESS: "session" },
    });
    expect((await ask("https://front.example", named))["access-control-allow-origin"]).toBe(
      "https://front.example",
    );
    expect((await ask("http://localhost:5173", named))["access-control-allow-origin"]).toBeUndefined();
    const preflight = await named.inject({
      method: "OPTIONS",
      url: "/graphql",
      headers: { origin: "https://front.example", "access-control-request-method": "POST" },
    });
    expect([preflight.statusCode, preflight.headers["access-control-allow-headers"]]).toEqual([
      204,
      expect.stringContaining("authorization"),
    ]);
    await named.close();
  });
});

describe("who may use the sample data", () => {
  const PRODUCTS = "{ products { total } }";
  it.each([
    ["session", undefined, "UNAUTHENTICATED", 401],
    ["off", "client", "FORBIDDEN", 403],
  ])("with SAMPLE_ACCESS=%s is said in GraphQL and in REST", async (access, user, code, status) => {
    const guarded = await createTestGateway({ env: { SAMPLE_ACCESS: access } });
    const bearer = user && (await guarded.signIn(user));
    expect((await guarded.graphql(PRODUCTS, {}, bearer)).errors?.[0]?.extensions.code).toBe(code);
    expect(
      (await guarded.graphql('mutation { productDelete(id: "1") { ids } }', {}, bearer)).errors?.[0]
        ?.extensions.code,
    ).toBe(code);
    const rest = await guarded.inject({
      method: "DELETE",
      url: "/api/apps/ecommerce/products/1",
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    });
    expect([rest.statusCode, rest.json<{ code: string }>().code]).toEqual([status, code]);
    await guarded.close();
  });
  it("with SAMPLE_ACCESS=session lets a signed-in client in", async () => {
    const guarded = await createTestGateway({ env: { SAMPLE_ACCESS: "session" } });
    expect((await guarded.graphql(PRODUCTS, {}, await guarded.signIn("client"))).data).toEqual({
      products: { total: 50 },
    });
    await guarded.close();
  });
  it("must be said of every root field, or the gateway does not start", () => {
    const bare = buildSchema(
      "directive @public on FIELD_DEFINITION type Query { open: Int @public forgotten: Int }",
    );
    expect(() => enforceAccess(bare)).toThrow("Query.forgotten needs one of");
  });
});

describe("a GraphQL document", () => {
  const code = async (query: string, on = gateway) => (await on.graphql(query)).errors?.[0]?.message ?? "";
  it.each([
    ["too deep", `{ __schema { types { ${"fields { type { ".repeat(8)} name ${"} }".repeat(8)} } } }`],
    [
      "with too many aliases",
      `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: product(id: 1) { id }`).join(" ")} }`,
    ],
    ["with too many words", `{ product(id: 1) { ${"id ".repeat(2_500)} } }`],
  ])("that is %s is refused", async (_, query) => {
    expect(await code(query)).toMatch(/limit|exceed/i);
  });
  it("is answered without introspection, suggestions, GraphiQL and docs where the developer tools are off", async () => {
    const closed = await createTestGateway({ env: { DEV_TOOLS: "off" } });
    expect(await code("{ __schema { queryType { name } } }", closed)).toMatch(/introspection/i);
    expect(await code("{ prodcts { total } }", closed)).not.toMatch(/did you mean "/i);
    for (const url of ["/api/docs", "/api/openapi.json", "/graphql/graphiql.js"]) {
      expect((await closed.inject({ method: "GET", url })).statusCode).toBe(404);
    }
    await closed.close();
  });
});

it("an address that tries to sign in too often is told to wait, in both ways, while the limit is on", async () => {
  const limited = await createTestGateway({ env: { RATE_LIMIT: "on" } });
  const attempt = async () =>
    (
      await limited.inject({
        method: "POST",
        url: "/api/auth/login",
        payload: { email: "nobody@demo.com", password: "x" },
      })
    ).statusCode;
  const codes = await Promise.all(Array.from({ length: 100 }, attempt));
  expect(new Set(codes)).toEqual(new Set([400]));
  expect(await attempt()).toBe(429);
  expect(
    (await limited.graphql('mutation { login(email: "a", password: "b") { accessToken } }')).errors?.[0]
      ?.extensions.code,
  ).toBe("TOO_MANY_REQUESTS");
  await limited.close();
});
