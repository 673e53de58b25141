import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { checkRestList } from "#tests/support/listChecks.ts";

interface Permission {
  id: number;
  name: string;
  assignedTo: string[];
  createdDate: string;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const PATH = "/api/apps/permissions";
const all = async () =>
  (await gateway.inject({ method: "GET", url: `${PATH}?itemsPerPage=-1` })).json<{
    permissions: Permission[];
  }>().permissions;

describe("GET /api/apps/permissions", () => {
  checkRestList<Permission>({
    gateway: () => gateway,
    path: PATH,
    rows: "permissions",
    total: "totalPermissions",
    count: 9,
    order: "oldest",
    sorts: { name: ({ name }) => name.toLowerCase() },
    searches: {
      Manage: ({ name, assignedTo }) => /manage/i.test(name) || assignedTo.includes("manager"),
      "Restricted-U": ({ assignedTo }) => assignedTo.includes("restricted-user"),
      "Apr 2025": ({ createdDate }) => createdDate.includes("Apr 2025"),
    },
  });

  it("holds the nine documented names, with documented roles and a date as text", async () => {
    const rows = await all();
    expect(rows.map(({ name }) => name)).toEqual([
      "Management",
      "Manage Billing & Roles",
      "Add & Remove Users",
      "Project Planning",
      "Manage Email Sequences",
      "Client Communication",
      "Only View",
      "Financial Management",
      "Manage Others' Tasks",
    ]);
    expect(new Set(rows.flatMap(({ assignedTo }) => assignedTo))).toEqual(
      new Set(["administrator", "manager", "users", "support", "restricted-user"]),
    );
    for (const { createdDate } of rows)
      expect(createdDate).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d\d [AP]M$/);
  });

  it("sorts by nothing but the name", async () => {
    const plain = await all();
    const sorted = (
      await gateway.inject({ method: "GET", url: `${PATH}?itemsPerPage=-1&sortBy=createdDate&orderBy=desc` })
    ).json<{ permissions: Permission[] }>().permissions;
    expect(sorted).toEqual(plain);
  });
});

it("REST and GraphQL answer the same permissions", async () => {
  const { data } = await gateway.graphql(
    "{ samplePermissions(itemsPerPage: 100) { items { id name assignedTo createdDate } } }",
  );
  const items = (await all()).map(({ id, assignedTo, ...rest }) => ({
    id: String(id),
    ...rest,
    assignedTo: assignedTo.map((role) => role.toUpperCase().replace("-", "_")),
  }));
  expect(data).toEqual({ samplePermissions: { items } });
});
