import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkGraphQLChanges } from "#tests/support/changeChecks.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { checkGraphQLList } from "#tests/support/listChecks.ts";

interface User {
  id: string;
  fullName: string;
  email: string;
  role: string;
  currentPlan: string;
  status: string;
  billing: string;
}

const texts: Record<string, string> = {
  MANUAL_CREDIT_CARD: "Manual-Credit Card",
  MANUAL_CASH: "Manual-Cash",
  MANUAL_PAYPAL: "Manual-PayPal",
  AUTO_DEBIT: "Auto debit",
};

describe.each(storeKinds)("users on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);

  const cells = "fullName email role currentPlan status billing";
  checkGraphQLList<User>({
    gateway: () => gateway,
    field: "sampleUsers",
    type: "SampleUser",
    cells,
    count: 50,
    order: "newest",
    sorts: {
      USER: ({ fullName }) => fullName.toLowerCase(),
      EMAIL: ({ email }) => email,
      ROLE: ({ role }) => role,
      PLAN: ({ currentPlan }) => currentPlan,
      STATUS: ({ status }) => status,
      BILLING: ({ billing }) => texts[billing] ?? "",
      CREATED: ({ id }) => Number(id),
    },
  });

  checkGraphQLChanges({
    gateway: () => gateway,
    field: "sampleUser",
    type: "SampleUser",
    topic: "users_users",
    count: 50,
    inputs: [
      { fullName: "Rosalind Achterberg", username: "rosalind", email: "rosalind@example.com" },
      { fullName: "Tove Ask", username: "tove", email: "tove@example.com" },
    ],
    change: {
      role: "EDITOR",
      currentPlan: "TEAM",
      status: "ACTIVE",
      billing: "MANUAL_PAYPAL",
      company: "Quayside Motors",
    },
    wrong: [
      [{ fullName: " " }, "fullName", "REQUIRED"],
      [{ fullName: "x".repeat(121) }, "fullName", "TOO_LONG"],
      [{ email: "nobody" }, "email", "INVALID"],
      [{ username: "a\0b" }, "username", "INVALID"],
      [{ avatar: "https://elsewhere.example/face.png" }, "avatar", "INVALID"],
      [{ language: "" }, "language", "REQUIRED"],
    ],
  });

  it("filters by role, plan, status and text, together", async () => {
    const list = async (filter: object) =>
      (
        await ask<{ page: { total: number; items: User[] } }>(
          `query ($filter: SampleUserFilter) { page: sampleUsers(itemsPerPage: 100, filter: $filter) { total items { id ${cells} } } }`,
          { filter },
        )
      ).page;
    const all = (await list({})).items;
    const filter = { role: ["ADMIN", "EDITOR"], plan: ["BASIC", "ENTERPRISE"], status: ["ACTIVE"] };
    const expected = all.filter(
      (user) =>
        filter.role.includes(user.role) && filter.plan.includes(user.currentPlan) && user.status === "ACTIVE",
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(await list(filter)).toEqual({ total: expected.length, items: expected });
    expect((await list({ q: "STEINSDÓTTIR" })).items.map(({ fullName }) => fullName)).toEqual([
      "Helga Steinsdóttir",
    ]);
    expect(await list({ q: "helga.STEIN" })).toMatchObject({ total: 1 });
  });

  it("counts users by role, plan and status", async () => {
    const { summary } = await ask<{
      summary: {
        total: number;
        byRole: { value: string; count: number }[];
        byPlan: unknown[];
        byStatus: unknown[];
      };
    }>(
      "{ summary: sampleUserSummary { total byRole { value count } byPlan { value count } byStatus { value count } } }",
    );
    expect(summary.total).toBe(50);
    expect(summary.byRole.map(({ value }) => value)).toEqual([
      "ADMIN",
      "AUTHOR",
      "EDITOR",
      "MAINTAINER",
      "SUBSCRIBER",
    ]);
    expect(summary.byRole.reduce((sum, { count }) => sum + count, 0)).toBe(50);
  });

  it("registers many at once under different ids, and keeps texts that are no role", async () => {
    const add = async () =>
      (
        await gateway.inject({
          method: "POST",
          url: "/api/apps/users",
          payload: { fullName: "Parallel", role: "pirate" },
        })
      ).json<{ id: number }>().id;
    const ids = await Promise.all(Array.from({ length: 20 }, add));
    expect(new Set(ids).size).toBe(20);
    expect(
      await ask("query ($id: ID!) { sampleUser(id: $id) { fullName role status } }", { id: String(ids[0]) }),
    ).toEqual({ sampleUser: { fullName: "Parallel", role: null, status: null } });
    const { row } = await ask<{ row: { id: string } }>(
      'mutation { row: sampleUserCreate(input: { fullName: "After", username: "after", email: "after@example.com" }) { id } }',
    );
    expect(ids).not.toContain(Number(row.id));
    await ask("mutation ($ids: [ID!]!) { sampleUserBulkDelete(ids: $ids) { ids } }", {
      ids: [row.id, ...ids.map(String)],
    });
  });
});
