import type { V1Pod } from "@kubernetes/client-node";
import { writeVolume } from "#gateway/engine/simulated/volumeRepository.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { ClusterObjects } from "./cluster.ts";
import { CLAIMS, KUBELET } from "./workloads.ts";

/** The controllers that remove what belonged to something that is gone. */
export function createCollecting({ pods, claims, services }: ClusterObjects, store: Store, clock: Clock) {
  /** What the controllers do when a pod is gone: its services go, and claims that waited for it. */
  async function collect(pod: V1Pod): Promise<void> {
    for (const service of services.all())
      if (service.metadata?.ownerReferences?.some(({ uid }) => uid === pod.metadata?.uid))
        services.drop(service);
    for (const claim of claims.all())
      if (claim.metadata?.deletionTimestamp) await dropClaim(claim.metadata.name ?? "");
  }

  async function dropClaim(name: string): Promise<void> {
    const claim = claims.get(name);
    const isUsed = pods
      .all()
      .some(({ spec }) => spec?.volumes?.some(({ persistentVolumeClaim: one }) => one?.claimName === name));
    if (isUsed) claim.metadata = { ...claim.metadata, deletionTimestamp: new Date(clock.now()) };
    if (isUsed) return claims.changed(claim);
    await writeVolume(store.db, KUBELET, CLAIMS, name, {});
    claims.drop(claim);
  }

  return { collect, dropClaim };
}
