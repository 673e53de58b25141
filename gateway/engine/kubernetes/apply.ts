import type { V1Pod } from "@kubernetes/client-node";
import { EngineError, type Workload } from "#gateway/engine/engine.ts";
import { label, podName } from "#gateway/engine/dockerApi/names.ts";
import { ask, statusOf, unlessGone } from "./failures.ts";
import { isOwn, metaOf } from "./names.ts";
import { ensureNetwork } from "./network.ts";
import { GRACE, specOf } from "./podBody.ts";
import { isGoing, listOwn } from "./pods.ts";
import type { Reach } from "./reach.ts";
import { endPods } from "./remove.ts";
import { ensureSecret, secretName } from "./secrets.ts";
import { ensureVolume } from "./volumes.ts";

/** How often a name is passed over that a stranger's pod has, or one that is just being ended. */
const TRIES = 20;

const numberOf = ({ metadata }: V1Pod, name: string): number => Number(metadata?.labels?.[name]);

/** Whether a pod will never run again: its node ended it, and starts nothing of it anew. */
const isDead = ({ status }: V1Pod): boolean => status?.phase === "Failed" || status?.phase === "Succeeded";

/**
 * Makes the pod of a slot. Its name is the same for everybody who makes it, so that two who do so at once make one.
 * @param make what makes the pod of a name.
 */
export async function fillSlot(
  { core, namespace, gateway }: Reach,
  workload: Pick<Workload, "appId" | "revision" | "name">,
  { slot, generation }: { slot: number; generation: number },
  make: (name: string, generation: number) => V1Pod,
  signal?: AbortSignal,
): Promise<void> {
  await ask(
    async () => {
      for (let next = generation; next < generation + TRIES; next += 1) {
        const name = podName(gateway, workload, slot, next);
        try {
          await core.createNamespacedPod({ namespace, body: make(name, next) });
          return;
        } catch (error) {
          if (statusOf(error) !== 409) throw error;
          const there = await unlessGone(async () => core.readNamespacedPod({ namespace, name }));
          if (there && isOwn(gateway, there.metadata) && !isGoing(there) && !isDead(there)) return;
        }
      }
      throw new EngineError(
        "START_FAILED",
        "Pods that are none of Berth's have all names that one could have.",
      );
    },
    { signal, otherwise: "START_FAILED", patience: 60_000 },
  );
}

/** Makes exactly so many pods of a revision be there: what will never run again and what is too much is removed. */
export async function applyWorkload(reach: Reach, workload: Workload, signal?: AbortSignal): Promise<void> {
  const { gateway } = reach;
  const { appId, revision, replicas, ownerId } = workload;
  const only = { [label.app]: appId, [label.revision]: revision };
  const there = (await listOwn(reach, "pod", only, signal)).filter((pod) => !isGoing(pod));
  const newest = there.toSorted((a, b) => numberOf(b, label.generation) - numberOf(a, label.generation));
  const kept = new Map<number, V1Pod>();
  const surplus: V1Pod[] = [];
  for (const pod of newest) {
    const slot = numberOf(pod, label.slot);
    if (slot < replicas && !kept.has(slot) && !isDead(pod)) kept.set(slot, pod);
    else surplus.push(pod);
  }
  await endPods(reach, surplus, GRACE, signal);
  const missing = Array.from({ length: replicas }, (_, slot) => slot).filter((slot) => !kept.has(slot));
  if (missing.length === 0) return;
  const secret = secretName(gateway, workload);
  await ask(
    async () => {
      await ensureNetwork(reach, ownerId);
      await ensureSecret(reach, workload, { name: secret });
      for (const volume of workload.volumes) await ensureVolume(reach, appId, volume);
    },
    { signal, otherwise: "START_FAILED" },
  );
  await Promise.all(
    missing.map(async (slot) => {
      const before = there.filter((pod) => numberOf(pod, label.slot) === slot);
      const generation = Math.max(-1, ...before.map((pod) => numberOf(pod, label.generation))) + 1;
      const make = (name: string, generation: number): V1Pod => ({
        metadata: {
          name,
          ...metaOf(gateway, "pod", workload, { [label.slot]: slot, [label.generation]: generation }),
        },
        spec: specOf(gateway, workload, secret),
      });
      await fillSlot(reach, workload, { slot, generation }, make, signal);
    }),
  );
}

/** Ends a pod and puts another in its place, made as it was. Where this is broken off, the next `apply` does the rest. */
export async function replacePod(reach: Reach, pod: V1Pod, signal?: AbortSignal): Promise<void> {
  const { metadata, spec } = pod;
  const [slot, generation] = [numberOf(pod, label.slot), numberOf(pod, label.generation) + 1];
  const revision = numberOf(pod, label.revision);
  const [, name = "app"] = /^(.*)-r\d+-[0-9a-f]+$/.exec(metadata?.name ?? "") ?? [];
  const appId = metadata?.labels?.[label.app] ?? "";
  const make = (next: string, generation: number): V1Pod => ({
    metadata: {
      name: next,
      labels: { ...metadata?.labels, [label.generation]: String(generation) },
      annotations: { [label.image]: metadata?.annotations?.[label.image] ?? "" },
    },
    // Where it is put is for the cluster to say.
    ...(spec && { spec: { ...spec, nodeName: undefined } }),
  });
  await fillSlot(reach, { appId, revision, name }, { slot, generation }, make, signal);
  await endPods(reach, [pod], GRACE, signal);
}
