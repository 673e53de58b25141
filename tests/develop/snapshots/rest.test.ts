import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countSampleRows, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

const LIST = "/api/apps/ecommerce/products";

describe("/api/mock/reset and /api/mock/snapshots", () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const ask = async (method: "GET" | "PUT" | "POST" | "DELETE", url: string, sandbox?: string) => {
    const answer = await gateway.inject({
      method,
      url: `/api${url}`,
      headers: sandbox ? { "x-berth-sandbox": sandbox } : {},
    });
    return { status: answer.statusCode, body: answer.body && answer.json<Record<string, unknown>>() };
  };

  it("save, change, restore and reset", async () => {
    const rows = await countSampleRows(gateway.store);
    await gateway.inject({ method: "DELETE", url: `${LIST}/1` });
    expect(await ask("PUT", "/mock/snapshots/one-gone")).toEqual({
      status: 200,
      body: { name: "one-gone", rows: rows - 1, createdAt: "2026-11-21T09:41:00.000Z" },
    });
    expect(await ask("POST", "/mock/reset")).toEqual({ status: 200, body: { rows } });
    expect((await ask("GET", "/apps/ecommerce/products/1")).status).toBe(200);
    expect(await ask("POST", "/mock/snapshots/one-gone/restore")).toEqual({
      status: 200,
      body: { rows: rows - 1 },
    });
    expect((await ask("GET", "/apps/ecommerce/products/1")).status).toBe(404);
    expect((await ask("GET", "/mock/snapshots")).body).toMatchObject({ snapshots: [{ name: "one-gone" }] });
    expect((await ask("DELETE", "/mock/snapshots/one-gone")).status).toBe(204);
    expect((await ask("DELETE", "/mock/snapshots/one-gone")).status).toBe(404);
  });

  it("work on the sandbox that is named", async () => {
    await ask("PUT", "/mock/snapshots/mine", "box");
    expect((await ask("GET", "/mock/snapshots", "box")).body).toMatchObject({
      snapshots: [{ name: "mine" }],
    });
    expect((await ask("GET", "/mock/snapshots")).body).toEqual({ snapshots: [] });
  });

  it.each(["a%2Fb", "..%2Fa", "%20", ".a", "x".repeat(61)])("the name %s is refused", async (name) => {
    expect(await ask("PUT", `/mock/snapshots/${name}`)).toMatchObject({
      status: 400,
      body: { code: "BAD_USER_INPUT", fields: { name: { code: "INVALID" } } },
    });
  });

  it("a name with a bare slash is no address at all", async () => {
    expect((await ask("PUT", "/mock/snapshots/a/b")).status).toBe(404);
  });
});
