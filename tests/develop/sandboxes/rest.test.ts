import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countSampleRows, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

const LIST = "/api/apps/ecommerce/products";

describe("GET and DELETE /api/mock/sandboxes", () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  it("lists the sandboxes without making one, and drops one", async () => {
    const list = async () =>
      (
        await gateway.inject({
          method: "GET",
          url: "/api/mock/sandboxes",
          headers: { "x-berth-sandbox": "looker" },
        })
      ).json();
    expect(await list()).toEqual({ sandboxes: [] });
    await gateway.inject({ method: "DELETE", url: `${LIST}/1`, headers: { "x-berth-sandbox": "one" } });
    const at = "2026-11-21T09:41:00.000Z";
    expect(await list()).toEqual({
      sandboxes: [{ name: "one", rows: (await countSampleRows(gateway.store)) - 1, madeAt: at, usedAt: at }],
    });
    expect((await gateway.inject({ method: "DELETE", url: "/api/mock/sandboxes/one" })).statusCode).toBe(204);
    const again = await gateway.inject({ method: "DELETE", url: "/api/mock/sandboxes/one" });
    expect([again.statusCode, again.json()]).toMatchObject([404, { code: "NOT_FOUND" }]);
  });
});

const away: [name: string, env: Record<string, string>][] = [
  ["where the developer tools are off", { DEV_TOOLS: "off" }],
  [
    "in production",
    {
      NODE_ENV: "production",
      SECRET_KEY: "a-key-for-tests-of-32-characters",
      PUBLIC_URL: "https://console.example.org",
      DEV_TOOLS: "on",
      SAMPLE_ACCESS: "open",
    },
  ],
];

describe.each(away)("the developer tools %s", (_name, env) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ env: { RATE_LIMIT: "off", LOG_LEVEL: "silent", ...env } });
  });
  afterAll(() => gateway.close());

  it("ignore the headers", async () => {
    const headers = { "x-berth-sandbox": "no/name", "x-berth-fail": "503", "x-berth-delay": "abc" };
    expect((await gateway.inject({ method: "DELETE", url: `${LIST}/1`, headers })).statusCode).toBe(204);
    expect((await gateway.inject({ method: "GET", url: `${LIST}/1` })).statusCode).toBe(404);
  });

  it.each([
    ["GET", "sandboxes"],
    ["POST", "reset"],
    ["GET", "snapshots"],
    ["PUT", "snapshots/a"],
    ["GET", "rules"],
    ["POST", "rules"],
    ["GET", "journal"],
  ] as const)("have no %s /api/mock/%s", async (method, path) => {
    expect((await gateway.inject({ method, url: `/api/mock/${path}` })).statusCode).toBe(404);
  });

  it.each([
    "{ sandboxes { name } }",
    "{ snapshots { name } }",
    "{ faultRules { id } }",
    "{ journal { total } }",
    "mutation { sampleReset { rows } }",
    'mutation { snapshotSave(name: "a") { rows } }',
    'mutation { faultRuleCreate(input: { path: "*", status: 500 }) { id } }',
    "mutation { journalClear }",
  ])("refuse %s", async (query) => {
    expect((await gateway.graphql(query)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });
});
