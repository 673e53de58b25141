import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const ask = async (method: "GET" | "PUT" | "POST" | "DELETE", url: string, payload?: object) => {
  const answer = await gateway.inject({ method, url: `/api/mock/rules${url}`, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body && answer.json<Record<string, unknown>>() };
};
const whole = {
  enabled: true,
  operation: null,
  field: null,
  method: "GET",
  path: "/api/apps/*",
  sandbox: null,
  delay: 0,
  status: 503,
  probability: 1,
  seed: null,
  count: null,
  applied: 0,
  createdAt: "2026-11-21T09:41:00.000Z",
};

it("makes, lists, changes and removes a rule", async () => {
  const made = await ask("POST", "", { method: "GET", path: "/api/apps/*", status: 503 });
  expect(made).toEqual({ status: 201, body: { ...whole, id: expect.stringMatching(/^tro_/) } });
  const id = String(made.body && made.body["id"]);
  expect(await ask("GET", "")).toEqual({ status: 200, body: { rules: [{ ...whole, id }] } });
  expect(await ask("PUT", `/${id}`, { path: "/api/*", delay: 10, enabled: false })).toMatchObject({
    status: 200,
    body: { method: null, status: null, delay: 10, enabled: false },
  });
  expect((await ask("DELETE", `/${id}`)).status).toBe(204);
  expect([
    (await ask("DELETE", `/${id}`)).status,
    (await ask("PUT", `/${id}`, { path: "*", status: 500 })).status,
  ]).toEqual([404, 404]);
});

it("says everything that is wrong at once, at its fields", async () => {
  expect(await ask("POST", "", { delay: 3_600_000, probability: 2, status: "often" })).toMatchObject({
    status: 400,
    body: {
      code: "BAD_USER_INPUT",
      fields: {
        delay: { code: "OUT_OF_RANGE" },
        probability: { code: "OUT_OF_RANGE" },
        status: { code: "INVALID" },
      },
    },
  });
  for (const payload of [{}, { path: null }])
    expect((await ask("POST", "", payload)).body).toMatchObject({ fields: { path: { code: "REQUIRED" } } });
  expect((await ask("POST", "")).status).toBe(400);
});
