import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CREATE, inputOf, key, startMachines, type MachineHost } from "#tests/machines/machineGateway.ts";

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
  it("is released by its name unless it is protected, can be restored, and is gone after its time", async () => {
    const { id, name, version } = await host.running();
    await host.plain(id, "STOP");
    await host.act(
      id,
      "machineUpdate",
      `id: $id, input: { isDeleteProtected: true }, expectedVersion: ${version}`,
      1_000,
    );
    const release = host.does("machineAct", `id: $id, action: RELEASE, confirm: "${name}"`);
    expect(await host.refusal(release, { id, key: key() })).toMatchObject({
      code: "STEP_REFUSED",
      reason: "DELETE_PROTECTED",
    });
    expect(await host.machine(id)).toMatchObject({ state: "STOPPED", task: null, version: version + 1 });
    await host.act(
      id,
      "machineUpdate",
      `id: $id, input: { isDeleteProtected: false }, expectedVersion: ${version + 1}`,
      1_000,
    );
    await host.ask(release, { id, key: key() });
    await host.pass(6_000);
    expect(await host.machine(id)).toMatchObject({ state: "RECYCLED" });
    expect(await host.plain(id, "RESTORE")).toMatchObject({ state: "STOPPED" });
    await host.ask(release, { id, key: key() });
    await host.pass(6_000);
    await host.passDays(8);
    expect(await host.machine(id)).toBeNull();
  });

  it("that cannot be made is one with an error, which a rebuilding mends", async () => {
    const failing = await host.running({ name: "fault-spawn" });
    expect(failing).toMatchObject({ state: "ERROR", reason: "SPAWN_FAILED" });
  });

  it("is refused where its size is sold out", async () => {
    const input = inputOf({ regionId: "sh-1", flavorId: "LCV_M16" });
    expect(await host.refusal(CREATE, { input, key: key() })).toMatchObject({ code: "FLAVOR_SOLD_OUT" });
  });

  it("is held while its owner owes too much, and goes on after that is paid", async () => {
    const { id, name } = await host.running();
    const stage = async (to: "suspended" | "normal") =>
      await host.gateway.store.db
        .insertInto("ledger_debts")
        .values({
          userId: "usr_client",
          billMonth: null,
          stage: to,
          since: null,
          dueAt: null,
          unpaid: 0n,
          budget: null,
          isHardStop: 0,
          alerted: "",
        })
        .onConflict((c) => c.column("userId").doUpdateSet({ stage: to, dueAt: null, unpaid: 0n }))
        .execute();
    await stage("suspended");
    await host.pass(10_000);
    expect(await host.machine(id)).toMatchObject({ state: "ISOLATED", lock: "DEBT" });
    expect((await metersOf(name)).filter(([, isOn]) => isOn)).toEqual([]);
    await stage("normal");
    await host.pass(12_000);
    expect(await host.machine(id)).toMatchObject({ state: "RUNNING", lock: null });
    expect((await metersOf(name)).filter(([, isOn]) => isOn)).toHaveLength(1);
  });
});
