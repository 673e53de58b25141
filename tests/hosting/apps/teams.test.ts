import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppAnswer } from "#tests/hosting/hostingGateway.ts";
import { CREATE, inputOf, key } from "#tests/hosting/hostingGateway.ts";
import { startTeamHosting, type TeamHosting } from "#tests/hosting/teamHosting.ts";

let host: TeamHosting;
beforeAll(async () => {
  host = await startTeamHosting();
});
afterAll(() => host.close());

const by = async <T>(who: string, query: string, variables: object = {}): Promise<T> =>
  await host.ask<T>(query, variables, await host.tokenOf(who));
const refusal = async (who: string, query: string, variables: object = {}) =>
  (await host.refusal(query, variables, await host.tokenOf(who)))["code"];
const total = async (who: string, filter = "{}") =>
  (await by<{ apps: { total: number } }>(who, `{ apps(filter: ${filter}) { total } }`)).apps.total;
const LOOK =
  "query ($id: ID!) { app(id: $id) { id owner { id } project { id name teamName } actions { name } } }";
const look = async (who: string, id: string) =>
  (
    await by<{
      app: { owner: { id: string }; project: { id: string } | null; actions: { name: string }[] } | null;
    }>(who, LOOK, { id })
  ).app;
const offered = async (who: string, id: string) => (await look(who, id))?.actions.map(({ name }) => name);

describe("an app of a team", () => {
  let app: AppAnswer;
  beforeAll(async () => {
    app = await host.createIn(host.web, "developer", { name: "landing" });
    await host.pass(4_000);
  });

  it("is paid for by the team's owner, whoever made it", async () => {
    expect(await look("developer", app.id)).toMatchObject({
      owner: { id: "usr_client" },
      project: { id: host.web, name: "Web", teamName: "Harbour" },
    });
    const { spending } = await by<{ spending: { meters: { name: string }[] } }>(
      "client",
      "{ spending { meters { name } } }",
    );
    expect(spending.meters.map(({ name }) => name)).toContain("landing");
    const { hostingLimits } = await by<{ hostingLimits: { apps: { used: number } } }>(
      "developer",
      "{ hostingLimits { apps { used } } }",
    );
    expect(hostingLimits.apps.used).toBe(0);
  });

  it("counts among what its payer may have, wherever that is asked", async () => {
    const asked = async (who: string, projectId?: string) =>
      (
        await by<{ hostingLimits: { apps: { used: number } } }>(
          who,
          `query ($projectId: ID) { hostingLimits(projectId: $projectId) { apps { used } } }`,
          { projectId },
        )
      ).hostingLimits.apps.used;
    expect(await asked("developer", host.web)).toBe(await asked("client"));
  });

  it("is listed for everybody of the team, by project too, and for nobody else", async () => {
    for (const who of ["support", "finance", "developer", "finance2"]) expect(await total(who)).toBe(1);
    expect(await total("developer", `{ projectId: ["${host.web}"] }`)).toBe(1);
    expect(await total("developer", `{ projectId: ["${host.docs}"] }`)).toBe(0);
    expect(await total("developer", '{ projectId: ["personal"] }')).toBe(0);
    expect(await total("developer", `{ teamId: ["${host.team.id}"] }`)).toBe(1);
    expect(await total("client", '{ projectId: ["personal"] }')).toBe((await total("client")) - 1);
    expect(await total("admin", `{ teamId: ["${host.team.id}"] }`)).toBe(0);
  });

  it("has its deployments among those of everybody of the team", async () => {
    const { deployments } = await by<{ deployments: { items: { appName: string }[] } }>(
      "support",
      "{ deployments { items { appName } } }",
    );
    expect(deployments.items).toEqual([{ appName: "landing" }]);
  });

  it("offers each of them what their role does", async () => {
    expect(await offered("support", app.id)).toEqual([]);
    expect(await offered("finance", app.id)).toEqual(["RENEW"]);
    expect(await offered("developer", app.id)).toEqual(
      "UPDATE DEPLOY ROLLBACK SCALE RESTART STOP TERMINAL SLEEP SLEEP_SET CLONE ENVIRONMENT".split(" "),
    );
    expect(await offered("finance2", app.id)).toEqual(
      "UPDATE DEPLOY ROLLBACK SCALE RESTART STOP TERMINAL SLEEP SLEEP_SET CLONE RENEW ENVIRONMENT MOVE DELETE".split(
        " ",
      ),
    );
  });

  it("has its protection and its renewal changed by who manages it alone", async () => {
    const update =
      "mutation ($id: ID!, $input: AppUpdateInput!, $version: Int!) { appUpdate(id: $id, input: $input, expectedVersion: $version) { version } }";
    const change = async (who: string, input: object) => {
      const { version } = await host.app(app.id);
      return await refusal(who, update, { id: app.id, input, version });
    };
    expect(await change("developer", { isDeleteProtected: true })).toBe("FORBIDDEN");
    expect(await change("developer", { isAutoRenewed: true })).toBe("FORBIDDEN");
    expect(await change("developer", { displayName: "Landing", isDeleteProtected: false })).toBeUndefined();
    expect(await change("finance2", { isDeleteProtected: true })).toBeUndefined();
    expect(await change("finance2", { isDeleteProtected: false })).toBeUndefined();
  });

  it("shows what stands in its environment to who runs it alone", async () => {
    const { version } = await host.app(app.id);
    await by(
      "developer",
      `mutation ($id: ID!, $version: Int!) { appVariablesTextSet(appId: $id, text: "A=plain", expectedVersion: $version) { id } }`,
      { id: app.id, version },
    );
    const diff = "query ($id: ID!) { appRevisionDiff(appId: $id, from: 1, to: 2) { path after } }";
    const seen = async (who: string) =>
      (await by<{ appRevisionDiff: object[] }>(who, diff, { id: app.id })).appRevisionDiff;
    expect(await seen("developer")).toEqual([{ path: "variables.A", after: "plain" }]);
    expect(await seen("support")).toEqual([{ path: "variables.A", after: null }]);
    expect(
      await refusal("support", "query ($id: ID!) { appEnvironment(appId: $id) { text } }", { id: app.id }),
    ).toBe("FORBIDDEN");
  });

  it("has its secrets shown to who runs it, by their own password, and in the owner's record too", async () => {
    const made = await host.createIn(host.web, "client", {
      variables: [{ key: "TOKEN", value: "s3cret", isSecret: true }],
    });
    const reveal =
      'mutation ($id: ID!, $password: String!) { appSecretReveal(appId: $id, key: "TOKEN", password: $password) }';
    const ask = async (who: string) => await refusal(who, reveal, { id: made.id, password: who });
    expect(await ask("support")).toBe("FORBIDDEN");
    expect(await ask("finance")).toBe("FORBIDDEN");
    expect(await ask("admin")).toBe("NOT_FOUND");
    expect(await refusal("developer", reveal, { id: made.id, password: "client" })).toBe(
      "INVALID_CREDENTIALS",
    );
    expect(await by("developer", reveal, { id: made.id, password: "developer" })).toEqual({
      appSecretReveal: "s3cret",
    });
    const { ownAudit } = await by<{ ownAudit: { items: object[] } }>(
      "client",
      "{ ownAudit(first: 1) { items { kind detail } } }",
    );
    expect(ownAudit.items).toMatchObject([{ kind: "SECRET_REVEALED", detail: { actor: "usr_developer" } }]);
  });

  it("is made by nobody who may not run things there", async () => {
    const ask = async (who: string, projectId: string) =>
      await refusal(who, CREATE, { input: inputOf({ projectId }), key: key() });
    expect(await ask("support", host.web)).toBe("FORBIDDEN");
    expect(await ask("finance", host.web)).toBe("FORBIDDEN");
    expect(await ask("admin", host.web)).toBe("NOT_FOUND");
    expect(await ask("developer", "prj_none")).toBe("NOT_FOUND");
  });

  it("is cloned beside it", async () => {
    const { id } = await host.act("appClone", app.id, 'name: "landing-two"', await host.tokenOf("developer"));
    expect(await look("developer", id)).toMatchObject({
      owner: { id: "usr_client" },
      project: { id: host.web },
    });
  });

  it("keeps its team from being deleted and handed over, and its project", async () => {
    const { code } = await host.calls.act(
      "client",
      `teamDelete(id: "${host.team.id}", confirm: "Harbour")`,
      "",
    );
    expect(code).toBe("IN_USE");
    expect(await host.calls.act("client", `projectDelete(id: "${host.web}")`, "")).toEqual({
      code: "IN_USE",
    });
    expect((await host.calls.handOver("client", host.team.id, "developer")).code).toBe("IN_USE");
  });
});
