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
    expect(made.phase).toBe("STARTING");
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
    expect(revisions(id)).toEqual([1, 2]);
  });

  it("that failed can be looked at for ten minutes, and is ended then", async () => {
    const { id } = await host.create();
    await host.pass(4_000);
    host.fake.behaviour = (image) => (image.endsWith("1.1") ? "DIES" : "WELL");
    await deploy(id, "berth/hello:1.1", 1);
    await host.pass(590_000);
    expect(revisions(id)).toEqual([1, 2]);
    await host.pass(20_000);
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
