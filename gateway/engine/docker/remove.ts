import { ask, atMostOnce, statusOf } from "#gateway/engine/dockerApi/failures.ts";
import { label, own } from "#gateway/engine/dockerApi/names.ts";
import { forgetNetwork } from "#gateway/engine/dockerApi/network.ts";
import { inspectOwn } from "#gateway/engine/dockerApi/pods.ts";
import type { Reach } from "#gateway/engine/dockerApi/reach.ts";
import { end } from "#gateway/engine/dockerApi/ending.ts";

/** Ends one revision of an app or all of it, and forgets the network of an owner of whom nothing is left. */
export async function removeApp(
  reach: Reach,
  appId: string,
  revision: number | undefined,
  grace: number,
  signal?: AbortSignal,
): Promise<void> {
  const { docker, gateway } = reach;
  const only = { [label.app]: appId, [label.revision]: revision };
  // What makes an image with files in it is left where its gateway ended in the midst of that.
  const [pods, runs, halves] = await Promise.all([
    inspectOwn(reach, "pod", only, signal),
    inspectOwn(reach, "run", only, signal),
    inspectOwn(reach, "files", only, signal),
  ]);
  await Promise.all([
    ...pods.map(async ({ Id }) => await end(reach, Id, grace, signal)),
    ...[...runs, ...halves].map(async ({ Id }) => await end(reach, Id, 0, signal)),
  ]);
  await ask(
    async () => {
      const images = await docker.listImages({ filters: own(gateway, "files", only) });
      for (const { Id } of images)
        try {
          await atMostOnce(async () => await docker.getImage(Id).remove({ force: true }));
        } catch (error) {
          if (statusOf(error) === undefined) throw error;
        }
    },
    { signal },
  );
  if (revision !== undefined) return;
  for (const owner of new Set(pods.map(({ Config }) => Config.Labels[label.owner] ?? ""))) {
    const left = await ask(
      async () =>
        await docker.listContainers({ all: true, filters: own(gateway, "pod", { [label.owner]: owner }) }),
      { signal },
    );
    if (left.length === 0) await forgetNetwork(reach, owner);
  }
}
