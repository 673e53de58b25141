import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { key, startMachines, type MachineHost } from "#tests/machines/machineGateway.ts";

let host: MachineHost;
beforeEach(async () => {
  host = await startMachines();
});
afterEach(() => host.close());

const metersOf = async (name: string) =>
  (
    await host.gateway.store.db.selectFrom("ledger_meters").selectAll().where("name", "=", name).execute()
  ).map(({ productId, endedAt, spec }) => [productId, endedAt === null, spec.diskGib]);

describe("a machine by the hour", () => {
  it("is made, and billed for what it is from when it runs", async () => {
    const made = await host.create();
    expect(made).toMatchObject({ state: "PENDING", task: { name: "SPAWNING" } });
    expect(await metersOf(made.name)).toEqual([]);
    await host.pass(12_000);
    expect(await host.machine(made.id)).toMatchObject({ state: "RUNNING", task: null });
    expect(await metersOf(made.name)).toEqual([["LCV_S2", true, 20]]);
  });

  it("goes through power, rescue and rebuilding", async () => {
    const { id, name } = await host.running();
    expect(await host.plain(id, "STOP")).toMatchObject({ state: "STOPPED", runningSince: null });
    expect(await host.plain(id, "START")).toMatchObject({ state: "RUNNING" });
    expect(await host.plain(id, "REBOOT")).toMatchObject({ state: "RUNNING" });
    expect(await host.plain(id, "RESCUE")).toMatchObject({ state: "RESCUE" });
    expect(await host.plain(id, "UNRESCUE")).toMatchObject({ state: "RUNNING" });
    await host.plain(id, "STOP");
    const wrong = host.does("machineRebuild", 'id: $id, imageId: "debian-12", confirm: "other"');
    expect(await host.refusal(wrong, { id, key: key() })).toMatchObject({
      fields: { confirm: { code: "INVALID" } },
    });
    expect(
      await host.act(id, "machineRebuild", `id: $id, imageId: "debian-12", confirm: "${name}"`),
    ).toMatchObject({ state: "RUNNING", imageId: "debian-12" });
  });

  it("takes nothing else while it is busy", async () => {
    const { id } = await host.running();
    await host.ask(host.does("machineSnapshotCreate", 'machineId: $id, name: "before"'), { id, key: key() });
    const stop = host.does("machineAct", "id: $id, action: STOP");
    expect(await host.refusal(stop, { id, key: key() })).toMatchObject({
      code: "STEP_REFUSED",
      reason: "TASK",
    });
    const { actions } = await host.machine(id);
    expect(actions.filter(({ allowed }) => allowed).map(({ name }) => name)).toEqual(["CONSOLE"]);
  });

  it.each(["STOP", "REBOOT", "RESCUE"])("makes no snapshot while it is busy with %s", async (action) => {
    const { id } = await host.running();
    await host.ask(host.does("machineAct", `id: $id, action: ${action}`), { id, key: key() });
    const before = await host.machine(id);
    const snapshot = host.does("machineSnapshotCreate", 'machineId: $id, name: "meanwhile"');
    expect(await host.refusal(snapshot, { id, key: key() })).toMatchObject({
      code: "STEP_REFUSED",
      reason: "TASK",
    });
    expect(await host.machine(id)).toEqual(before);
    const { all } = await host.ask<{ all: object[] }>(
      "query ($id: ID!) { all: machineSnapshots(machineId: $id) { id } }",
      { id },
    );
    expect(all).toEqual([]);
  });

  it("keeps snapshots, and comes back to one", async () => {
    const { id } = await host.running();
    const snapshots = async () =>
      (
        await host.ask<{ all: { id: string; status: string; bytes: number }[] }>(
          "query ($id: ID!) { all: machineSnapshots(machineId: $id) { id status bytes } }",
          { id },
        )
      ).all;
    await host.ask(host.does("machineSnapshotCreate", 'machineId: $id, name: "before"'), { id, key: key() });
    const [making] = await snapshots();
    expect(making?.status).toBe("CREATING");
    const remove = host.does("machineSnapshotDelete", "id: $id");
    expect(await host.refusal(remove, { id: making?.id, key: key() })).toMatchObject({
      code: "STEP_REFUSED",
    });
    await host.pass(10_000);
    expect((await snapshots())[0]).toMatchObject({ status: "READY" });
    await host.plain(id, "STOP");
    await host.ask(host.does("machineSnapshotRestore", "id: $id"), { id: making?.id, key: key() });
    expect((await snapshots())[0]).toMatchObject({ status: "RESTORING" });
    await host.pass(10_000);
    await host.ask(remove, { id: making?.id, key: key() });
    await host.pass(6_000);
    expect(await snapshots()).toEqual([]);
  });

  it("has disks that only grow, each of them paid for", async () => {
    const { id, name } = await host.running();
    const grow = (to: number) =>
      host.does("machineDiskGrow", `machineId: $id, diskId: "sys", sizeGib: ${to}`);
    expect(await host.refusal(grow(19), { id, key: key() })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { sizeGib: { code: "OUT_OF_RANGE" } },
    });
    expect(await host.machine(id)).toMatchObject({ task: null, disks: [{ id: "sys", sizeGib: 20 }] });
    expect((await metersOf(name)).filter(([, isOn]) => isOn)).toEqual([["LCV_S2", true, 20]]);
    await host.ask(grow(30), { id, key: key() });
    await host.pass(4_000);
    expect((await metersOf(name)).filter(([, isOn]) => isOn)).toEqual([["LCV_S2", true, 30]]);
    await host.plain(id, "STOP");
    expect((await host.act(id, "machineDiskAttach", "machineId: $id, sizeGib: 50")).disks).toHaveLength(2);
    const detached = await host.act(id, "machineDiskDetach", 'machineId: $id, diskId: "d1"');
    expect(detached.disks[1]).toMatchObject({ id: "d1", isAttached: false });
  });

  it("has a firewall, whose wrong rules are told at their field", async () => {
    const { id, version } = await host.running();
    const set = (ports: string, cidr: string) =>
      host.does(
        "machineRulesSet",
        `machineId: $id, expectedVersion: ${version}, rules: [{ protocol: TCP, ports: "${ports}", cidr: "${cidr}", isAllowed: true, priority: 10 }]`,
      );
    for (const [ports, cidr, field] of [
      ["70000", "0.0.0.0/0", "rules.0.ports"],
      ["10-2", "0.0.0.0/0", "rules.0.ports"],
      ["22", "10.0.0.0/40", "rules.0.cidr"],
    ] as const)
      expect(await host.refusal(set(ports, cidr), { id, key: key() })).toMatchObject({
        fields: { [field]: { code: "INVALID" } },
      });
    await host.ask(set("22,8000-8010", "10.0.0.0/8"), { id, key: key() });
    await host.pass(4_000);
    expect((await host.machine(id)).rules).toEqual([
      { ports: "22,8000-8010", isAllowed: true, priority: 10 },
    ]);
  });

  it("gets another size, which is billed once it is confirmed", async () => {
    const { id, name } = await host.running();
    await host.plain(id, "STOP");
    const resized = await host.act(id, "machineResize", 'id: $id, flavorId: "LCV_S4"');
    expect(resized).toMatchObject({ state: "RESIZED", formerProductId: "LCV_S2", flavor: { id: "LCV_S4" } });
    expect((await metersOf(name)).filter(([, isOn]) => isOn)).toEqual([["LCV_S2", true, 20]]);
    expect(await host.plain(id, "CONFIRM")).toMatchObject({ state: "RUNNING", formerProductId: null });
    expect((await metersOf(name)).filter(([, isOn]) => isOn)).toEqual([["LCV_S4", true, 20]]);
  });

  it("gets its former size back, or keeps the other after a day", async () => {
    const { id } = await host.running();
    await host.plain(id, "STOP");
    await host.act(id, "machineResize", 'id: $id, flavorId: "LCV_S1"');
    expect(await host.plain(id, "REVERT")).toMatchObject({ state: "STOPPED", flavor: { id: "LCV_S2" } });
    await host.act(id, "machineResize", 'id: $id, flavorId: "LCV_S1"');
    await host.passDays(2);
    expect(await host.machine(id)).toMatchObject({
      state: "RUNNING",
      flavor: { id: "LCV_S1" },
      formerProductId: null,
    });
  });

  it("shows a new password once, and keeps it sealed only until it is set", async () => {
    const { id } = await host.running();
    const { reset } = await host.ask<{ reset: { password: string } }>(
      "mutation ($id: ID!) { reset: machinePasswordReset(id: $id) { password } }",
      { id },
    );
    expect(reset.password).toMatch(/^\S{20,}$/);
    await host.pass(6_000);
    const row = await host.gateway.store.db
      .selectFrom("machines_machines")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain("password");
  });
});
