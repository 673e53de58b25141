import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ask, statusOf, wordsOf } from "./failures.ts";
import { label, networkName, own } from "./names.ts";
import type { Reach } from "./reach.ts";

/** How many ranges are tried where the engine's own are used up. */
const TRIES = 64;

/** How long it is waited for one that somebody else is making, between looks, in milliseconds. */
const PAUSE = 50;

/** A range of 62 addresses out of 10.64.0.0 to 10.127.255.255, for where the engine has none left to give. */
function rangeOf(name: string, tries: number): string {
  const number = Number.parseInt(hash("sha256", `${name} ${tries}`, "hex").slice(0, 8), 16) % 65_536;
  return `10.${64 + (number >> 10)}.${(number >> 2) & 255}.${(number & 3) * 64}/26`;
}

/** What a network is made by, and its options. */
export interface NetworkDriver {
  Driver: string;
  Options?: Record<string, string>;
  Attachable?: boolean;
}

/**
 * Makes the network of an owner be there. Networks do not reach each other: that is the engine's own rule between bridges.
 * An engine has ranges of its own for some 30 networks; after these they are taken from 10.64.0.0/10.
 */
export async function ensureNetwork(
  { docker, gateway }: Reach,
  ownerId: string,
  driver: NetworkDriver,
  signal?: AbortSignal,
): Promise<string> {
  const name = networkName(gateway, ownerId);
  const isThere = async () =>
    (await docker.listNetworks({ filters: own(gateway, "network", { [label.owner]: ownerId }) })).some(
      ({ Name }) => Name === name,
    );
  const make = async (range?: string) =>
    await docker.createNetwork({
      Name: name,
      CheckDuplicate: true,
      ...driver,
      Labels: { [label.gateway]: gateway, [label.role]: "network", [label.owner]: ownerId },
      ...(range && { IPAM: { Driver: "default", Config: [{ Subnet: range }] } }),
    });
  await ask(
    async () => {
      if (await isThere()) return;
      let ranges = 0;
      for (let tries = 0; tries <= TRIES; tries += 1)
        try {
          await make(ranges === 0 ? undefined : rangeOf(name, ranges));
          return;
        } catch (error) {
          if (statusOf(error) === undefined) throw error;
          // Somebody else has made it meanwhile.
          if (await isThere()) return;
          const words = wordsOf(error);
          // Somebody else is making it, and it is not listed before it is made.
          if (tries < TRIES && /same bridge name|already exists/i.test(words)) await sleep(PAUSE);
          else if (tries < TRIES && /address pool|overlaps/i.test(words)) ranges += 1;
          else throw error;
        }
    },
    { signal, otherwise: "START_FAILED" },
  );
  return name;
}

/** The ranges of the addresses that all owners' networks have. */
export async function networkRanges({ docker, gateway }: Reach, signal?: AbortSignal): Promise<string[]> {
  const there = await ask(async () => await docker.listNetworks({ filters: own(gateway, "network") }), {
    signal,
  });
  return there.flatMap(({ IPAM }) => (IPAM?.Config ?? []).flatMap(({ Subnet }) => Subnet ?? []));
}

/** Removes the network of an owner of whom nothing is left; one that is still used stays. */
export async function forgetNetwork({ docker, gateway }: Reach, ownerId: string): Promise<void> {
  await ask(async () => {
    try {
      await docker.getNetwork(networkName(gateway, ownerId)).remove();
    } catch (error) {
      if (statusOf(error) === undefined) throw error;
    }
  });
}
