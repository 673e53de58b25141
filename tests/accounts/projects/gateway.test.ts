import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { key, teamCalls, type TeamAnswer } from "#tests/accounts/teams/teamCalls.ts";
import { withoutSampleTeams } from "#tests/accounts/teams/withoutSampleTeams.ts";

interface ProjectAnswer {
  id: string;
  name: string;
  environment: string;
  color: string;
  version: number;
  used: number;
  actions: { name: string; allowed: boolean }[];
}
const PROJECT = "{ id name environment color version used actions { name allowed } }";

describe.each(storeKinds)("a project on %s", (kind) => {
  let gateway: TestGateway;
  let team: TeamAnswer;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await gateway.app.ready();
    await withoutSampleTeams(gateway);
    team = await calls.create("client", "Harbour");
    await calls.join("client", team.id, "developer", "DEVELOPER");
    await calls.join("client", team.id, "finance", "ADMIN", [team.projects[0]?.id ?? ""]);
  }, 60_000);
  afterAll(() => gateway.close());
  const calls = teamCalls(() => gateway);
  const create = async (who: string, name: string, more = "") =>
    await calls.act<ProjectAnswer>(
      who,
      `projectCreate(teamId: "${team.id}", input: { name: "${name}" ${more} }, idempotencyKey: "${key()}")`,
      PROJECT,
    );

  it("is made by who manages the whole team, and by nobody else", async () => {
    expect((await create("client", "Docs", "environment: PROD, color: PINK")).done).toMatchObject({
      name: "Docs",
      environment: "PROD",
      color: "PINK",
      used: 0,
      actions: [
        { name: "UPDATE", allowed: true },
        { name: "DELETE", allowed: true },
      ],
    });
    expect(await create("developer", "Mine")).toEqual({ code: "FORBIDDEN" });
    expect(await create("finance", "Mine")).toEqual({ code: "FORBIDDEN" });
    expect(await create("support", "Mine")).toEqual({ code: "NOT_FOUND" });
  });

  it.each([["web"], [" WEB "], [""], ["x".repeat(41)]])("is not called %j", async (name) =>
    expect(await create("client", name)).toEqual({ code: "BAD_USER_INPUT" }),
  );

  it("is changed as it was read, by who manages it", async () => {
    const { done } = await create("client", "Shop");
    const update = (who: string, version: number) =>
      calls.act<ProjectAnswer>(
        who,
        `projectUpdate(id: "${done?.id}", input: { name: "Market", color: GREEN }, expectedVersion: ${version})`,
        PROJECT,
      );
    expect((await update("client", 1)).done).toMatchObject({ name: "Market", color: "GREEN", version: 2 });
    expect(await update("client", 1)).toEqual({ code: "VERSION_CONFLICT" });
    expect(await update("developer", 2)).toEqual({ code: "FORBIDDEN" });
    expect(await update("finance", 2)).toEqual({ code: "NOT_FOUND" });
    expect(await update("support", 2)).toEqual({ code: "NOT_FOUND" });
  });

  it("is seen by who reaches it alone", async () => {
    const names = async (who: string) =>
      (await calls.ask<{ projects: { name: string }[] }>(who, "{ projects { name } }")).projects.map(
        ({ name }) => name,
      );
    expect(await names("developer")).toEqual(await names("client"));
    expect(await names("finance")).toEqual(["Web"]);
    expect(await names("support")).toEqual([]);
  });

  it("leaves nobody with more once it is deleted", async () => {
    const { done } = await create("client", "Gone");
    await calls.set("client", team.id, "developer", "DEVELOPER", [done?.id ?? ""]);
    expect(await calls.act("finance", `projectDelete(id: "${done?.id}")`, "")).toEqual({ code: "NOT_FOUND" });
    expect(await calls.act("developer", `projectDelete(id: "${done?.id}")`, "")).toEqual({
      code: "FORBIDDEN",
    });
    expect(await calls.act("client", `projectDelete(id: "${done?.id}")`, "")).toEqual({ done: done?.id });
    expect((await calls.team("developer", team.id))?.projectIds).toEqual([]);
    expect((await calls.team("developer", team.id))?.projects).toEqual([]);
  });
});
