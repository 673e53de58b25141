import type { V1Pod } from "@kubernetes/client-node";
import { label } from "#gateway/engine/dockerApi/names.ts";
import { ask, statusOf, unlessGone } from "./failures.ts";
import { ownSelector } from "./names.ts";
import { forgetNetwork } from "./network.ts";
import { listOwn } from "./pods.ts";
import type { Reach } from "./reach.ts";
import { removeSecrets } from "./secrets.ts";
import { untilPods } from "./watch.ts";

/** How long after its grace a pod may take to go, in milliseconds: one whose node is lost stays until that is back. */
const SPARE = 30_000;

/**
 * Ends pods, and waits until they are gone. A node is always asked to end them first, with a second at least: without that a
 * pod is forgotten while it may still run and write to its volume.
 */
export async function endPods(
  reach: Reach,
  pods: readonly V1Pod[],
  grace: number,
  signal?: AbortSignal,
): Promise<void> {
  if (pods.length === 0) return;
  const { core, namespace, gateway } = reach;
  const gracePeriodSeconds = Math.max(1, grace);
  await ask(
    async () => {
      await Promise.all(
        pods.map(async ({ metadata }) => {
          const body = { preconditions: { uid: metadata?.uid ?? "" }, gracePeriodSeconds };
          try {
            await unlessGone(async () =>
              core.deleteNamespacedPod({ namespace, name: metadata?.name ?? "", body }),
            );
          } catch (error) {
            // Another pod has the name by now: the one that was meant is gone.
            if (statusOf(error) !== 409) throw error;
          }
        }),
      );
    },
    { signal },
  );
  const ids = new Set(pods.map(({ metadata }) => metadata?.uid));
  const labelSelector = ownSelector(gateway, ["pod", "run", "pull"]);
  const late = AbortSignal.timeout(gracePeriodSeconds * 1_000 + SPARE);
  const end = signal ? AbortSignal.any([signal, late]) : late;
  try {
    const gone = (left: readonly V1Pod[]) =>
      left.every(({ metadata }) => !ids.has(metadata?.uid)) || undefined;
    await untilPods(reach, { labelSelector }, gone, end);
  } catch (error) {
    if (!late.aborted) throw error;
  }
  signal?.throwIfAborted();
}

/** Ends one revision of an app or all of it, and forgets the network of an owner of whom nothing is left. */
export async function removeApp(
  reach: Reach,
  appId: string,
  revision: number | undefined,
  grace: number,
  signal?: AbortSignal,
): Promise<void> {
  const only = { [label.app]: appId, [label.revision]: revision };
  const [pods, runs] = await Promise.all([
    listOwn(reach, "pod", only, signal),
    listOwn(reach, "run", only, signal),
  ]);
  await Promise.all([endPods(reach, pods, grace, signal), endPods(reach, runs, 0, signal)]);
  await ask(async () => await removeSecrets(reach, appId, revision), { signal });
  if (revision !== undefined) return;
  for (const owner of new Set(pods.map(({ metadata }) => metadata?.labels?.[label.owner] ?? "")))
    await forgetNetwork(reach, owner, signal);
}
