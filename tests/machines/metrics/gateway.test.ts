import { afterEach, beforeEach, expect, it } from "vitest";
import { meansOf } from "#gateway/domains/machines/metrics/sampler.ts";
import { startMachines, type MachineHost } from "#tests/machines/machineGateway.ts";

let host: MachineHost;
beforeEach(async () => {
  host = await startMachines();
});
afterEach(() => host.close());

it("measures what runs, a quarter of a minute apart, and nothing of what does not", async () => {
  const { id } = await host.running();
  await host.pass(60_000);
  const read = async () =>
    (
      await host.ask<{ machineMetrics: { times: string[]; cpuMilli: (number | null)[] } }>(
        "query ($id: ID!) { machineMetrics(machineId: $id) { times cpuMilli } }",
        { id },
      )
    ).machineMetrics;
  const { times, cpuMilli } = await read();
  expect(times).toHaveLength(240);
  expect(cpuMilli.filter((value) => value !== null).length).toBeGreaterThan(1);
});

it("a longer step is the mean of the shorter ones", () => {
  const row = (cpuMilli: number) => ({
    machineId: "vm_x",
    seconds: 15,
    at: "2026-01-01T00:00:00.000Z",
    cpuMilli,
    memoryBytes: 0,
    received: 0,
    sent: 0,
    read: 0,
    written: 0,
  });
  expect(meansOf([row(100), row(300)], 60, "2026-01-01T00:00:00.000Z")).toMatchObject([
    { cpuMilli: 200, seconds: 60 },
  ]);
});
