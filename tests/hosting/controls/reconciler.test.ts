import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startHosting, type HostingGateway } from "#tests/hosting/hostingGateway.ts";

let host: HostingGateway;
beforeEach(async () => {
  host = await startHosting();
});
afterEach(() => host.close());

const deploy = async (id: string, image: string, version: number) =>
  await host.act(
    "appDeploy",
    id,
    `expectedVersion: ${version}, input: { spec: { image: "${image}", ports: [{ port: 8080 }], health: { port: 8080, path: "/" } } }`,
  );
const revisions = (id: string) => host.fake.podsNow(id).map(({ revision }) => revision);

describe("an app that is made", () => {
  it("is brought up step by step, and runs", async () => {
    const made = await host.create();
    expect(made.phase).toBe("CREATING");
    await host.pass(4_000);
    const app = await host.app(made.id);
    expect(app).toMatchObject({ phase: "RUNNING", currentRevision: 1, readyReplicas: 1, health: "OK" });
    expect(app.deployment).toMatchObject({ status: "SUCCEEDED", progress: 100 });
    expect(app.deployment?.steps.map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => "SUCCEEDED"),
    );
    expect(host.fake.calls).toEqual(["pull berth/hello:1.0"]);
  });

  it("fails with the reason where its image is not there", async () => {
    host.fake.missing.add("berth/none:1");
    const made = await host.create({ spec: { image: "berth/none:1" } });
    await host.pass(4_000);
    const app = await host.app(made.id);
    expect(app).toMatchObject({ phase: "FAILED", reason: { code: "IMAGE_PULL_FAILED" } });
    expect(app.deployment).toMatchObject({ status: "FAILED", errorCode: "IMAGE_PULL_FAILED" });
  });

  it("fails at once where its command ends", async () => {
    host.fake.behaviour = () => "DIES";
    const made = await host.create();
    await host.pass(4_000);
    expect(await host.app(made.id)).toMatchObject({ phase: "FAILED", reason: { code: "EXITED" } });
  });

  it("fails after two minutes where it does not become well, and its pods go", async () => {
    host.fake.behaviour = () => "SICK";
    const made = await host.create();
    await host.pass(100_000);
    expect((await host.app(made.id)).phase).toBe("STARTING");
    await host.pass(30_000);
    expect(await host.app(made.id)).toMatchObject({
      phase: "FAILED",
      reason: { code: "HEALTH_CHECK_FAILED" },
    });
    await host.pass(620_000);
    expect(host.fake.podsNow(made.id)).toEqual([]);
  });
});

describe("a new version", () => {
  it("serves once it is well, and the old one serves until then", async () => {
    const { id } = await host.create();
    await host.pass(4_000);
    host.fake.behaviour = (image) => (image.endsWith("1.1") ? "SICK" : "WELL");
    const begun = await deploy(id, "berth/hello:1.1", (await host.app(id)).version);
    expect(begun).toMatchObject({ phase: "UPDATING", currentRevision: 1, latestRevision: 2 });
    await host.pass(10_000);
    expect(revisions(id)).toEqual([1, 2]);
    host.fake.behaviour = () => "WELL";
    await host.pass(4_000);
    expect(await host.app(id)).toMatchObject({ phase: "RUNNING", currentRevision: 2 });
    expect(revisions(id)).toEqual([2]);
  });

  it("that fails leaves the old one serving", async () => {
    const { id } = await host.create();
    await host.pass(4_000);
    host.fake.behaviour = (image) => (image.endsWith("1.1") ? "DIES" : "WELL");
    await deploy(id, "berth/hello:1.1", (await host.app(id)).version);
    await host.pass(4_000);
    const app = await host.app(id);
    expect(app).toMatchObject({ phase: "RUNNING", currentRevision: 1, spec: { image: "berth/hello:1.0" } });
    expect(app.deployment).toMatchObject({ status: "FAILED", errorCode: "EXITED", revision: 2 });
    expect(revisions(id)).toEqual([1]);
  });

  it("supersedes one that is under way", async () => {
    const { id } = await host.create();
    await host.pass(4_000);
    host.fake.behaviour = (image) => (image.endsWith("1.1") ? "SICK" : "WELL");
    const first = await deploy(id, "berth/hello:1.1", (await host.app(id)).version);
    await host.pass(4_000);
    await deploy(id, "berth/hello:1.2", (await host.app(id)).version);
    await host.pass(4_000);
    expect(await host.app(id)).toMatchObject({ phase: "RUNNING", currentRevision: 3 });
    expect(revisions(id)).toEqual([3]);
    const { deployment } = await host.ask<{ deployment: { status: string } }>(
      "query ($id: ID!) { deployment(id: $id) { status } }",
      { id: first.deployment?.id },
    );
    expect(deployment.status).toBe("SUPERSEDED");
  });

  it("is taken back while its image is brought, and the old one goes on", async () => {
    const { id } = await host.create();
    await host.pass(4_000);
    const held = Promise.withResolvers<void>();
    host.fake.pulling = held.promise;
    const { deployment } = await deploy(id, "berth/hello:1.1", (await host.app(id)).version);
    await host.pass(2_000);
    await host.ask("mutation ($id: ID!) { deploymentCancel(id: $id) { status } }", { id: deployment?.id });
    held.resolve();
    await host.pass(4_000);
    const app = await host.app(id);
    expect(app).toMatchObject({ phase: "RUNNING", currentRevision: 1 });
    expect(app.deployment?.status).toBe("CANCELLED");
    expect(revisions(id)).toEqual([1]);
  });
});

describe("what runs", () => {
  it("gets another pod for one that was killed, and says so", async () => {
    const { id } = await host.create();
    await host.pass(4_000);
    const [pod] = host.fake.podsNow(id);
    host.fake.kill(pod?.name ?? "");
    await host.pass(4_000);
    expect(host.fake.podsNow(id)).toHaveLength(1);
    expect((await host.app(id)).phase).toBe("RUNNING");
    const { appEvents } = await host.ask<{ appEvents: { items: { what: string; type: string }[] } }>(
      "query ($id: ID!) { appEvents(appId: $id) { items { what type } } }",
      { id },
    );
    expect(appEvents.items).toContainEqual({ what: "KILLED", type: "WARNING" });
  });

  it("is degraded while it is not well, and comes back", async () => {
    const { id } = await host.create();
    await host.pass(4_000);
    host.fake.behaviour = () => "SICK";
    await host.pass(30_000);
    expect(await host.app(id)).toMatchObject({ phase: "DEGRADED", health: "DOWN" });
    host.fake.behaviour = () => "WELL";
    await host.pass(12_000);
    expect(await host.app(id)).toMatchObject({ phase: "RUNNING", health: "OK" });
  });

  it("is scaled, restarted, stopped and started", async () => {
    const { id } = await host.create();
    await host.pass(4_000);
    await host.act("appScale", id, "replicas: 3");
    await host.pass(4_000);
    expect(host.fake.podsNow(id)).toHaveLength(3);
    const before = host.fake.podsNow(id).map(({ name }) => name);
    await host.act("appRestart", id);
    await host.pass(4_000);
    expect(host.fake.podsNow(id).filter(({ name }) => before.includes(name))).toEqual([]);
    expect(await host.app(id)).toMatchObject({ phase: "RUNNING", readyReplicas: 3 });
    await host.act("appStop", id);
    await host.pass(4_000);
    expect(await host.app(id)).toMatchObject({ phase: "STOPPED", health: "UNKNOWN" });
    expect(host.fake.podsNow(id)).toEqual([]);
    await host.act("appStart", id);
    await host.pass(4_000);
    expect(await host.app(id)).toMatchObject({ phase: "RUNNING", readyReplicas: 3 });
  });

  it("goes into the bin, comes back, and is deleted for good with its volumes", async () => {
    const { id, name } = await host.create();
    await host.pass(4_000);
    await host.act("appDelete", id, `confirm: "${name}"`);
    await host.pass(4_000);
    expect((await host.app(id)).phase).toBe("RECYCLED");
    expect(host.fake.podsNow(id)).toEqual([]);
    await host.act("appRestore", id);
    expect((await host.app(id)).phase).toBe("STOPPED");
    await host.act("appDelete", id, `confirm: "${name}"`);
    await host.pass(4_000);
    await host.ask("mutation ($id: ID!, $name: String!) { appPurge(id: $id, confirm: $name) }", { id, name });
    expect(await host.app(id)).toBeNull();
    await host.pass(4_000);
    expect(host.fake.calls).toContain(`removeVolumes ${id}`);
    expect((await host.create({ name })).name).toBe(name);
  });
});

describe("an engine that is lost", () => {
  it("is said to be, what runs keeps its phase, and is caught up with", async () => {
    const { id } = await host.create();
    await host.pass(4_000);
    host.fake.isLost = true;
    await host.act("appScale", id, "replicas: 2");
    await host.pass(4_000);
    const engine = () =>
      host.ask<{ hostingEngine: { isReachable: boolean } }>("{ hostingEngine { isReachable } }");
    expect((await engine()).hostingEngine.isReachable).toBe(false);
    expect((await host.app(id)).phase).toBe("RUNNING");
    host.fake.isLost = false;
    await host.pass(4_000);
    expect((await engine()).hostingEngine.isReachable).toBe(true);
    expect(host.fake.podsNow(id)).toHaveLength(2);
  });
});
