import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { PATH, restCalls } from "./restCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
const { get } = restCalls(() => gateway);
const post = async (payload: object | string) =>
  await gateway.inject({
    method: "POST",
    url: PATH,
    payload,
    headers: { "content-type": "application/json" },
  });
const remove = (id: number) => gateway.inject({ method: "DELETE", url: `${PATH}/${id}` });

describe("POST /api/apps/users", () => {
  const sent = {
    id: 7,
    fullName: "  Ada  Quill ",
    company: "Quill & Co",
    role: "Pirate",
    username: "ADA",
    country: "",
    contact: "none",
    email: "not an address",
    currentPlan: "gold",
    status: "weird",
    avatar: "",
    billing: "Auto Debit",
    taskDone: 3,
    nickname: { short: "A", list: [1, null, true] },
  };

  it("adds under count + 1, answers the body verbatim and keeps it", async () => {
    const answer = await post(sent);
    expect([answer.statusCode, answer.json()]).toEqual([201, { ...sent, id: 51 }]);
    const read = (await gateway.inject({ method: "GET", url: `${PATH}/51` })).json<object>();
    expect(read).toEqual({ ...sent, id: 51, projectDone: 0, taxId: "", language: "" });
    expect(await get("q=ada  QUILL&role=Pirate")).toMatchObject({ totalUsers: 1, users: [{ id: 51 }] });
    expect((await remove(51)).statusCode).toBe(204);
  });

  it("takes the next free id where count + 1 is taken", async () => {
    expect((await remove(10)).statusCode).toBe(204);
    const first = (await post({ fullName: "First" })).json<{ id: number }>().id;
    expect(first).toBe(51);
    expect((await remove(11)).statusCode).toBe(204);
    const second = (await post({ fullName: "Second" })).json<{ id: number }>().id;
    expect(second).toBe(52);
    for (const id of [first, second]) await remove(id);
    expect((await get("")).totalUsers).toBe(48);
  });

  it.each(["toString", "valueOf", "hasOwnProperty"])("keeps a further field named %s", async (name) => {
    const answer = await post({ fullName: "Further", [name]: 5 });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { fullName: "Further", [name]: 5 }]);
    const { id } = answer.json<{ id: number }>();
    expect((await gateway.inject({ method: "GET", url: `${PATH}/${id}` })).json()).toMatchObject({
      [name]: 5,
    });
    await remove(id);
  });

  it.each([
    '{"fullName":5}',
    '{"fullName":null}',
    '{"role":["admin"]}',
    '{"email":"a\\u0000b"}',
    '{"email":"a\\u0007b"}',
    '{"taskDone":-1}',
    '{"taskDone":"many"}',
    "[]",
    "5",
    '"text"',
    "null",
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"a":{"constructor":1}}',
    '{"prototype":1}',
    '{"note":"a\\u0000b"}',
    '{"note":"\\ud800"}',
    `{"fullName":"${"x".repeat(201)}"}`,
    `{"note":"${"x".repeat(10_001)}"}`,
    `{"note":${"[".repeat(50)}${"]".repeat(50)}}`,
    "{",
    "",
  ])("refuses %s and adds nothing", async (payload) => {
    const before = (await get("")).totalUsers;
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: expect.any(String), code: "BAD_USER_INPUT" });
    expect((await get("")).totalUsers).toBe(before);
  });
});
