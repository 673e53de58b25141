import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const post = async (url: string, payload: object | string) =>
  await gateway.inject({ method: "POST", url, payload, headers: { "content-type": "application/json" } });

describe.each([
  ["/api/auth/login", "email", "admin@demo.com", "ADMIN@demo.com", "Invalid email or password"],
  ["/api/ordinaryUser/login", "username", "admin", "Admin", "账号或密码错误"],
])("POST %s", (url, key, name, otherCase, wrong) => {
  it("answers abilities, a token and the user without secrets", async () => {
    const answer = await post(url, { [key]: name, password: "admin" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      userAbilityRules: [{ action: "manage", subject: "all" }],
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      userData: {
        id: "usr_admin",
        fullName: expect.any(String),
        username: "admin",
        avatar: null,
        email: "admin@demo.com",
        role: "admin",
      },
    });
  });

  it("gives a client the one route rule", async () => {
    const answer = await post(url, { [key]: name.replace("admin", "client"), password: "client" });
    expect(answer.json<{ userAbilityRules: unknown }>().userAbilityRules).toEqual([
      { action: "read", subject: "OrdinaryUser" },
    ]);
  });

  it("sets the three cookies as specified", async () => {
    const { cookies, headers } = await post(url, { [key]: name, password: "admin" });
    expect(headers["set-cookie"]).toHaveLength(3);
    const byName = Object.fromEntries(cookies.map((one) => [one.name, one]));
    expect(byName["x-token"]).toMatchObject({ path: "/", httpOnly: true, sameSite: "Lax" });
    expect(byName["userData"]?.httpOnly).toBeUndefined();
    expect(JSON.parse(byName["userData"]?.value ?? "")).toMatchObject({ id: "usr_admin", role: "admin" });
    expect(JSON.parse(byName["userAbilityRules"]?.value ?? "")).toEqual([
      { action: "manage", subject: "all" },
    ]);
    for (const one of headers["set-cookie"] ?? []) expect(one.length).toBeLessThan(4096);
  });

  it("does not mind the letter case of the name", async () => {
    expect((await post(url, { [key]: otherCase, password: "admin" })).statusCode).toBe(200);
  });

  it.each([
    ["a wrong password", { password: "nope" }],
    ["an empty password", { password: "" }],
    ["a password in another case", { password: "ADMIN" }],
  ])("answers 400 at the field for %s", async (_, body) => {
    const answer = await post(url, { [key]: name, ...body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ errors: { [key]: wrong } });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("says the same of an unknown name as of a wrong password", async () => {
    for (const unknown of ["nobody", "", "a\0b", "' or 1=1 --", "😀".repeat(1_000)]) {
      expect((await post(url, { [key]: unknown, password: "admin" })).json()).toEqual({
        errors: { [key]: wrong },
      });
    }
  });

  it("falls back to a general text when something is missing", async () => {
    for (const body of [
      {},
      { [key]: name },
      { password: "admin" },
      { [key]: 5, password: true },
      "[]",
      "null",
      "",
    ]) {
      const answer = await post(url, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ errors: { [key]: "Something went wrong" } });
    }
  });

  it("answers 400 for malformed JSON and 405 for another method", async () => {
    expect((await post(url, '{"email":')).json()).toMatchObject({
      code: "BAD_USER_INPUT",
      requestId: expect.stringMatching(/^req_/),
    });
    const other = await gateway.inject({ method: "GET", url });
    expect([other.statusCode, other.headers["allow"]]).toEqual([405, "POST"]);
  });
});
