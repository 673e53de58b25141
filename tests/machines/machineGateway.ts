import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import type { Hypervisor } from "#gateway/hypervisor/hypervisor.ts";
import type { Store } from "#gateway/platform/store/database.ts";

const PARTS = `fragment Parts on Machine {
  id name state lock reason version price period publicIp orderId expiresAt until formerProductId runningSince
  task { name progress } flavor { id } imageId disks { id use sizeGib isAttached } rules { ports isAllowed priority }
  actions { name allowed reasonCode confirm }
}`;

/** A machine as the tests ask for it. */
export interface MachineAnswer {
  id: string;
  name: string;
  state: string;
  lock: string | null;
  reason: string | null;
  version: number;
  price: string;
  period: string;
  publicIp: string;
  orderId: string | null;
  expiresAt: string | null;
  until: string | null;
  formerProductId: string | null;
  runningSince: string | null;
  task: { name: string; progress: number } | null;
  flavor: { id: string };
  imageId: string;
  disks: { id: string; use: string; sizeGib: number; isAttached: boolean }[];
  rules: { ports: string; isAllowed: boolean; priority: number }[];
  actions: { name: string; allowed: boolean; reasonCode: string | null; confirm: string }[];
}

let keys = 0;
export const key = (): string => `machine-key-${(keys += 1)}`;

export const CREATE = `${PARTS} mutation ($input: MachineCreateInput!, $key: String!) {
  machine: machineCreate(input: $input, idempotencyKey: $key) { ...Parts } }`;

export const inputOf = (given: object = {}) => ({
  name: `box-${(keys += 1)}`,
  regionId: "hk-1",
  flavorId: "LCV_S2",
  imageId: "debian-13",
  systemGib: 20,
  bandwidthMbps: 2,
  ...given,
});

/** A whole gateway, and short ways to run machines on it. */
export interface MachineHost {
  gateway: TestGateway;
  token: string;
  /** Lets the time pass, and the reconciler work. */
  pass(ms: number): Promise<void>;
  passDays(days: number): Promise<void>;
  ask<T>(query: string, variables?: object, by?: string): Promise<T>;
  /** The code of a refusal, with what it says besides. */
  refusal(query: string, variables?: object, by?: string): Promise<Record<string, unknown>>;
  machine(id: string, by?: string): Promise<MachineAnswer>;
  create(given?: object): Promise<MachineAnswer>;
  /** One that runs. */
  running(given?: object): Promise<MachineAnswer>;
  /** A mutation that answers a machine: its arguments as they are written, `$id` among them. */
  does(name: string, more: string): string;
  act(id: string, name: string, more: string, ms?: number): Promise<MachineAnswer>;
  plain(id: string, action: string, ms?: number): Promise<MachineAnswer>;
  close(): Promise<void>;
}

export async function startMachines({
  store,
  hypervisor,
}: { store?: Store; hypervisor?: Hypervisor } = {}): Promise<MachineHost> {
  const gateway: TestGateway = await createTestGateway({
    ...(store && { store }),
    ...(hypervisor && { hypervisor }),
  });
  await gateway.app.ready();
  const host: MachineHost = {
    gateway,
    token: await gateway.signIn("client"),
    pass: async (ms: number): Promise<void> => {
      for (let left = ms; left > 0; left -= 1_000) {
        gateway.clock.move(1_000);
        await gateway.leading.pass(1_000);
      }
    },
    passDays: async (days: number): Promise<void> => {
      for (let left = days; left > 0; left -= 1) {
        gateway.clock.move(86_400_000);
        await gateway.leading.pass(20_000);
      }
      host.token = await gateway.signIn("client");
      await host.pass(12_000);
    },
    ask: async <T>(query: string, variables: object = {}, by = host.token): Promise<T> => {
      const { data, errors } = await gateway.graphql(query, variables, by);
      if (errors) throw new Error(JSON.stringify(errors));
      return data as T;
    },
    refusal: async (query: string, variables: object = {}, by = host.token) => ({
      ...(await gateway.graphql(query, variables, by)).errors?.[0]?.extensions,
    }),
    machine: async (id: string, by = host.token) =>
      (
        await host.ask<{ machine: MachineAnswer }>(
          `${PARTS} query ($id: ID!) { machine(id: $id) { ...Parts } }`,
          { id },
          by,
        )
      ).machine,
    create: async (given: object = {}) =>
      (await host.ask<{ machine: MachineAnswer }>(CREATE, { input: inputOf(given), key: key() })).machine,
    running: async (given: object = {}) => {
      const { id } = await host.create(given);
      await host.pass(12_000);
      return await host.machine(id);
    },
    does: (name: string, more: string) =>
      `${PARTS} mutation ($id: ID!, $key: String!) { machine: ${name}(${more}, idempotencyKey: $key) { ...Parts } }`,
    act: async (id: string, name: string, more: string, ms = 12_000) => {
      await host.ask(host.does(name, more), { id, key: key() });
      await host.pass(ms);
      return await host.machine(id);
    },
    plain: async (id: string, action: string, ms?: number) =>
      await host.act(id, "machineAct", `id: $id, action: ${action}`, ms),
    close: () => gateway.close(),
  };
  await gateway.leading.pass(20);
  return host;
}
