import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startHosting, type HostingGateway } from "#tests/hosting/hostingGateway.ts";

let host: HostingGateway;
beforeEach(async () => {
  host = await startHosting();
});
afterEach(() => host.close());

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

  it("is asked for ever more seldom where the engine refuses it, and comes back", async () => {
    const { id } = await host.create();
    await host.pass(4_000);
    const [pod] = host.fake.podsNow(id);
    host.fake.isRefusing = true;
    host.fake.kill(pod?.name ?? "");
    await host.pass(120_000);
    expect(await host.app(id)).toMatchObject({ phase: "DEGRADED" });
    const asked = host.fake.applied.filter((appId) => appId === id).length;
    expect(asked).toBeGreaterThan(4);
    expect(asked).toBeLessThan(15);
    host.fake.isRefusing = false;
    await host.pass(120_000);
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
