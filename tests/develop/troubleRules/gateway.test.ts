import type { AddressInfo } from "node:net";
import { createClient } from "graphql-ws";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { readConfig } from "../../../gateway/platform/config.ts";
import { openLive } from "../../../gateway/platform/live.ts";
import { hasForm } from "../../../gateway/platform/trouble.ts";
import { createGateway } from "../../../gateway/server.ts";
import { createTestGateway, type TestGateway } from "../../support/gateway.ts";
import { openSampleStore, storeKinds } from "../../support/stores.ts";

const LIST = "/api/apps/ecommerce/products";
const TOTAL = "query ProductTotal { products { total } }";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const rules = async (on = gateway) => (await on.graphql("{ troubleRules { id enabled struck count } }")).data?.["troubleRules"] as { id: string; struck: number; count: number | null }[];
const idOf = ({ data }: Awaited<ReturnType<typeof create>>): string => {
  const made = data?.["troubleRuleCreate"] as { id: string } | undefined;
  return made?.id ?? expect.fail("no rule was made");
};
const create = async (input: object, on = gateway) => await on.graphql("mutation ($input: TroubleRuleInput!) { troubleRuleCreate(input: $input) { id } }", { input });
const remove = async (id: string) => await gateway.graphql("mutation ($id: ID!) { troubleRuleDelete(id: $id) }", { id });
afterEach(async () => {
  for (const { id } of await rules()) await remove(id);
});
const rest = async (method: "GET" | "DELETE" | "POST" = "GET", url = LIST, headers: Record<string, string> = {}) => await gateway.inject({ method, url, headers });
const status = async (...asked: Parameters<typeof rest>) => (await rest(...asked)).statusCode;

describe.each(storeKinds)("rules kept on %s", (kind) => {
  it("strike, outlive a restart, and are heard of in another process", async () => {
    const store = await openSampleStore(kind);
    const first = await createTestGateway({ store });
    const id = idOf(await create({ operation: "ProductTotal", status: 503, count: 3 }, first));
    expect((await first.graphql(TOTAL)).status).toBe(503);
    const live = await openLive();
    const config = readConfig({ NODE_ENV: "test" });
    const others = await Promise.all([1, 2].map(async () => await createGateway({ config, store, live, clock: first.clock })));
    const ask = async (at: number, query: string) => (await others[at]?.inject({ method: "POST", url: "/graphql", payload: { query } }))?.statusCode;
    expect([await ask(0, TOTAL), await ask(1, "{ products { total } }")]).toEqual([503, 200]);
    expect(await rules(first)).toEqual([{ id, enabled: true, struck: 2, count: 1 }]);
    await ask(1, `mutation { troubleRuleSwitch(id: "${id}", enabled: false) { id } }`);
    expect(await ask(0, TOTAL)).toBe(200);
    await Promise.all(others.map((one) => one.close()));
    await first.close();
  }, 60_000);

  it("are not found by an identifier that no text can be", async () => {
    const own = await createTestGateway({ store: await openSampleStore(kind) });
    for (const call of ['troubleRuleUpdate(id: $id, input: { path: "*", status: 500 }) { id }', "troubleRuleSwitch(id: $id, enabled: true) { id }", "troubleRuleDelete(id: $id)"]) {
      expect((await own.graphql(`mutation ($id: ID!) { ${call} }`, { id: "tro_\0" })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    }
    await own.close();
  }, 60_000);
});

describe("a rule", () => {
  it("fails a GraphQL operation by its name or root field, with code and HTTP status, and does nothing of it", async () => {
    await create({ field: "productDelete", status: 418 });
    const answer = await gateway.graphql('mutation Sweep { ...Away } fragment Away on Mutation { gone: productDelete(id: 1) { ids } }');
    expect(answer).toMatchObject({ status: 418, errors: [{ extensions: { code: "INJECTED", requestId: expect.stringMatching(/^req_/) } }] });
    expect((await gateway.graphql("{ product(id: 1) { id } }")).data).toEqual({ product: { id: "1" } });
    expect((await gateway.inject({ method: "GET", url: `/graphql?query=${encodeURIComponent("{ products { total } }")}` })).statusCode).toBe(200);
  });

  it("fails REST calls by method and path, those that no route serves too", async () => {
    await create({ method: "delete", path: "/api/apps/*", status: 503 });
    expect([await status("DELETE", `${LIST}/2`), await status("GET", `${LIST}/2`)]).toEqual([503, 200]);
    await create({ path: "/api/apps/*/orders", status: 504 });
    expect([await status("GET", "/api/apps/ecommerce/orders"), await status("GET", "/api/apps/ecommerce/parcels")]).toEqual([504, 404]);
  });

  it("means the calls of one sandbox alone where it names one", async () => {
    await create({ path: "/api/*", sandbox: "stormy", status: 500 });
    expect([await status(), await status("GET", LIST, { "x-berth-sandbox": "stormy" }), await status("GET", LIST, { "x-berth-sandbox": "calm" })]).toEqual([200, 500, 200]);
  });

  it("lets wait, and then go on or fail", async () => {
    await create({ path: `${LIST}/1`, delay: 200 });
    await create({ path: `${LIST}/2`, delay: 200, status: 502 });
    const start = performance.now();
    expect(await Promise.all([status("GET", `${LIST}/1`), status("GET", `${LIST}/2`), status("GET", `${LIST}/3`).then((one) => performance.now() - start < 190 && one)]))
      .toEqual([200, 502, 200]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(195);
  });

  it("strikes as often as its count says", async () => {
    await create({ path: LIST, status: 503, count: 2 });
    expect([await status(), await status(), await status(), await status()]).toEqual([503, 503, 200, 200]);
    expect(await rules()).toMatchObject([{ struck: 2, count: 0 }]);
  });

  it("strikes the same calls again with the same seed", async () => {
    const run = async () => {
      const id = idOf(await create({ path: LIST, status: 503, probability: 0.4, seed: 42 }));
      const all: number[] = [];
      for (let count = 0; count < 40; count++) all.push(await status());
      await remove(id);
      return all;
    };
    const first = await run();
    expect(first.filter((one) => one === 503).length).toBeGreaterThan(5);
    expect(first.filter((one) => one === 200).length).toBeGreaterThan(5);
    expect(await run()).toEqual(first);
  });

  it("with probability 0 strikes never; the oldest that strikes decides", async () => {
    await create({ path: "*", status: 500, probability: 0 });
    await create({ path: LIST, status: 501 });
    await create({ path: LIST, status: 502 });
    expect(await status()).toBe(501);
  });

  it("can be changed and switched, and then begins to count anew", async () => {
    const id = idOf(await create({ path: LIST, status: 503, count: 1 }));
    expect([await status(), await status()]).toEqual([503, 200]);
    const update = "mutation ($id: ID!, $input: TroubleRuleInput!) { troubleRuleUpdate(id: $id, input: $input) { path operation status count struck } }";
    expect((await gateway.graphql(update, { id, input: { operation: "ProductTotal", status: 500 } })).data)
      .toEqual({ troubleRuleUpdate: { path: null, operation: "ProductTotal", status: 500, count: null, struck: 0 } });
    expect([await status(), (await gateway.graphql(TOTAL)).status]).toEqual([200, 500]);
    expect((await gateway.graphql(update, { id: "tro_none", input: { path: "*", status: 500 } })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  it("strikes operations on a socket too", async () => {
    await gateway.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = gateway.app.server.address() as AddressInfo;
    const client = createClient({ url: `ws://127.0.0.1:${port}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams: { sandbox: "wet" } });
    await create({ field: "productChanged", sandbox: "wet", status: 503 });
    await expect(client.iterate({ query: "subscription { productChanged { id } }" }).next()).rejects.toMatchObject([{ extensions: { code: "INJECTED", status: 503 } }]);
    expect((await client.iterate({ query: "{ sandboxes { name } troubleRules { struck } }" }).next()).value).toMatchObject({ data: { troubleRules: [{ struck: 1 }] } });
    await client.dispose();
  });
});

describe("a rule that means everything", () => {
  it("cannot lock out its own removal, nor sign-in, health, the documents and the console", async () => {
    await create({ path: "*", status: 599, delay: 1 });
    expect([await status(), (await gateway.graphql(TOTAL)).status]).toEqual([599, 599]);
    for (const query of ["{ sandboxes { name } }", "{ snapshots { name } }", "{ journal { total } }", "{ __schema { queryType { name } } }", "mutation { sampleReset { rows } }",
      'mutation { login(email: "admin@demo.com", password: "admin") { accessToken } }', "mutation { logout }", "query Mine { troubleRules { ...Part } } fragment Part on TroubleRule { id }"]) {
      expect(await gateway.graphql(query)).toMatchObject({ status: 200, data: {} });
    }
    for (const url of ["/healthz", "/readyz", "/api/docs", "/api/openapi.json", "/api/mock/rules", "/api/mock/journal", "/api/mock/snapshots"]) expect(await status("GET", url)).toBe(200);
    expect((await gateway.inject({ method: "GET", url: "/develop/mock", headers: { accept: "text/html" } })).body).not.toContain("INJECTED");
    expect((await gateway.inject({ method: "POST", url: "/api/ordinaryUser/login", payload: { username: "admin", password: "admin" } })).statusCode).toBe(200);
    const mixed = await gateway.graphql("mutation { sampleReset { rows } productDelete(id: 1) { ids } }");
    expect(mixed.status).toBe(599);
    const [rule] = await rules();
    expect((await gateway.inject({ method: "DELETE", url: `/api/mock/rules/${rule?.id}` })).statusCode).toBe(204);
    expect(await status()).toBe(200);
  });
});

describe("what a rule may say", () => {
  it.each([
    [{ path: "/api/*", delay: 3_600_000 }, "delay", "OUT_OF_RANGE"], [{ path: "/api/*", delay: -1 }, "delay", "OUT_OF_RANGE"],
    [{ path: "*", status: 500, probability: 2 }, "probability", "OUT_OF_RANGE"], [{ path: "*", status: 500, probability: -0.1 }, "probability", "OUT_OF_RANGE"],
    [{ path: "*", status: 200 }, "status", "OUT_OF_RANGE"], [{ path: "*", status: 600 }, "status", "OUT_OF_RANGE"],
    [{ status: 500 }, "path", "REQUIRED"], [{ status: 500, path: "", operation: null, sandbox: "a" }, "path", "REQUIRED"], [{ path: "*" }, "status", "REQUIRED"],
    [{ path: "api", status: 500 }, "path", "INVALID"], [{ path: `/${"x".repeat(300)}`, status: 500 }, "path", "TOO_LONG"],
    [{ operation: "not a name", status: 500 }, "operation", "INVALID"], [{ field: "a-b", status: 500 }, "field", "INVALID"],
    [{ method: "BREW", path: "*", status: 500 }, "method", "INVALID"], [{ path: "*", status: 500, sandbox: "a/b" }, "sandbox", "INVALID"],
    [{ path: "*", status: 500, count: 0 }, "count", "OUT_OF_RANGE"],
  ])("%j is refused at %s", async (input, field, code) => {
    const { errors } = await create(input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: { code } } });
    expect(await rules()).toEqual([]);
  });

  it.each([["/a/*", "/a/b/c", true], ["/a/*", "/a", false], ["*", "", true], ["/a*b*c", "/axxbyyc", true], ["/a*b*c", "/ac", false], ["/ab*ba", "/aba", false], ["/a", "/a", true], ["/a", "/ab", false]])(
    "the pattern %s and the path %s: %s", (pattern, path, fits) => {
      expect(hasForm(pattern, path)).toBe(fits);
    });
});
