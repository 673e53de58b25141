import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { checkRestList } from "#tests/support/listChecks.ts";
import { PATH, restCalls, type User } from "./restCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
const { get } = restCalls(() => gateway);

describe("GET /api/apps/users", () => {
  checkRestList<User>({
    gateway: () => gateway,
    path: PATH,
    rows: "users",
    total: "totalUsers",
    count: 50,
    order: "newest",
    pastLast: "first page",
    sorts: {
      user: ({ fullName }) => fullName.toLowerCase(),
      email: ({ email }) => email,
      role: ({ role }) => role,
      plan: ({ currentPlan }) => currentPlan,
      status: ({ status }) => status,
      billing: ({ billing }) => billing,
    },
    searches: {
      "Wei Ling": ({ fullName }) => fullName === "Wei Ling Tan",
      "@Example.org": ({ email }) => email.endsWith("@example.org"),
    },
  });

  it("answers pages and the page, which is the first again beyond the last", async () => {
    expect(await get("page=3&itemsPerPage=20")).toMatchObject({ totalPages: 3, totalUsers: 50, page: 3 });
    expect(await get("page=4&itemsPerPage=20")).toMatchObject({
      totalPages: 3,
      page: 1,
      users: { length: 20 },
    });
    expect(await get("q=nobody-at-all&page=2")).toEqual({ users: [], totalPages: 0, totalUsers: 0, page: 1 });
    expect(await get("itemsPerPage=-1")).toMatchObject({ totalPages: 1, page: 1 });
  });

  it("filters by role, plan and status exactly", async () => {
    const all = (await get("itemsPerPage=-1")).users;
    for (const [name, key] of [
      ["role", "role"],
      ["plan", "currentPlan"],
      ["status", "status"],
    ] as const) {
      for (const value of new Set(all.map((user) => user[key]))) {
        expect((await get(`itemsPerPage=-1&${name}=${value}`)).users).toEqual(
          all.filter((user) => user[key] === value),
        );
        expect((await get(`${name}=${value.toUpperCase()}`)).totalUsers).toBe(0);
      }
    }
    expect(new Set(all.map(({ role }) => role))).toEqual(
      new Set(["admin", "author", "editor", "maintainer", "subscriber"]),
    );
    expect(new Set(all.map(({ currentPlan }) => currentPlan))).toEqual(
      new Set(["basic", "team", "company", "enterprise"]),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["active", "inactive", "pending"]));
    expect(new Set(all.map(({ billing }) => billing))).toEqual(
      new Set(["Manual-Credit Card", "Manual-Cash", "Manual-PayPal", "Auto debit"]),
    );
  });
});

describe("one user", () => {
  it("is read with its detail", async () => {
    const answer = (await gateway.inject({ method: "GET", url: `${PATH}/1` })).json<
      Record<string, unknown>
    >();
    expect(Object.keys(answer).toSorted()).toEqual([
      "avatar",
      "billing",
      "company",
      "contact",
      "country",
      "currentPlan",
      "email",
      "fullName",
      "id",
      "language",
      "projectDone",
      "role",
      "status",
      "taskDone",
      "taxId",
      "username",
    ]);
    expect(answer).toMatchObject({ id: 1, fullName: "Amelia Hartwell", language: "English" });
  });

  it.each(["999", "abc", "0", "-1", "1.5", "%00", "9".repeat(300)])(
    "is not found by the id %s",
    async (id) => {
      for (const method of ["GET", "DELETE"] as const) {
        const answer = await gateway.inject({ method, url: `${PATH}/${id}` });
        expect([answer.statusCode, answer.json()]).toMatchObject([404, { message: "User not found" }]);
      }
    },
  );
});

it("REST and GraphQL answer the same users", async () => {
  const { users } = await get("itemsPerPage=-1&sortBy=email&orderBy=desc");
  const { data } = await gateway.graphql(
    "{ sampleUsers(itemsPerPage: 100, sort: { field: EMAIL, order: DESC }) { items { id fullName company username country contact email avatar } } }",
  );
  expect(data).toEqual({
    sampleUsers: {
      items: users.map(({ id, fullName, email, ...rest }) => {
        const { company, username, country, contact, avatar } = rest as Record<string, unknown>;
        return { id: String(id), fullName, email, company, username, country, contact, avatar };
      }),
    },
  });
});
