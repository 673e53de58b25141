import { type Actor, type Asking, key, tolerant } from "./actor.ts";
import { insist } from "./insist.ts";

interface Machine {
  id: string;
  name: string;
  state: string;
  reason: string | null;
  task: { name: string } | null;
  actions: { name: string; allowed: boolean }[];
}
const MACHINE = "id name state reason task { name } actions { name allowed }";
const powers = ["START", "STOP", "REBOOT", "RESCUE", "UNRESCUE"];
const rests = ["RUNNING", "STOPPED", "RESCUE", "RESIZED"];

/** Has a machine made, and starts, stops and rescues it. */
export async function machineActor({ origin, token }: Asking, number: number): Promise<Actor> {
  const ask = <T>(query: string, variables: object) => insist<T>(origin, query, variables, token);
  const {
    machine: { id, name },
  } = await ask<{ machine: Machine }>(
    `mutation ($input: MachineCreateInput!, $key: String!) { machine: machineCreate(input: $input, idempotencyKey: $key) { ${MACHINE} } }`,
    {
      key: key(),
      input: {
        name: `kill-${number}`,
        regionId: "hk-1",
        flavorId: "LCV_S2",
        imageId: "debian-13",
        systemGib: 20,
        bandwidthMbps: 2,
      },
    },
  );
  const now = async () =>
    (await ask<{ machine: Machine }>(`query ($id: ID!) { machine(id: $id) { ${MACHINE} } }`, { id })).machine;
  return {
    act: async () => {
      const { actions } = await now();
      const offered = powers.filter((power) => actions.some((one) => one.name === power && one.allowed));
      const action = offered[Math.floor(Math.random() * offered.length)];
      if (action === undefined) return;
      await tolerant(
        ask(
          "mutation ($id: ID!, $action: MachinePlainAction!, $key: String!) { machineAct(id: $id, action: $action, idempotencyKey: $key) { id } }",
          { id, action, key: key() },
        ),
      );
    },
    wrong: async () => {
      const { state, task, reason } = await now();
      if (task !== null) return [`${name} is ${task.name} for ever`];
      return rests.includes(state) || reason !== null ? [] : [`${name} is ${state} without a reason`];
    },
  };
}

interface Zone {
  revision: number;
  applied: number;
  records: { id: string; type: string; value: string; state: string }[];
}
const ZONE = "revision applied records { id type value state }";

/** So many records a zone has at most before it begins anew; it may have 500. */
const MOST = 400;

/** Has a domain registered, and sets one record of its zone after the other, each applied; a full zone is cleared on the way. */
export async function zoneActor({ origin, token }: Asking, number: number): Promise<Actor> {
  const ask = <T>(query: string, variables: object) => insist<T>(origin, query, variables, token);
  const { domain } = await ask<{ domain: { id: string; fqdn: string } }>(
    "mutation ($label: String!, $suffix: ID!, $key: String!) { domain: domainRegister(label: $label, suffix: $suffix, idempotencyKey: $key) { id fqdn } }",
    { label: `kill-${number}`, suffix: number % 2 === 0 ? "berth.site" : "berth.cafe", key: key() },
  );
  const zone = async () =>
    (await ask<{ zone: Zone }>(`query ($id: ID!) { zone(domainId: $id) { ${ZONE} } }`, { id: domain.id }))
      .zone;
  const applied: string[] = [];
  let count = 0;
  return {
    act: async () => {
      const value = `kept ${(count += 1)}`;
      const before = await zone();
      const texts = before.records.filter(({ type }) => type === "TXT");
      const isFull = texts.length >= MOST;
      if (isFull)
        await tolerant(
          ask(
            "mutation ($id: ID!, $ids: [ID!]!, $at: Int!) { zoneRecordsRemove(domainId: $id, recordIds: $ids, expectedRevision: $at) { revision } }",
            { id: domain.id, ids: texts.map(({ id }) => id), at: before.revision },
          ),
        );
      const { revision } = isFull ? await zone() : before;
      // What was kept although its answer was lost is refused the second time, as the zone went on.
      await tolerant(
        ask(
          `mutation ($id: ID!, $input: ZoneRecordInput!, $at: Int!) { zoneRecordSave(domainId: $id, input: $input, expectedRevision: $at) { revision } }`,
          { id: domain.id, at: revision, input: { type: "TXT", name: `r${count}`, value, ttl: 600 } },
        ),
      );
      const { revision: at } = await zone();
      await ask(
        "mutation ($id: ID!, $at: Int!, $key: String!) { zoneApply(domainId: $id, expectedRevision: $at, idempotencyKey: $key) { revision } }",
        { id: domain.id, at, key: key() },
      );
      if (isFull) applied.length = 0;
      applied.push(value);
    },
    wrong: async () => {
      const { records } = await zone();
      const kept = records.filter(({ type }) => type === "TXT");
      const bare = (text: string) => text.replaceAll('"', "");
      const missing = applied.filter((value) => !kept.some((one) => bare(one.value) === value));
      const values = new Set(kept.map(({ value }) => value));
      return [
        ...missing.map((value) => `${domain.fqdn} has lost ${value}`),
        ...(values.size === kept.length ? [] : [`${domain.fqdn} has a record twice`]),
        ...kept.filter(({ state }) => state !== "APPLIED").map(({ value }) => `${value} was never applied`),
      ];
    },
  };
}
