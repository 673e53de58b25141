import { afterAll, beforeAll, expect, it } from "vitest";
import { machineFields } from "#tests/contract/foreignTrials.ts";
import { key, startMachines, type MachineAnswer, type MachineHost } from "#tests/machines/machineGateway.ts";

let host: MachineHost;
let theirs: MachineAnswer;
let stranger: string;
let snapshotId: string;
beforeAll(async () => {
  host = await startMachines();
  theirs = await host.running({ name: "theirs" });
  await host.act(theirs.id, "machineSnapshotCreate", 'machineId: $id, name: "one"');
  const { all } = await host.ask<{ all: { id: string }[] }>(
    "query ($id: ID!) { all: machineSnapshots(machineId: $id) { id } }",
    { id: theirs.id },
  );
  snapshotId = all[0]?.id ?? "";
  stranger = await host.gateway.signIn("support");
});
afterAll(() => host.close());

const changes: Record<string, string> = {
  machineAct: "id: $id, action: STOP, idempotencyKey: $key",
  machineDiskAttach: "machineId: $id, sizeGib: 20, idempotencyKey: $key",
  machineDiskDetach: 'machineId: $id, diskId: "sys", idempotencyKey: $key',
  machineDiskGrow: 'machineId: $id, diskId: "sys", sizeGib: 90, idempotencyKey: $key',
  machinePasswordReset: "id: $id",
  machinePay: "id: $id, idempotencyKey: $key",
  machineRebuild: 'id: $id, imageId: "debian-12", confirm: "theirs", idempotencyKey: $key',
  machineRenew: "id: $id, period: MONTH, idempotencyKey: $key",
  machineResize: 'id: $id, flavorId: "LCV_S1", idempotencyKey: $key',
  machineRulesSet: "machineId: $id, rules: [], expectedVersion: 1, idempotencyKey: $key",
  machineSnapshotCreate: 'machineId: $id, name: "x", idempotencyKey: $key',
  machineSnapshotDelete: "id: $id, idempotencyKey: $key",
  machineSnapshotRestore: "id: $id, idempotencyKey: $key",
  machineUpdate: "id: $id, input: { isDeleteProtected: true }, expectedVersion: 1, idempotencyKey: $key",
};
const reads: Record<string, string> = {
  machineMetrics: "machineMetrics(machineId: $id) { seconds }",
  machineOperations: "machineOperations(machineId: $id) { hasMore }",
  machineSnapshots: "machineSnapshots(machineId: $id) { id }",
};

it.each(Object.entries(changes))("%s knows nothing of somebody else's machine", async (name, args) => {
  const answer = name === "machinePasswordReset" ? "{ password }" : "{ id }";
  const query = `mutation ($id: ID!${args.includes("$key") ? ", $key: String!" : ""}) { ${name}(${args}) ${answer} }`;
  const id = /Snapshot(Delete|Restore)/.test(name) ? snapshotId : theirs.id;
  expect(await host.refusal(query, { id, key: key() }, stranger)).toMatchObject({ code: "NOT_FOUND" });
  expect(await host.machine(theirs.id)).toMatchObject({ state: "RUNNING", task: null });
});

it.each(Object.entries(reads))("%s tells nothing of it", async (_, field) => {
  const query = `query ($id: ID!) { ${field} }`;
  expect(await host.refusal(query, { id: theirs.id }, stranger)).toMatchObject({ code: "NOT_FOUND" });
});

it("is not there for others, and is for administrators", async () => {
  expect(await host.machine(theirs.id, stranger)).toBeNull();
  expect(await host.machine(theirs.id, await host.gateway.signIn("admin"))).toMatchObject({ name: "theirs" });
});

/** They take a region, a size or a key pair beside; tests/machines/flavors tries a key pair of somebody else. */
const lists = ["machineCounts", "machineCreate", "machineIds", "machines"];

it("every field of a machine is tried", () => {
  const tried = [
    ...Object.keys(changes),
    ...Object.keys(reads),
    "keyPairDelete",
    ...lists,
    "machine",
    "machineChanged",
    "machineLock",
    // tests/machines/metrics tries it.
    "machineSampled",
  ];
  expect(tried.toSorted()).toEqual(machineFields.toSorted());
});
