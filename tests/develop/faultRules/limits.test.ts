import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { matchesPattern } from "#gateway/platform/request/faults.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { ruleCalls, TOTAL } from "./ruleCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
const { rules, create, remove, status } = ruleCalls(() => gateway);
afterEach(async () => {
  for (const { id } of await rules()) await remove(id);
});

describe("a rule that means everything", () => {
  it("cannot lock out its own removal, nor sign-in, health, the documents and the console", async () => {
    await create({ path: "*", status: 599, delay: 1 });
    expect([await status(), (await gateway.graphql(TOTAL)).status]).toEqual([599, 599]);
    for (const query of [
      "{ sandboxes { name } }",
      "{ snapshots { name } }",
      "{ journal { total } }",
      "{ __schema { queryType { name } } }",
      "mutation { sampleReset { rows } }",
      'mutation { login(email: "admin@demo.com", password: "admin") { accessToken } }',
      "mutation { logout }",
      "query Mine { faultRules { ...Part } } fragment Part on FaultRule { id }",
    ]) {
      expect(await gateway.graphql(query)).toMatchObject({ status: 200, data: {} });
    }
    for (const url of [
      "/healthz",
      "/readyz",
      "/api/docs",
      "/api/openapi.json",
      "/api/mock/rules",
      "/api/mock/journal",
      "/api/mock/snapshots",
    ])
      expect(await status("GET", url)).toBe(200);
    expect(
      (await gateway.inject({ method: "GET", url: "/develop/mock", headers: { accept: "text/html" } })).body,
    ).not.toContain("INJECTED");
    expect(
      (
        await gateway.inject({
          method: "POST",
          url: "/api/ordinaryUser/login",
          payload: { username: "admin", password: "admin" },
        })
      ).statusCode,
    ).toBe(200);
    const mixed = await gateway.graphql("mutation { sampleReset { rows } productDelete(id: 1) { ids } }");
    expect(mixed.status).toBe(599);
    const [rule] = await rules();
    expect((await gateway.inject({ method: "DELETE", url: `/api/mock/rules/${rule?.id}` })).statusCode).toBe(
      204,
    );
    expect(await status()).toBe(200);
  });
});

describe("what a rule may say", () => {
  it.each([
    [{ path: "/api/*", delay: 3_600_000 }, "delay", "OUT_OF_RANGE"],
    [{ path: "/api/*", delay: -1 }, "delay", "OUT_OF_RANGE"],
    [{ path: "*", status: 500, probability: 2 }, "probability", "OUT_OF_RANGE"],
    [{ path: "*", status: 500, probability: -0.1 }, "probability", "OUT_OF_RANGE"],
    [{ path: "*", status: 200 }, "status", "OUT_OF_RANGE"],
    [{ path: "*", status: 600 }, "status", "OUT_OF_RANGE"],
    [{ status: 500 }, "path", "REQUIRED"],
    [{ status: 500, path: "", operation: null, sandbox: "a" }, "path", "REQUIRED"],
    [{ path: "*" }, "status", "REQUIRED"],
    [{ path: "api", status: 500 }, "path", "INVALID"],
    [{ path: `/${"x".repeat(300)}`, status: 500 }, "path", "TOO_LONG"],
    [{ operation: "not a name", status: 500 }, "operation", "INVALID"],
    [{ field: "a-b", status: 500 }, "field", "INVALID"],
    [{ method: "BREW", path: "*", status: 500 }, "method", "INVALID"],
    [{ path: "*", status: 500, sandbox: "a/b" }, "sandbox", "INVALID"],
    [{ path: "*", status: 500, count: 0 }, "count", "OUT_OF_RANGE"],
  ])("%j is refused at %s", async (input, field, code) => {
    const { errors } = await create(input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: { code } } });
    expect(await rules()).toEqual([]);
  });

  it.each([
    ["/a/*", "/a/b/c", true],
    ["/a/*", "/a", false],
    ["*", "", true],
    ["/a*b*c", "/axxbyyc", true],
    ["/a*b*c", "/ac", false],
    ["/ab*ba", "/aba", false],
    ["/a", "/a", true],
    ["/a", "/ab", false],
  ])("the pattern %s and the path %s: %s", (pattern, path, fits) => {
    expect(matchesPattern(pattern, path)).toBe(fits);
  });
});
