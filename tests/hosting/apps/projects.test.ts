import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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

describe("somebody who is limited to a project", () => {
  let [web, docs]: AppAnswer[] = [];
  beforeEach(async () => {
    [web, docs] = [await host.createIn(host.web), await host.createIn(host.docs)];
    await host.calls.set("client", host.team.id, "developer", "DEVELOPER", [host.docs]);
  });

  it("sees its apps, and none of the others", async () => {
    expect(await look("developer", docs?.id ?? "")).not.toBeNull();
    expect(await look("developer", web?.id ?? "")).toBeNull();
    expect(await total("developer", `{ projectId: ["${host.web}"] }`)).toBe(0);
  });

  it("makes apps there alone", async () => {
    expect(await refusal("developer", CREATE, { input: inputOf({ projectId: host.web }), key: key() })).toBe(
      "NOT_FOUND",
    );
    expect((await host.createIn(host.docs, "developer")).id).toMatch(/^app_/);
  });
});

describe("an app that is moved", () => {
  const move = "mutation ($id: ID!, $to: ID) { appMove(id: $id, projectId: $to) { id project { id } } }";

  it("goes into another project with all that is known of it, and back among the owner's own", async () => {
    const app = await host.createIn(host.web);
    await host.pass(4_000);
    const before = await host.app(app.id);
    expect(await by("finance2", move, { id: app.id, to: host.docs })).toMatchObject({
      appMove: { project: { id: host.docs } },
    });
    expect(await host.app(app.id)).toMatchObject({
      currentRevision: before.currentRevision,
      deployment: before.deployment,
      host: before.host,
    });
    expect(await refusal("finance2", move, { id: app.id })).toBe("FORBIDDEN");
    expect(await by("client", move, { id: app.id })).toMatchObject({ appMove: { project: null } });
    expect(await look("finance2", app.id)).toBeNull();
    expect(await by("client", move, { id: app.id, to: host.web })).toMatchObject({
      appMove: { project: { id: host.web } },
    });
  });

  it("never comes to be paid for by somebody else", async () => {
    const theirs = await host.calls.create("developer", "Theirs");
    await host.calls.join("developer", theirs.id, "client", "ADMIN");
    const app = await host.create();
    expect(await refusal("client", move, { id: app.id, to: theirs.projects[0]?.id })).toBe("BAD_USER_INPUT");
    expect(await refusal("client", move, { id: app.id, to: "prj_none" })).toBe("BAD_USER_INPUT");
  });
});
