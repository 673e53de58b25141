import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InjectOptions } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY, HOUR } from "#gateway/platform/clock.ts";
import { openSqlite } from "#gateway/platform/store/sqlite.ts";
import { operation, seen, theWholeWay } from "#tests/support/bothWays.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { note } from "#tests/support/notedStore.ts";
import { openSampleStore } from "#tests/support/stores.ts";

const list = operation("{ products { items { id productName } total } }");
const product = operation('{ product(id: "1") { productName qty } }');
const get = (url: string, headers: Record<string, string> = {}): InjectOptions => ({
  method: "GET",
  url: `/api${url}`,
  headers,
});
const rename = (id: string, productName: string) =>
  operation(
    "mutation ($id: ID!, $input: ProductUpdateInput!) { productUpdate(id: $id, input: $input) { id } }",
    { id, input: { productName } },
  );

let gateway: TestGateway;
let statements: string[];
const ask = async (request: InjectOptions) => (await gateway.inject(request)).body;
/** Asks so often that the answer is kept, and answers it. */
const warm = async (request: InjectOptions) => {
  for (let time = 0; time < 4; time += 1) await ask(request);
  return await ask(request);
};

/** Sends a mutation that has to succeed. */
const change = async (query: string, token?: string) => {
  const { data, errors } = await gateway.graphql(query, {}, token);
  expect(errors).toBeUndefined();
  return data;
};

beforeEach(async () => {
  statements = [];
  gateway = await createTestGateway({ store: note(await openSampleStore("sqlite"), statements) });
});
afterEach(() => gateway.close());

describe("an answer that was given before", () => {
  it.each([
    ["a list by GraphQL", list],
    ["a row by GraphQL", product],
    ["a list by REST", get("/apps/ecommerce/products?page=2")],
    ["a search by REST", get("/apps/ecommerce/products?q=watch")],
    ["a row by REST", get("/apps/ecommerce/products/1")],
  ])("is given again without asking the store: %s", async (_name, request) => {
    const before = await warm(request);
    statements.length = 0;
    expect(await ask(request)).toBe(before);
    expect(statements).toEqual([]);
  });

  it("is kept when it is asked for a second time, and not before", async () => {
    const request = get("/apps/ecommerce/products?page=3");
    const asked: boolean[] = [];
    for (let time = 0; time < 3; time += 1) {
      statements.length = 0;
      await ask(request);
      asked.push(statements.length > 0);
    }
    expect(asked).toEqual([true, true, false]);
  });

  it.each([
    ["GraphQL", product],
    ["REST", get("/apps/ecommerce/products/1")],
  ])("is not given by %s once the row it shows has changed", async (_name, request) => {
    await warm(request);
    expect(await ask(rename("1", "Lantern"))).not.toContain("errors");
    expect(await ask(request)).toContain("Lantern");
  });

  it.each([
    ["a list", list],
    ["a row", product],
  ])("stays when another table changed: %s", async (_name, request) => {
    await warm(request);
    await change('mutation { reviewDelete(id: "1") { undoToken } }');
    statements.length = 0;
    await ask(request);
    expect(statements).toEqual([]);
  });

  it("is not given on the next day where it shows what day it is", async () => {
    const request = operation("{ helpCenterArticle { lastUpdated } }");
    const before = await warm(request);
    gateway.clock.move(DAY);
    expect(await ask(request)).not.toBe(before);
  });

  it("is not kept where it shows the time of day", async () => {
    const moving = await createTestGateway({ env: { SIMULATION: "on" } });
    try {
      const request = operation("{ fleet { position { latitude longitude } } }");
      const bodies = [];
      for (let time = 0; time < 5; time += 1) {
        bodies.push((await moving.inject(request)).body);
        moving.clock.move(HOUR);
      }
      expect(bodies[0]).toContain('"latitude"');
      expect(new Set(bodies).size).toBe(bodies.length);
    } finally {
      await moving.close();
    }
  });

  it("is not given to whoever comes with a session that ended", async () => {
    const token = await gateway.signIn("client");
    const signed = { authorization: `Bearer ${token}` };
    const requests = [
      operation("{ products { total } }", {}, token),
      get("/apps/ecommerce/products", signed),
    ];
    for (const request of requests) await warm(request);
    await change("mutation { logout }", token);
    for (const request of requests) expect(await ask(request)).toContain("UNAUTHENTICATED");
  });

  it("is not given to an administrator who puts on another role", async () => {
    const token = await gateway.signIn("admin");
    const viewer = "{ viewer { permissions { action subject } } }";
    await warm(operation(viewer, {}, token));
    const data = await change("mutation { viewAs(role: CLIENT) { accessToken } }", token);
    const [, changed] = /"accessToken":"([^"]+)"/.exec(JSON.stringify(data)) ?? [];
    const request = operation(viewer, {}, changed);
    expect(seen(await gateway.inject(request))).toEqual(seen(await gateway.inject(theWholeWay(request))));
  });
});

describe("a sandbox", () => {
  const inSandbox = (request: InjectOptions): InjectOptions => ({
    ...request,
    headers: { ...request.headers, "x-berth-sandbox": "trial" },
  });

  it.each([
    ["GraphQL", product],
    ["REST", get("/apps/ecommerce/products/1")],
  ])("is answered by %s from its own rows, and the main data from theirs", async (_name, request) => {
    await warm(request);
    await warm(inSandbox(request));
    await ask(inSandbox(rename("1", "Lantern")));
    expect(await ask(request)).not.toContain("Lantern");
    expect(await ask(inSandbox(request))).toContain("Lantern");
  });

  it("that was dropped and made anew is answered from its new rows", async () => {
    await ask(inSandbox(rename("1", "Lantern")));
    expect(await warm(inSandbox(product))).toContain("Lantern");
    await ask(operation('mutation { sandboxDrop(name: "trial") }'));
    expect(await ask(inSandbox(product))).not.toContain("Lantern");
  });
});

describe("a file that another process writes to", () => {
  it.each([
    ["GraphQL", product],
    ["REST", get("/apps/ecommerce/products/1")],
  ])("is answered by %s as it is after each of its changes", async (_name, request) => {
    const folder = mkdtempSync(join(tmpdir(), "kept-"));
    const path = join(folder, "berth.db");
    const shared = await createTestGateway({ store: openSqlite(path) });
    const other = openSqlite(path);
    try {
      for (const productName of ["Lantern", "Anchor", "Compass"]) {
        for (let time = 0; time < 4; time += 1) await shared.inject(request);
        await other.db.updateTable("ecommerce_products").set({ productName }).where("id", "=", 1).execute();
        expect((await shared.inject(request)).body).toContain(productName);
      }
    } finally {
      await other.close();
      await shared.close();
      rmSync(folder, { recursive: true });
    }
  });
});
