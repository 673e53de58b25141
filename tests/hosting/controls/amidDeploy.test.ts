import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EngineError } from "#gateway/engine/engine.ts";
import { codeOf } from "#gateway/engine/dockerApi/failures.ts";
import { key, startHosting, type HostingGateway } from "#tests/hosting/hostingGateway.ts";

let host: HostingGateway;
let id: string;
beforeEach(async () => {
  host = await startHosting();
  ({ id } = await host.create());
  await host.pass(4_000);
});
afterEach(() => host.close());

const DEPLOY = `mutation ($id: ID!, $image: String!, $version: Int!, $key: String!) {
  appDeploy(id: $id, input: { spec: { image: $image, ports: [{ port: 8080 }] } }, expectedVersion: $version, idempotencyKey: $key) { id }
}`;
const deploy = async (tag: string, version: number) =>
  await host.gateway.graphql(DEPLOY, { id, image: `berth/hello:${tag}`, version, key: key() }, host.token);
const revisions = () => host.fake.podsNow(id).map(({ revision }) => revision);

describe("a deployment that is under way", () => {
  it.each([0, 500, 1_500])("goes on where the engine was lost after %i ms and is back", async (ms) => {
    const { version } = await host.app(id);
    await deploy("1.1", version);
    await host.pass(ms);
    host.fake.isLost = true;
    await host.pass(200_000);
    const meanwhile = await host.app(id);
    expect(meanwhile).toMatchObject({ phase: "UPDATING", currentRevision: 1 });
    expect(meanwhile.deployment?.errorCode).toBeNull();
    host.fake.isLost = false;
    await host.pass(20_000);
    const after = await host.app(id);
    expect(after).toMatchObject({ phase: "RUNNING", currentRevision: 2, readyReplicas: 1 });
    expect(after.deployment).toMatchObject({ status: "SUCCEEDED" });
    expect(revisions()).toEqual([2]);
  });

  it("is one where two are asked for at once: the other is told that it is late", async () => {
    const { version } = await host.app(id);
    const answers = await Promise.all([deploy("1.1", version), deploy("1.2", version)]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? "DONE");
    expect(new Set(codes)).toEqual(new Set(["DONE", "VERSION_CONFLICT"]));
    await host.pass(10_000);
    expect(await host.app(id)).toMatchObject({ phase: "RUNNING", currentRevision: 2 });
    expect(revisions()).toEqual([2]);
  });

  it("fails where a port is taken, says so, and leaves the version before serving", async () => {
    const refused = "Bind for 0.0.0.0:8080 failed: port is already allocated";
    const { apply } = host.fake.engine;
    host.fake.engine.apply = async (workload, signal) => {
      if (workload.revision === 2) throw new EngineError(codeOf(refused) ?? "START_FAILED", refused);
      await apply(workload, signal);
    };
    await deploy("1.1", (await host.app(id)).version);
    await host.pass(4_000);
    const app = await host.app(id);
    expect(app).toMatchObject({ phase: "RUNNING", currentRevision: 1 });
    expect(app.deployment).toMatchObject({ status: "FAILED", errorCode: "PORT_TAKEN" });
  });
});
