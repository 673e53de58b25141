import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

interface Role {
  id: string;
  name: string;
  documented: string | null;
  grants: string[];
  memberCount: number;
  version: number;
}

describe.each(storeKinds)("roles on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);
  const code = async (query: string, variables?: object) =>
    (await gateway.graphql(query, variables)).errors?.[0]?.extensions.code;
  const all = async () =>
    (await ask<{ roles: Role[] }>("{ roles: sampleRoles { id name documented grants memberCount version } }"))
      .roles;
  const GRANT =
    "mutation ($changes: [SampleRoleGrantsInput!]!) { changed: sampleRolesGrant(changes: $changes) { items { id grants version } undoToken } }";

  it("holds the documented roles, each with as many members as the list of users has", async () => {
    const roles = await all();
    expect(roles.map(({ documented }) => documented)).toEqual([
      "ADMIN",
      "AUTHOR",
      "EDITOR",
      "MAINTAINER",
      "SUBSCRIBER",
    ]);
    for (const { documented, memberCount } of roles) {
      const { page } = await ask<{ page: { total: number } }>(
        `{ page: sampleUsers(filter: { role: [${documented}] }) { total } }`,
      );
      expect(memberCount).toBe(page.total);
    }
  });

  it("changes what several may do, all or nothing, and takes it back", async () => {
    const before = await all();
    const change = (id: string, expectedVersion: number) => ({
      id,
      expectedVersion,
      grants: ["BILLING_READ"],
    });
    expect(await code(GRANT, { changes: [change("2", 1), change("3", 7)] })).toBe("VERSION_CONFLICT");
    expect(await code(GRANT, { changes: [change("2", 1), change("99", 1)] })).toBe("NOT_FOUND");
    expect(await code(GRANT, { changes: [change("2", 1), change("1", 1)] })).toBe("CONFLICT");
    expect(await code(GRANT, { changes: [change("2", 1), change("2", 1)] })).toBe("BAD_USER_INPUT");
    expect(await all()).toEqual(before);
    const { changed } = await ask<{ changed: { items: Role[]; undoToken: string } }>(GRANT, {
      changes: [change("2", 1), change("3", 1)],
    });
    expect(changed.items).toMatchObject([{ grants: ["BILLING_READ"] }, { grants: ["BILLING_READ"] }]);
    await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token: changed.undoToken });
    expect((await all()).map(({ grants }) => grants)).toEqual(before.map(({ grants }) => grants));
  });

  it("adds, renames and removes roles of one's own, under names of their own", async () => {
    const CREATE =
      "mutation ($name: String!) { row: sampleRoleCreate(input: { name: $name, grants: [CONTENT_READ] }) { id documented memberCount } }";
    expect(await code(CREATE, { name: " " })).toBe("BAD_USER_INPUT");
    expect(await code(CREATE, { name: "Editor" })).toBe("CONFLICT");
    const { row } = await ask<{ row: Role }>(CREATE, { name: "Reviewer" });
    expect(row).toMatchObject({ documented: null, memberCount: 0 });
    expect(
      await ask(
        `mutation { sampleRoleUpdate(id: "${row.id}", input: { name: "Proofreader" }) { name grants } }`,
      ),
    ).toEqual({ sampleRoleUpdate: { name: "Proofreader", grants: ["CONTENT_READ"] } });
    await ask(`mutation { sampleRoleDelete(id: "${row.id}") { ids } }`);
    expect(await all()).toHaveLength(5);
  });

  it("keeps documented roles, and says when there is none", async () => {
    expect(await code('mutation { sampleRoleDelete(id: "5") { ids } }')).toBe("CONFLICT");
    expect(await code('mutation { sampleRoleDelete(id: "99") { ids } }')).toBe("NOT_FOUND");
    expect(await ask('{ sampleRole(id: "99") { id } }')).toEqual({ sampleRole: null });
  });
});
