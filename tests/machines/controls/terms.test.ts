import { afterEach, beforeEach, expect, it } from "vitest";
import { key, startMachines, type MachineHost } from "#tests/machines/machineGateway.ts";

let host: MachineHost;
beforeEach(async () => {
  host = await startMachines();
});
afterEach(() => host.close());

const pay = async (id: string | null) => {
  const { order } = await host.ask<{ order: { payable: string } }>(
    "query ($id: ID!) { order(id: $id) { payable } }",
    { id },
  );
  await host.ask(
    `mutation ($id: ID!, $key: String!) { orderPay(id: $id, input: { channel: ALIPAY, expectedPayable: "${order.payable}" }, idempotencyKey: $key) { status } }`,
    { id, key: key() },
  );
};
const orderOf = async (id: string | null) =>
  (
    await host.ask<{ order: { status: string; failure: string | null } }>(
      "query ($id: ID!) { order(id: $id) { status failure } }",
      { id },
    )
  ).order;
const term = { period: "MONTH", regionId: "sh-1", flavorId: "LCV_S4" };

it("waits until it is paid for, and its order is complete once it runs", async () => {
  const made = await host.create(term);
  expect(made).toMatchObject({ state: "PENDING", reason: "UNPAID", task: null });
  await pay(made.orderId);
  expect(await orderOf(made.orderId)).toMatchObject({ status: "PROVISIONING" });
  await host.pass(12_000);
  expect(await host.machine(made.id)).toMatchObject({ state: "RUNNING", reason: null });
  expect(await orderOf(made.orderId)).toMatchObject({ status: "COMPLETED" });
});

it("is refunded where the stock ends while it is paid for", async () => {
  const made = await host.create(term);
  await host.ask(
    'mutation { machineStockSet(regionId: "sh-1", flavorId: "LCV_S4", free: 0) { id } }',
    {},
    await host.gateway.signIn("admin"),
  );
  await pay(made.orderId);
  expect(await host.machine(made.id)).toMatchObject({ state: "PENDING", reason: "SOLD_OUT" });
  expect(await orderOf(made.orderId)).toMatchObject({ status: "FAILED" });
  await host.passDays(1);
  expect(await orderOf(made.orderId)).toMatchObject({ status: "REFUNDED" });
  expect(await host.machine(made.id)).toBeNull();
});

it("is refunded where it cannot be made", async () => {
  const made = await host.create({ ...term, name: "fault-spawn" });
  await pay(made.orderId);
  await host.pass(12_000);
  expect(await host.machine(made.id)).toMatchObject({ state: "ERROR", reason: "SPAWN_FAILED" });
  await host.passDays(1);
  expect(await orderOf(made.orderId)).toMatchObject({ status: "REFUNDED" });
});

it("goes away by itself where nobody pays", async () => {
  const { id } = await host.create(term);
  await host.passDays(2);
  expect(await host.machine(id)).toBeNull();
});

it("is held at the end of its term, goes on once that is renewed, and is recycled after seven days", async () => {
  const made = await host.create(term);
  await pay(made.orderId);
  await host.pass(12_000);
  await host.passDays(31);
  expect(await host.machine(made.id)).toMatchObject({ state: "ISOLATED", lock: "EXPIRED" });
  await host.ask(
    "mutation ($id: ID!, $key: String!) { machineRenew(id: $id, period: MONTH, idempotencyKey: $key) { id } }",
    { id: made.id, key: key() },
  );
  await host.pass(12_000);
  expect(await host.machine(made.id)).toMatchObject({ state: "RUNNING", lock: null });
  await host.passDays(39);
  expect(await host.machine(made.id)).toMatchObject({ state: "RECYCLED" });
});

it("pays the difference of a larger disk for the rest of its term, and no other order changes it", async () => {
  const made = await host.create({ ...term, flavorId: "LCV_S2" });
  await pay(made.orderId);
  await host.pass(12_000);
  const upgrade = await host.ask<{ orderCreate: { id: string } }>(
    `mutation ($id: ID!, $key: String!) { orderCreate(idempotencyKey: $key, input: { kind: UPGRADE, items: [{ productId: "LCV_S4", period: MONTH, resourceId: $id, spec: { diskGib: 20, bandwidthMbps: 2 } }] }) { id } }`,
    { id: made.id, key: key() },
  );
  await pay(upgrade.orderCreate.id);
  expect(await orderOf(upgrade.orderCreate.id)).toMatchObject({ status: "FAILED" });
  await host.ask(host.does("machineDiskGrow", 'machineId: $id, diskId: "sys", sizeGib: 40'), {
    id: made.id,
    key: key(),
  });
  await host.pass(4_000);
  expect((await host.machine(made.id)).disks[0]).toMatchObject({ sizeGib: 40 });
});
