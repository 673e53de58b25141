import type { AddressInfo } from "node:net";
import { createClient } from "graphql-ws";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { readConfig } from "#gateway/platform/config.ts";
import { openLive } from "#gateway/platform/live.ts";
import { createGateway } from "#gateway/server.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { holdWaits } from "#tests/support/heldWaits.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { LIST, ruleCalls, TOTAL } from "./ruleCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
const { rules, create, remove, status } = ruleCalls(() => gateway);
const idOf = ({ data }: Awaited<ReturnType<typeof create>>): string => {
  const made = data?.["faultRuleCreate"] as { id: string } | undefined;
  return made?.id ?? expect.fail("no rule was made");
};
afterEach(async () => {
  for (const { id } of await rules()) await remove(id);
});

describe.each(storeKinds)("rules kept on %s", (kind) => {
  it("strike, outlive a restart, and are heard of in another process", async () => {
    const store = await openSampleStore(kind);
    const first = await createTestGateway({ store });
    const id = idOf(await create({ operation: "ProductTotal", status: 503, count: 3 }, first));
    expect((await first.graphql(TOTAL)).status).toBe(503);
    const live = await openLive();
    const config = readConfig({ NODE_ENV: "test" });
    const others = await Promise.all(
      [1, 2].map(async () => await createGateway({ config, store, live, clock: first.clock })),
    );
    const ask = async (at: number, query: string) =>
      (await others[at]?.inject({ method: "POST", url: "/graphql", payload: { query } }))?.statusCode;
    expect([await ask(0, TOTAL), await ask(1, "{ products { total } }")]).toEqual([503, 200]);
    expect(await rules(first)).toEqual([{ id, enabled: true, applied: 2, count: 1 }]);
    await ask(1, `mutation { faultRuleSwitch(id: "${id}", enabled: false) { id } }`);
    expect(await ask(0, TOTAL)).toBe(200);
    await Promise.all(others.map((one) => one.close()));
    await first.close();
  }, 60_000);

  it("are not found by an identifier that no text can be", async () => {
    const own = await createTestGateway({ store: await openSampleStore(kind) });
    for (const call of [
      'faultRuleUpdate(id: $id, input: { path: "*", status: 500 }) { id }',
      "faultRuleSwitch(id: $id, enabled: true) { id }",
      "faultRuleDelete(id: $id)",
    ]) {
      expect(
        (await own.graphql(`mutation ($id: ID!) { ${call} }`, { id: "tro_\0" })).errors?.[0]?.extensions.code,
      ).toBe("NOT_FOUND");
    }
    await own.close();
  }, 60_000);
});

describe("a rule", () => {
  it("fails a GraphQL operation by its name or root field, with code and HTTP status, and does nothing of it", async () => {
    await create({ field: "productDelete", status: 418 });
    const answer = await gateway.graphql(
      "mutation Sweep { ...Away } fragment Away on Mutation { gone: productDelete(id: 1) { ids } }",
    );
    expect(answer).toMatchObject({
      status: 418,
      errors: [{ extensions: { code: "INJECTED", requestId: expect.stringMatching(/^req_/) } }],
    });
    expect((await gateway.graphql("{ product(id: 1) { id } }")).data).toEqual({ product: { id: "1" } });
    expect(
      (
        await gateway.inject({
          method: "GET",
          url: `/graphql?query=${encodeURIComponent("{ products { total } }")}`,
        })
      ).statusCode,
    ).toBe(200);
  });

  it("fails REST calls by method and path, those that no route serves too", async () => {
    await create({ method: "delete", path: "/api/apps/*", status: 503 });
    expect([await status("DELETE", `${LIST}/2`), await status("GET", `${LIST}/2`)]).toEqual([503, 200]);
    await create({ path: "/api/apps/*/orders", status: 504 });
    expect([
      await status("GET", "/api/apps/ecommerce/orders"),
      await status("GET", "/api/apps/ecommerce/parcels"),
    ]).toEqual([504, 404]);
  });

  it("means the calls of one sandbox alone where it names one", async () => {
    await create({ path: "/api/*", sandbox: "stormy", status: 500 });
    expect([
      await status(),
      await status("GET", LIST, { "x-berth-sandbox": "stormy" }),
      await status("GET", LIST, { "x-berth-sandbox": "calm" }),
    ]).toEqual([200, 500, 200]);
  });

  it("lets wait, and then go on or fail", async () => {
    await create({ path: `${LIST}/1`, delay: 200 });
    await create({ path: `${LIST}/2`, delay: 200, status: 502 });
    const held = holdWaits();
    const ended: string[] = [];
    const ask = async (row: number) => void ended.push(`${row}: ${await status("GET", `${LIST}/${row}`)}`);
    const slow = Promise.all([ask(1), ask(2)]);
    await ask(3);
    await vi.waitFor(() => expect(held.waits.map(({ ms }) => ms)).toEqual([200, 200]), { timeout: 30_000 });
    expect(ended).toEqual(["3: 200"]);
    for (const { pass } of held.waits) pass();
    await slow;
    expect(ended.toSorted()).toEqual(["1: 200", "2: 502", "3: 200"]);
  });

  it("is applied as often as its count says", async () => {
    await create({ path: LIST, status: 503, count: 2 });
    expect([await status(), await status(), await status(), await status()]).toEqual([503, 503, 200, 200]);
    expect(await rules()).toMatchObject([{ applied: 2, count: 0 }]);
  });

  it("is applied to the same calls again with the same seed", async () => {
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

  it("with probability 0 is never applied; the oldest that is applied decides", async () => {
    await create({ path: "*", status: 500, probability: 0 });
    await create({ path: LIST, status: 501 });
    await create({ path: LIST, status: 502 });
    expect(await status()).toBe(501);
  });

  it("can be changed and switched, and then begins to count anew", async () => {
    const id = idOf(await create({ path: LIST, status: 503, count: 1 }));
    expect([await status(), await status()]).toEqual([503, 200]);
    const update =
      "mutation ($id: ID!, $input: FaultRuleInput!) { faultRuleUpdate(id: $id, input: $input) { path operation status count applied } }";
    expect(
      (await gateway.graphql(update, { id, input: { operation: "ProductTotal", status: 500 } })).data,
    ).toEqual({
      faultRuleUpdate: { path: null, operation: "ProductTotal", status: 500, count: null, applied: 0 },
    });
    expect([await status(), (await gateway.graphql(TOTAL)).status]).toEqual([200, 500]);
    expect(
      (await gateway.graphql(update, { id: "tro_none", input: { path: "*", status: 500 } })).errors?.[0]
        ?.extensions.code,
    ).toBe("NOT_FOUND");
  });

  it("is applied to operations on a socket too", async () => {
    await gateway.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = gateway.app.server.address() as AddressInfo;
    const client = createClient({
      url: `ws://127.0.0.1:${port}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { sandbox: "wet" },
    });
    await create({ field: "productChanged", sandbox: "wet", status: 503 });
    await expect(
      client.iterate({ query: "subscription { productChanged { id } }" }).next(),
    ).rejects.toMatchObject([{ extensions: { code: "INJECTED", status: 503 } }]);
    expect(
      (await client.iterate({ query: "{ sandboxes { name } faultRules { applied } }" }).next()).value,
    ).toMatchObject({ data: { faultRules: [{ applied: 1 }] } });
    await client.dispose();
  });
});
