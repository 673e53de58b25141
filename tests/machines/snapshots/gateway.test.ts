import { afterEach, beforeEach, expect, it } from "vitest";
import { key, startMachines, type MachineHost } from "#tests/machines/machineGateway.ts";

let host: MachineHost;
beforeEach(async () => {
  host = await startMachines();
});
afterEach(() => host.close());

it("there are at most five of a machine", async () => {
  const create = host.does("machineSnapshotCreate", 'machineId: $id, name: "one more"');
  await host.ask(create, { id: "vm_demo", key: key() });
  await host.pass(10_000);
  expect(await host.refusal(create, { id: "vm_demo", key: key() })).toMatchObject({
    code: "QUOTA_EXCEEDED",
    kind: "snapshots",
    limit: 5,
  });
});

it("one that fails says so, and leaves the machine as it was", async () => {
  const { id } = await host.running({ name: "fault-snapshot" });
  const after = await host.act(id, "machineSnapshotCreate", 'machineId: $id, name: "one"');
  expect(after).toMatchObject({ state: "RUNNING", reason: "SNAPSHOT_FAILED" });
  const { all } = await host.ask<{ all: { status: string }[] }>(
    "query ($id: ID!) { all: machineSnapshots(machineId: $id) { status } }",
    { id },
  );
  expect(all).toEqual([{ status: "FAILED" }]);
});
