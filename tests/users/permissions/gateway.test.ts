import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkGraphQLChanges } from "#tests/support/changeChecks.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { checkGraphQLList } from "#tests/support/listChecks.ts";

describe.each(storeKinds)("permissions on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);

  checkGraphQLList<{ id: string; name: string }>({
    gateway: () => gateway,
    field: "samplePermissions",
    type: "SamplePermission",
    cells: "name",
    count: 9,
    order: "oldest",
    sorts: { NAME: ({ name }) => name.toLowerCase(), CREATED: ({ id }) => Number(id) },
  });

  checkGraphQLChanges({
    gateway: () => gateway,
    field: "samplePermission",
    type: "SamplePermission",
    topic: "users_permissions",
    count: 9,
    inputs: [{ name: "Sign Contracts", assignedTo: ["MANAGER"] }, { name: "Approve Refunds" }],
    change: { name: "Sign Small Contracts", assignedTo: ["MANAGER", "RESTRICTED_USER"] },
    bulk: { assignedTo: ["SUPPORT"] },
    wrong: [
      [{ name: "" }, "name", "REQUIRED"],
      [{ name: "x".repeat(121) }, "name", "TOO_LONG"],
      [{ name: "Only View" }, "name", "TAKEN"],
      [{ assignedTo: ["USERS", "USERS"] }, "assignedTo", "INVALID"],
    ],
  });

  it("searches name and date anywhere, roles from their start", async () => {
    const found = async (q: string) =>
      await ask<{ page: { total: number; items: { name: string }[] }; ids: string[] }>(
        "query ($q: String) { page: samplePermissions(itemsPerPage: 100, filter: { q: $q }) { total items { name } } ids: samplePermissionIds(filter: { q: $q }) }",
        { q },
      );
    expect((await found("oTHERs' t")).page.items).toEqual([{ name: "Manage Others' Tasks" }]);
    expect((await found("RESTRICTED")).page.items).toEqual([{ name: "Only View" }]);
    expect((await found("trator")).page).toEqual({ total: 0, items: [] });
    expect(await found("admin")).toMatchObject({ page: { total: 9 }, ids: { length: 9 } });
    for (const q of ["%", "_", "\\", "\u0001"])
      expect((await found(q)).page.total).toBe(q === "\u0001" ? 9 : 0);
  });

  it("finds those that any of the roles has, together with a text", async () => {
    const found = async (filter: object) =>
      await ask(
        "query ($filter: SamplePermissionFilter) { page: samplePermissions(filter: $filter) { total items { id } } ids: samplePermissionIds(filter: $filter) }",
        { filter },
      );
    expect(await found({ assignedTo: ["SUPPORT", "RESTRICTED_USER"] })).toMatchObject({
      ids: ["4", "5", "7", "9"],
    });
    expect(await found({ assignedTo: ["SUPPORT"], q: "plan" })).toEqual({
      page: { total: 1, items: [{ id: "4" }] },
      ids: ["4"],
    });
    expect(await found({ assignedTo: [] })).toMatchObject({ page: { total: 0 }, ids: [] });
  });

  it("dates a new permission", async () => {
    const { row } = await ask<{ row: { id: string; createdDate: string } }>(
      'mutation { row: samplePermissionCreate(input: { name: "Dated" }) { id createdDate } }',
    );
    expect(row.createdDate).toBe("21 Nov 2026, 9:41 AM");
    await ask("mutation ($id: ID!) { samplePermissionDelete(id: $id) { ids } }", { id: row.id });
  });
});
