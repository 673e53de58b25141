import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CREATE, inputOf, key, startHosting, type HostingGateway } from "#tests/hosting/hostingGateway.ts";

let host: HostingGateway;
beforeAll(async () => {
  host = await startHosting();
});
afterAll(() => host.close());

const refused = async (input: object, token?: string) =>
  await host.refusal(CREATE, { input: inputOf(input), key: key() }, token);

describe("a name", () => {
  it.each([
    ["Upper", { code: "BAD_USER_INPUT", fields: { name: { code: "INVALID" } } }],
    ["ends-", { code: "BAD_USER_INPUT", fields: { name: { code: "INVALID" } } }],
    ["demo-mall", { code: "BAD_USER_INPUT", fields: { name: { code: "TAKEN" } } }],
    ["admin", { code: "NAME_RESERVED" }],
  ])("%s is refused", async (name, expected) => {
    expect(await refused({ name })).toMatchObject(expected);
  });

  it("that somebody else has gets a label of its own", async () => {
    const admin = await host.gateway.signIn("admin");
    const app = await host.create({ name: "demo-mall" }, admin);
    expect(app.host).toMatch(/^demo-mall-[a-z2-9]{4}$/);
  });
});

describe("an app", () => {
  it("is made once, however often the same call comes", async () => {
    const variables = { input: inputOf(), key: key() };
    const [first, second] = [await host.ask(CREATE, variables), await host.ask(CREATE, variables)];
    expect(second).toEqual(first);
    expect(await host.refusal(CREATE, { ...variables, input: inputOf() })).toMatchObject({
      code: "IDEMPOTENCY_MISMATCH",
    });
  });

  it.each([
    [{ spec: { image: "no image" } }, "spec.image"],
    [{ spec: { image: "a:1", ports: [{ port: 80 }, { port: 80 }] } }, "spec.ports"],
    [{ spec: { image: "a:1", health: { port: 80 } } }, "spec.health.port"],
    [
      { spec: { image: "a:1", volumes: [{ name: "x", mountPath: "/a/../etc", sizeGib: 1 }] } },
      "spec.volumes.0.mountPath",
    ],
    [{ files: [{ path: "relative", content: "" }] }, "files.0.path"],
    [{ variables: [{ key: "1A", value: "" }] }, "variables.0.key"],
    [{ replicas: 21 }, "replicas"],
  ])("is refused as %j", async (input, field) => {
    expect(await refused(input)).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: {} } });
  });

  it("is copied, and exported and made again without its secrets", async () => {
    const made = await host.create({ variables: [{ key: "S", value: "hidden", isSecret: true }] });
    const copy = await host.act("appClone", made.id, `name: "${made.name}-two"`);
    await host.pass(4_000);
    expect(host.fake.workloads.get(`${copy.id}/1`)?.env).toEqual({ S: "hidden" });
    const { appExport } = await host.ask<{ appExport: unknown }>("query ($id: ID!) { appExport(id: $id) }", {
      id: made.id,
    });
    expect(JSON.stringify(appExport)).not.toContain("hidden");
    const { appImport } = await host.ask<{ appImport: { id: string } }>(
      "mutation ($name: String!, $document: JSON!, $key: String!) { appImport(name: $name, document: $document, idempotencyKey: $key) { id } }",
      { name: `${made.name}-three`, document: appExport, key: key() },
    );
    await host.pass(4_000);
    expect(host.fake.workloads.get(`${appImport.id}/1`)?.env).toEqual({ S: "" });
  });

  it("is rolled back to an earlier version as a new one", async () => {
    const { id } = await host.create();
    await host.pass(4_000);
    const { version } = await host.app(id);
    await host.act(
      "appDeploy",
      id,
      `expectedVersion: ${version}, input: { spec: { image: "berth/hello:1.1" } }`,
    );
    await host.pass(4_000);
    const now = await host.app(id);
    await host.act("appRollback", id, `revision: 1, expectedVersion: ${now.version}`);
    await host.pass(4_000);
    expect(await host.app(id)).toMatchObject({ currentRevision: 3, spec: { image: "berth/hello:1.0" } });
  });

  it("is refused beyond what one person may have", async () => {
    const refusal = await refused({ replicas: 20, spec: { image: "a:1", cpuMilli: 2000 } });
    expect(refusal).toMatchObject({ code: "QUOTA_EXCEEDED", kind: "cpuMilli", limit: 32_000 });
  });

  it("is found by its name, its image and a tag", async () => {
    await host.create({ name: "lantern", tags: ["harbour 100%"] });
    const found = async (filter: object) =>
      (
        await host.ask<{ apps: { items: { name: string }[] } }>(
          "query ($filter: AppFilter) { apps(filter: $filter) { items { name } } }",
          { filter },
        )
      ).apps.items.map(({ name }) => name);
    expect(await found({ q: "LANTERN" })).toEqual(["lantern"]);
    expect(await found({ tag: "harbour 100%" })).toEqual(["lantern"]);
    expect(await found({ q: "100_" })).toEqual([]);
    expect(await found({ phase: ["FAILED"] })).toEqual(["report-maker"]);
  });
});
