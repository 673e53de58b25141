import { EngineError, type Workload } from "#gateway/engine/engine.ts";
import { ask, failure, statusOf, wordsOf } from "#gateway/engine/dockerApi/failures.ts";
import { label, networkName } from "#gateway/engine/dockerApi/names.ts";
import { ensureNetwork } from "#gateway/engine/dockerApi/network.ts";
import { inspectOwn, type Inspected } from "#gateway/engine/dockerApi/pods.ts";
import type { Reach } from "#gateway/engine/dockerApi/reach.ts";
import { ensureVolume } from "#gateway/engine/dockerApi/volumes.ts";
import { end } from "#gateway/engine/dockerApi/ending.ts";
import { createPod } from "./create.ts";
import { imageOf } from "#gateway/engine/dockerApi/body.ts";

/** How long what runs has to end by itself, in seconds. */
export const GRACE = 10;

const slotOf = ({ Config }: Inspected): number => Number(Config.Labels[label.slot]);
const generationOf = ({ Config }: Inspected): number => Number(Config.Labels[label.generation]);

/** The network of an owner, its bridge named as it is so that a firewall can tell it. */
export const bridgeOf = (gateway: string, ownerId: string) => ({
  Driver: "bridge",
  Options: { "com.docker.network.bridge.name": networkName(gateway, ownerId) },
});

/**
 * Starts a container. That its own program does not start is no failure of the engine: the pod says it from then on.
 * @returns false where its network was removed since it was made.
 */
async function start({ docker }: Reach, id: string, signal?: AbortSignal): Promise<boolean> {
  let isWhole = true;
  await ask(
    async () => {
      try {
        await docker.getContainer(id).start();
      } catch (error) {
        const status = statusOf(error);
        if (status === undefined) throw error;
        if (status === 304) return;
        if (/network .*not found|no such network/i.test(wordsOf(error))) isWhole = false;
        else if (failure(error, "START_FAILED").code === "POD_NOT_FOUND") return;
      }
    },
    { signal, otherwise: "START_FAILED", patience: 60_000 },
  );
  return isWhole;
}

const networkOf = async (reach: Reach, { ownerId }: Workload, signal?: AbortSignal): Promise<string> =>
  await ensureNetwork(reach, ownerId, bridgeOf(reach.gateway, ownerId), signal);

/** Makes a slot's pod in the network of its owner, and starts it. */
async function fill(
  reach: Reach,
  workload: Workload,
  slot: { slot: number; generation: number },
  there: string,
  signal?: AbortSignal,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const network = tries === 1 ? there : await networkOf(reach, workload, signal);
    const image = await imageOf(reach, workload, signal);
    const container = await createPod(reach, workload, slot, { network, image }, signal);
    if (await start(reach, container.id, signal)) return;
    await end(reach, container.id, 0, signal);
    if (tries === 3) throw new EngineError("START_FAILED", "The network of its owner does not stay.");
  }
}

/** Makes exactly so many pods of a revision be there: what ended is started again, what is too much is removed. */
export async function applyWorkload(reach: Reach, workload: Workload, signal?: AbortSignal): Promise<void> {
  const { appId, revision, replicas } = workload;
  const [there, network] = await Promise.all([
    inspectOwn(reach, "pod", { [label.app]: appId, [label.revision]: revision }, signal),
    replicas > 0 ? networkOf(reach, workload, signal) : "",
  ]);
  const newest = there.toSorted((a, b) => generationOf(b) - generationOf(a));
  const kept = new Map<number, Inspected>();
  const surplus: Inspected[] = [];
  for (const one of newest)
    if (slotOf(one) < replicas && !kept.has(slotOf(one)) && one.State.Status !== "dead")
      kept.set(slotOf(one), one);
    else surplus.push(one);
  await Promise.all(surplus.map(async ({ Id }) => await end(reach, Id, GRACE, signal)));
  if (replicas === 0) return;
  for (const volume of workload.volumes) await ensureVolume(reach, appId, volume, signal);
  const slots = Array.from({ length: replicas }, (_, slot) => slot);
  await Promise.all(
    slots.map(async (slot) => {
      const one = kept.get(slot);
      if (one?.State.Running || one?.State.Restarting) return;
      // One that ended is started again; where its network is gone, it is made anew. One that was made and never started may
      // lack its files: it is found by its name and made whole.
      const hasEnded = one !== undefined && one.State.Status !== "created";
      if (hasEnded && (await start(reach, one.Id, signal))) return;
      if (hasEnded) await end(reach, one.Id, 0, signal);
      await fill(reach, workload, { slot, generation: one ? generationOf(one) : 0 }, network, signal);
    }),
  );
}
