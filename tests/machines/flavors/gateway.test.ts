import { afterEach, beforeEach, expect, it } from "vitest";
import { CREATE, inputOf, key, startMachines, type MachineHost } from "#tests/machines/machineGateway.ts";

let host: MachineHost;
beforeEach(async () => {
  host = await startMachines();
});
afterEach(() => host.close());

const LIST = "{ machineCatalogue { flavors { id hourly monthly stock { regionId stock } } } }";

it("tells what each size costs, and where it can be had", async () => {
  const { machineCatalogue } = await host.ask<{
    machineCatalogue: { flavors: { id: string; hourly: string; monthly: string; stock: object[] }[] };
  }>(LIST);
  const large = machineCatalogue.flavors.find(({ id }) => id === "LCV_M16");
  expect(large).toMatchObject({ hourly: "507000", monthly: "228000000" });
  expect(large?.stock).toContainEqual({ regionId: "sh-1", stock: "SOLD_OUT" });
});

it("the last one is had once, by whoever of two is first", async () => {
  const admin = await host.gateway.signIn("admin");
  await host.ask(
    'mutation { machineStockSet(regionId: "hk-1", flavorId: "LCV_S1", free: 1) { id } }',
    {},
    admin,
  );
  const buy = async () =>
    await host.gateway.graphql(CREATE, { input: inputOf({ flavorId: "LCV_S1" }), key: key() }, host.token);
  const answers = await Promise.all([buy(), buy()]);
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? "made").toSorted()).toEqual([
    "FLAVOR_SOLD_OUT",
    "made",
  ]);
});

it.each([
  [{ regionId: "moon" }, "regionId"],
  [{ flavorId: "LAS_NANO" }, "flavorId"],
  [{ imageId: "ubuntu-20.04" }, "imageId"],
  [{ imageId: "ubuntu-24.04", systemGib: 10 }, "systemGib"],
  [{ bandwidthMbps: 0 }, "bandwidthMbps"],
  [{ name: "No Name" }, "name"],
  [{ keyPairIds: ["key_theirs"] }, "keyPairIds"],
])("%o is refused at its field", async (given, field) => {
  expect(await host.refusal(CREATE, { input: inputOf(given), key: key() })).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { [field]: {} },
  });
});
