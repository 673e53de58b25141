import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "../../support/gateway.ts";
import { checkRestList } from "../../support/listChecks.ts";

interface User { id: number; fullName: string; email: string; role: string; currentPlan: string; status: string; billing: string }
interface UserList { users: User[]; totalPages: number; totalUsers: number; page: number }

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const PATH = "/api/apps/users";
const get = async (query: string) => (await gateway.inject({ method: "GET", url: `${PATH}?${query}` })).json<UserList>();
const post = async (payload: object | string) => await gateway.inject({ method: "POST", url: PATH, payload, headers: { "content-type": "application/json" } });
const remove = (id: number) => gateway.inject({ method: "DELETE", url: `${PATH}/${id}` });

describe("GET /api/apps/users", () => {
  checkRestList<User>({
    gateway: () => gateway, path: PATH, rows: "users", total: "totalUsers", count: 50, order: "newest", pastLast: "first page",
    sorts: {
      user: ({ fullName }) => fullName.toLowerCase(), email: ({ email }) => email, role: ({ role }) => role, plan: ({ currentPlan }) => currentPlan,
      status: ({ status }) => status, billing: ({ billing }) => billing,
    },
    searches: { "Wei Ling": ({ fullName }) => fullName === "Wei Ling Tan", "@Example.org": ({ email }) => email.endsWith("@example.org") },
  });

  it("answers pages and the page, which is the first again beyond the last", async () => {
    expect(await get("page=3&itemsPerPage=20")).toMatchObject({ totalPages: 3, totalUsers: 50, page: 3 });
    expect(await get("page=4&itemsPerPage=20")).toMatchObject({ totalPages: 3, page: 1, users: { length: 20 } });
    expect(await get("q=nobody-at-all&page=2")).toEqual({ users: [], totalPages: 0, totalUsers: 0, page: 1 });
    expect(await get("itemsPerPage=-1")).toMatchObject({ totalPages: 1, page: 1 });
  });

  it("filters by role, plan and status exactly", async () => {
    const all = (await get("itemsPerPage=-1")).users;
    for (const [name, key] of [["role", "role"], ["plan", "currentPlan"], ["status", "status"]] as const) {
      for (const value of new Set(all.map((user) => user[key]))) {
        expect((await get(`itemsPerPage=-1&${name}=${value}`)).users).toEqual(all.filter((user) => user[key] === value));
        expect((await get(`${name}=${value.toUpperCase()}`)).totalUsers).toBe(0);
      }
    }
    expect(new Set(all.map(({ role }) => role))).toEqual(new Set(["admin", "author", "editor", "maintainer", "subscriber"]));
    expect(new Set(all.map(({ currentPlan }) => currentPlan))).toEqual(new Set(["basic", "team", "company", "enterprise"]));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["active", "inactive", "pending"]));
    expect(new Set(all.map(({ billing }) => billing))).toEqual(new Set(["Manual-Credit Card", "Manual-Cash", "Manual-PayPal", "Auto debit"]));
  });
});

describe("one user", () => {
  it("is read with its detail", async () => {
    const answer = (await gateway.inject({ method: "GET", url: `${PATH}/1` })).json<Record<string, unknown>>();
    expect(Object.keys(answer).toSorted()).toEqual(["avatar", "billing", "company", "contact", "country", "currentPlan", "email", "fullName", "id", "language", "projectDone",
      "role", "status", "taskDone", "taxId", "username"]);
    expect(answer).toMatchObject({ id: 1, fullName: "Amelia Hartwell", language: "English" });
  });

  it.each(["999", "abc", "0", "-1", "1.5", "%00", "9".repeat(300)])("is not found by the id %s", async (id) => {
    for (const method of ["GET", "DELETE"] as const) {
      const answer = await gateway.inject({ method, url: `${PATH}/${id}` });
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { message: "User not found" }]);
    }
  });
});

describe("POST /api/apps/users", () => {
  const sent = {
    id: 7, fullName: "  Ada  Quill ", company: "Quill & Co", role: "Pirate", username: "ADA", country: "", contact: "none", email: "not an address", currentPlan: "gold",
    status: "weird", avatar: "", billing: "Auto Debit", taskDone: 3, nickname: { short: "A", list: [1, null, true] },
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
    expect((await gateway.inject({ method: "GET", url: `${PATH}/${id}` })).json()).toMatchObject({ [name]: 5 });
    await remove(id);
  });

  it.each([
    '{"fullName":5}', '{"fullName":null}', '{"role":["admin"]}', '{"email":"a\\u0000b"}', '{"email":"a\\u0007b"}', '{"taskDone":-1}', '{"taskDone":"many"}', "[]", "5", '"text"', "null",
    '{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}', '{"a":{"constructor":1}}', '{"prototype":1}', '{"note":"a\\u0000b"}', '{"note":"\\ud800"}',
    `{"fullName":"${"x".repeat(201)}"}`, `{"note":"${"x".repeat(10_001)}"}`, `{"note":${"[".repeat(50)}${"]".repeat(50)}}`, "{", "",
  ])("refuses %s and adds nothing", async (payload) => {
    const before = (await get("")).totalUsers;
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: expect.any(String), code: "BAD_USER_INPUT" });
    expect((await get("")).totalUsers).toBe(before);
  });
});

it("REST and GraphQL answer the same users", async () => {
  const { users } = await get("itemsPerPage=-1&sortBy=email&orderBy=desc");
  const { data } = await gateway.graphql("{ sampleUsers(itemsPerPage: 100, sort: { field: EMAIL, order: DESC }) { items { id fullName company username country contact email avatar } } }");
  expect(data).toEqual({
    sampleUsers: {
      items: users.map(({ id, fullName, email, ...rest }) => {
        const { company, username, country, contact, avatar } = rest as Record<string, unknown>;
        return { id: String(id), fullName, email, company, username, country, contact, avatar };
      }),
    },
  });
});
