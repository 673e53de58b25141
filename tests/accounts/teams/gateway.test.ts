import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { usedBy } from "#gateway/domains/accounts/teams/rules.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { key, teamCalls } from "./teamCalls.ts";
import { withoutSampleTeams } from "./withoutSampleTeams.ts";

describe.each(storeKinds)("a team on %s", (kind) => {
  let gateway: TestGateway;
  let used = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await gateway.app.ready();
    await withoutSampleTeams(gateway);
    usedBy("test", () => Promise.resolve(used));
  }, 60_000);
  afterAll(() => {
    usedBy("test", () => Promise.resolve(0));
    return gateway.close();
  });
  afterEach(async () => {
    used = 0;
    for (const table of ["accounts_teams", "accounts_notifications", "accounts_mails", "jobs"] as const)
      await gateway.store.db.deleteFrom(table).execute();
  });
  const calls = teamCalls(() => gateway);
  const { ask, act, ofTeam, create, team, join, invite, accept, set, remove, leave } = calls;
  const rolesOf = async (who: string, id: string) =>
    Object.fromEntries((await team(who, id))?.members.map(({ person, role }) => [person.id, role]) ?? []);

  it("has its maker as the owner, and its first project", async () => {
    const made = await create("client", "Harbour");
    expect(made).toMatchObject({
      name: "Harbour",
      role: "OWNER",
      owner: { id: "usr_client" },
      projects: [{ name: "Web", isOpen: true }],
      grantable: ["ADMIN", "DEVELOPER", "BILLING", "VIEWER"],
    });
    expect(await team("developer", made.id)).toBeNull();
  });

  it("is renamed by who manages it, and by nobody else", async () => {
    const { id } = await create("client", "Harbour");
    await join("client", id, "developer", "DEVELOPER");
    const rename = (who: string, version: number) =>
      ofTeam(who, `teamUpdate(id: "${id}", name: "Quay", expectedVersion: ${version})`);
    expect(await rename("developer", 1)).toEqual({ code: "FORBIDDEN" });
    expect(await rename("support", 1)).toEqual({ code: "NOT_FOUND" });
    expect((await rename("client", 1)).done).toMatchObject({ name: "Quay", version: 2 });
    expect(await rename("client", 1)).toEqual({ code: "VERSION_CONFLICT" });
  });

  it.each(["DEVELOPER", "BILLING", "VIEWER"])("is not managed by a %s", async (role) => {
    const { id } = await create("client", "Harbour");
    await join("client", id, "developer", role);
    await join("client", id, "support", "VIEWER");
    expect(await invite("developer", id, "finance@demo.com", "VIEWER")).toEqual({ code: "FORBIDDEN" });
    expect(await set("developer", id, "support", "VIEWER")).toEqual({ code: "FORBIDDEN" });
    expect(await remove("developer", id, "support")).toEqual({ code: "FORBIDDEN" });
    expect((await team("developer", id))?.invitations).toEqual([]);
    expect((await team("developer", id))?.actions).toEqual([
      { name: "LEAVE", allowed: true, reasonCode: null },
    ]);
  });

  it("lets nobody who is limited to a project grant more than that", async () => {
    const { id, projects } = await create("client", "Harbour");
    const { done: other } = await act<{ id: string }>(
      "client",
      `projectCreate(teamId: "${id}", input: { name: "Docs" }, idempotencyKey: "${key()}")`,
      "{ id }",
    );
    const web = projects[0]?.id ?? "";
    await join("client", id, "developer", "ADMIN", [web]);
    await join("client", id, "support", "VIEWER");
    expect(await invite("developer", id, "finance@demo.com", "VIEWER")).toEqual({ code: "ROLE_BEYOND_OWN" });
    expect(await invite("developer", id, "finance@demo.com", "VIEWER", [web, other?.id ?? ""])).toEqual({
      code: "ROLE_BEYOND_OWN",
    });
    expect(await set("developer", id, "support", "VIEWER", [web])).toEqual({ code: "ROLE_BEYOND_OWN" });
    expect(await remove("developer", id, "support")).toEqual({ code: "ROLE_BEYOND_OWN" });
    expect((await invite("developer", id, "finance@demo.com", "ADMIN", [web])).done?.role).toBe("ADMIN");
    expect((await team("developer", id))?.projects.map(({ name }) => name)).toEqual(["Web"]);
  });

  it("keeps its owner, who neither leaves nor is changed", async () => {
    const { id } = await create("client", "Harbour");
    await join("client", id, "developer", "ADMIN");
    expect(await leave("client", id)).toEqual({ code: "LAST_OWNER" });
    expect(await remove("developer", id, "client")).toEqual({ code: "LAST_OWNER" });
    expect(await set("developer", id, "client", "VIEWER")).toEqual({ code: "LAST_OWNER" });
    expect(await set("client", id, "developer", "OWNER")).toEqual({ code: "LAST_OWNER" });
    expect(await invite("client", id, "support@demo.com", "OWNER")).toEqual({ code: "LAST_OWNER" });
  });

  it("is left by others, who then see nothing of it", async () => {
    const { id } = await create("client", "Harbour");
    await join("client", id, "developer", "ADMIN");
    expect(await leave("developer", id)).toEqual({ done: id });
    expect(await team("developer", id)).toBeNull();
    expect(await leave("developer", id)).toEqual({ code: "NOT_FOUND" });
  });

  it("is handed over to a member who wants it, and keeps the former owner", async () => {
    const { id } = await create("client", "Harbour");
    await join("client", id, "developer", "VIEWER");
    expect(await calls.handOver("developer", id, "developer")).toEqual({ code: "FORBIDDEN" });
    const { done } = await calls.handOver("client", id, "developer");
    expect(await rolesOf("client", id)).toMatchObject({ usr_client: "OWNER" });
    await accept("developer", done?.id ?? "");
    expect(await rolesOf("client", id)).toEqual({ usr_client: "ADMIN", usr_developer: "OWNER" });
    expect((await team("client", id))?.owner.id).toBe("usr_developer");
  });

  it("is neither handed over nor deleted while there is something in it", async () => {
    const { id } = await create("client", "Harbour");
    await join("client", id, "developer", "VIEWER");
    const { done } = await calls.handOver("client", id, "developer");
    used = 2;
    expect(await accept("developer", done?.id ?? "")).toEqual({ code: "IN_USE" });
    expect(await calls.handOver("client", id, "developer")).toEqual({ code: "IN_USE" });
    expect(await act("client", `teamDelete(id: "${id}", confirm: "Harbour")`, "")).toEqual({
      code: "IN_USE",
    });
    expect((await team("client", id))?.actions.filter(({ allowed }) => !allowed)).toEqual([
      { name: "HAND_OVER", allowed: false, reasonCode: "IN_USE" },
      { name: "LEAVE", allowed: false, reasonCode: "LAST_OWNER" },
      { name: "DELETE", allowed: false, reasonCode: "IN_USE" },
    ]);
  });

  it("is deleted by its owner, by its name", async () => {
    const { id } = await create("client", "Harbour");
    await join("client", id, "developer", "ADMIN");
    const del = (who: string, confirm: string) =>
      act(who, `teamDelete(id: "${id}", confirm: "${confirm}")`, "");
    expect(await del("developer", "Harbour")).toEqual({ code: "FORBIDDEN" });
    expect(await del("client", "Quay")).toEqual({ code: "BAD_USER_INPUT" });
    expect(await del("client", "Harbour")).toEqual({ done: id });
    expect(await team("client", id)).toBeNull();
  });

  it("is the eleventh of nobody", async () => {
    for (let n = 0; n < 10; n += 1) await create("client", `Team ${n}`);
    const { code } = await ofTeam(
      "client",
      `teamCreate(name: "More", project: { name: "Web" }, idempotencyKey: "${key()}")`,
    );
    expect(code).toBe("QUOTA_EXCEEDED");
  });

  it("leaves what became of its people in their records", async () => {
    const { id } = await create("client", "Harbour");
    await join("client", id, "developer", "VIEWER");
    await set("client", id, "developer", "ADMIN");
    await remove("client", id, "developer");
    const { ownAudit } = await ask<{ ownAudit: { items: { kind: string; detail: object }[] } }>(
      "developer",
      "{ ownAudit(first: 3) { items { kind detail } } }",
    );
    expect(ownAudit.items).toMatchObject([
      { kind: "TEAM_LEFT", detail: { team: "Harbour", actor: "usr_client" } },
      { kind: "TEAM_ROLE_CHANGED", detail: { role: "ADMIN", actor: "usr_client" } },
      { kind: "TEAM_JOINED", detail: { role: "VIEWER" } },
    ]);
  });
});
