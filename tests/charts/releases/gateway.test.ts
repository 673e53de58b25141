import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { chartCalls, key } from "#tests/charts/chartCalls.ts";

describe.each(storeKinds)("releases of charts on %s", (kind) => {
  let gateway: TestGateway;
  let chartId = "";
  let versionId = "";
  const calls = chartCalls(() => gateway);
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await gateway.app.ready();
    const made = await calls.create("ferry-line");
    chartId = made.id;
    versionId = made.versions[0]?.id ?? "";
    await calls.step(versionId, "SUBMIT");
    await calls.review(versionId, "APPROVE");
  }, 60_000);
  afterAll(() => gateway.close());

  it("a published version is installed, as data only, and its release is the owner's", async () => {
    const release = await calls.install(versionId, "first-line", "replicaCount: 2\n");
    expect(release).toMatchObject({ status: "DEPLOYED", number: "0.1.0", revision: 1, isInCluster: false });
    expect((await calls.releases(chartId)).map(({ name }) => name)).toEqual(["first-line"]);
    const of = "query ($id: ID!) { chartReleases(chartId: $id) { name } }";
    expect(await calls.refusal(of, { id: chartId }, "developer")).toMatchObject({ code: "NOT_FOUND" });
    const gone = { id: release.id, at: release.version };
    const act =
      "mutation ($id: ID!, $at: Int!) { chartReleaseUninstall(id: $id, expectedVersion: $at) { id } }";
    expect(await calls.refusal(act, gone, "developer")).toMatchObject({ code: "NOT_FOUND" });
  });

  it("a draft is not installed", async () => {
    const { versions } = await calls.create("not-yet");
    await expect(calls.install(versions[0]?.id ?? "", "not-yet")).rejects.toThrow("STEP_REFUSED");
  });

  it("values go up, come back, and what was stays to be read", async () => {
    const first = await calls.install(versionId, "up-and-back");
    const second = await calls.act(
      `chartReleaseUpgrade(versionId: ${JSON.stringify(versionId)}, valuesYaml: "replicaCount: 5")`,
      first,
    );
    expect(second.revisions.map(({ revision, status, cause }) => [revision, status, cause])).toEqual([
      [2, "DEPLOYED", "UPGRADE"],
      [1, "SUPERSEDED", "INSTALL"],
    ]);
    const third = await calls.act("chartReleaseRollback(revision: 1)", second);
    expect(third.revisions[0]).toMatchObject({ revision: 3, cause: "ROLLBACK", valuesYaml: "" });
  });

  it("what is uninstalled keeps its history, and its name is free", async () => {
    const release = await calls.install(versionId, "goes-away");
    const gone = await calls.act('chartReleaseUninstall(idempotencyKey: "gone")', release);
    expect(gone).toMatchObject({ status: "UNINSTALLED", actions: [] });
    expect(gone.revisions).toHaveLength(1);
    expect((await calls.install(versionId, "goes-away")).status).toBe("DEPLOYED");
  });

  it("a name is taken once", async () => {
    await calls.install(versionId, "one-name");
    const again = { versionId, name: "one-name", key: key() };
    expect(await calls.refusal(calls.INSTALL, again)).toMatchObject({ fields: { name: { code: "TAKEN" } } });
  });

  it.each([
    ["break the schema", "replicaCount: many", { code: "CHART_VALUES_REFUSED" }],
    ["break as YAML", "a: [", { fields: { valuesYaml: { code: "INVALID" } } }],
    ["are no map", "- 1", { fields: { valuesYaml: { code: "INVALID" } } }],
    [
      "stand for billions",
      [
        "a: &a [x,x,x,x,x,x,x,x,x]",
        "b: &b [*a,*a,*a,*a,*a,*a,*a,*a]",
        "c: &c [*b,*b,*b,*b,*b,*b,*b,*b]",
        "d: [*c,*c,*c,*c,*c,*c,*c,*c]",
      ].join("\n"),
      { code: "CHART_YAML_BOMB" },
    ],
  ])("values that %s are refused", async (_, valuesYaml, expected) => {
    const variables = { versionId, name: "never", valuesYaml, key: key() };
    expect(await calls.refusal(calls.INSTALL, variables)).toMatchObject(expected);
  });

  it("of two who change a release at once, the later is told", async () => {
    const release = await calls.install(versionId, "two-hands");
    await calls.act(
      `chartReleaseUpgrade(versionId: ${JSON.stringify(versionId)}, valuesYaml: "replicaCount: 2")`,
      release,
    );
    await expect(
      calls.act(
        `chartReleaseUpgrade(versionId: ${JSON.stringify(versionId)}, valuesYaml: "replicaCount: 3")`,
        release,
      ),
    ).rejects.toThrow("VERSION_CONFLICT");
  });
});
