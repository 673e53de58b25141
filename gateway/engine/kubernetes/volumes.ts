import type { V1PersistentVolumeClaim } from "@kubernetes/client-node";
import type { WorkloadVolume } from "#gateway/engine/engine.ts";
import { label, volumeName } from "#gateway/engine/dockerApi/names.ts";
import { ask, unlessGone, unlessThere } from "./failures.ts";
import { CONTAINER, ownSelector } from "./names.ts";
import { containerOf, listOwn } from "./pods.ts";
import type { Reach } from "./reach.ts";
import { runIn } from "./terminal.ts";

/**
 * How much larger than was asked for the file system of a volume may be and still be the volume's own: some storage is a
 * folder of a disk that others use too, and what is held there is nobody's measure.
 */
const OWN = 1.5;

/** Makes a volume of an app be there, on the storage that the cluster gives by default; on one node at a time. */
export async function ensureVolume(
  { core, namespace, gateway }: Reach,
  appId: string,
  { name, sizeGib }: WorkloadVolume,
): Promise<void> {
  const body: V1PersistentVolumeClaim = {
    metadata: {
      name: volumeName(gateway, appId, name),
      labels: { [label.gateway]: gateway, [label.role]: "volume", [label.app]: appId },
      annotations: { [label.volume]: name },
    },
    spec: {
      accessModes: ["ReadWriteOnce"],
      resources: { requests: { storage: `${Math.ceil(sizeGib * 1024)}Mi` } },
    },
  };
  const labelSelector = ownSelector(gateway, "volume");
  const fieldSelector = `metadata.name=${body.metadata?.name}`;
  await unlessThere(
    async () => core.createNamespacedPersistentVolumeClaim({ namespace, body }),
    async () => {
      const asked = { namespace, labelSelector, fieldSelector };
      return (await core.listNamespacedPersistentVolumeClaim(asked)).items.length > 0;
    },
  );
}

async function claimsOf({ core, namespace, gateway }: Reach, appId: string, signal?: AbortSignal) {
  const labelSelector = ownSelector(gateway, "volume", { [label.app]: appId });
  const { items } = await ask(
    async () => await core.listNamespacedPersistentVolumeClaim({ namespace, labelSelector }),
    { signal },
  );
  return items.filter(({ metadata }) => metadata?.deletionTimestamp === undefined);
}

/** Frees the volumes of an app. */
export async function removeVolumes(reach: Reach, appId: string, signal?: AbortSignal): Promise<void> {
  const { core, namespace } = reach;
  for (const { metadata } of await claimsOf(reach, appId, signal))
    await ask(
      async () =>
        await unlessGone(async () =>
          core.deleteNamespacedPersistentVolumeClaim({ namespace, name: metadata?.name ?? "" }),
        ),
      { signal, otherwise: "START_FAILED" },
    );
}

/** The bytes that the line of a file system says are used; null where it is larger than the volume can be. */
function usedOf(line: string | undefined, askedMib: number): number | null {
  const [, blocks, used] = /^\S+\s+(\d+)\s+(\d+)\s/.exec(line ?? "") ?? [];
  if (blocks === undefined || used === undefined) return null;
  return Number(blocks) > askedMib * 1024 * OWN ? null : Number(used) * 1024;
}

/**
 * What the volumes of an app hold. No call of Kubernetes tells that without rights over whole nodes, so that `df` is asked in
 * a pod that mounts them; where none runs, or has none, it cannot be told.
 */
export async function readVolumes(
  reach: Reach,
  appId: string,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, number | null>> {
  const claims = await claimsOf(reach, appId, signal);
  if (claims.length === 0) return new Map();
  const pods = await listOwn(reach, "pod", { [label.app]: appId }, signal);
  const held = async ({ metadata, spec }: V1PersistentVolumeClaim): Promise<number | null> => {
    for (const pod of pods) {
      const source = pod.spec?.volumes?.find(
        ({ persistentVolumeClaim: claim }) => claim?.claimName === metadata?.name,
      );
      const mount = pod.spec?.containers
        .find(({ name }) => name === CONTAINER)
        ?.volumeMounts?.find(({ name }) => name === source?.name);
      if (!mount || !containerOf(pod)?.state?.running) continue;
      const { output } = await runIn(reach, pod.metadata?.name ?? "", ["df", "-Pk", mount.mountPath], signal);
      const asked = Number.parseInt(spec?.resources?.requests?.["storage"] ?? "0", 10);
      return usedOf(output.trim().split("\n").at(-1), asked);
    }
    return null;
  };
  return new Map(
    await Promise.all(
      claims.map(
        async (claim) =>
          [claim.metadata?.annotations?.[label.volume] ?? "", await held(claim).catch(() => null)] as const,
      ),
    ),
  );
}
