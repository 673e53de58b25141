import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { meansOf } from "#gateway/domains/machines/metrics/sampler.ts";
import { listen } from "#tests/hosting/logs/following.ts";
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

const SAMPLED =
  "subscription ($id: ID!) { told: machineSampled(machineId: $id) { at cpuMilli memoryBytes sent read } }";

it("who watches is told each time that it is measured, until they may not see it any more", async () => {
  const { id } = await host.running();
  await host.gateway.app.listen({ port: 0, host: "127.0.0.1" });
  const [own, other, guest] = [
    listen<{ at: string; memoryBytes: number }>(host.gateway, host.token, SAMPLED, { id }),
    listen<object>(host.gateway, await host.gateway.signIn("support"), SAMPLED, { id }),
    listen<object>(host.gateway, null, SAMPLED, { id }),
  ];
  await vi.waitFor(() => expect([other.end(), guest.end()]).toEqual(["NOT_FOUND", "UNAUTHENTICATED"]), {
    timeout: 30_000,
  });
  await vi.waitFor(
    async () => {
      await host.pass(15_000);
      expect(own.heard.length).toBeGreaterThan(1);
    },
    { timeout: 30_000 },
  );
  expect(new Set(own.heard.map(({ at }) => at)).size).toBe(own.heard.length);
  expect(own.heard.at(-1)?.memoryBytes).toBeGreaterThan(0);
  const { db } = host.gateway.store;
  await db.updateTable("machines_machines").set({ ownerId: "usr_support" }).where("id", "=", id).execute();
  await vi.waitFor(
    async () => {
      await host.pass(15_000);
      expect(own.end()).toBe("ended");
    },
    { timeout: 30_000 },
  );
  for (const one of [own, other, guest]) await one.stop();
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
