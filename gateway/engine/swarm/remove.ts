import { ask, atMostOnce, statusOf } from "#gateway/engine/dockerApi/failures.ts";
import { end } from "#gateway/engine/dockerApi/ending.ts";
import { label, own } from "#gateway/engine/dockerApi/names.ts";
import { inspectOwn } from "#gateway/engine/dockerApi/pods.ts";
import type { Reach } from "#gateway/engine/dockerApi/reach.ts";

/** Removes what may still be used for a moment; then it stays, and is removed with what comes next. */
async function whereFree(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (statusOf(error) === undefined) throw error;
  }
}

/**
 * Ends one revision of an app or all of it. On this node it waits until the containers are gone; other nodes end theirs by
 * themselves, with the ten seconds that their service leaves them. The network of the owner stays: nodes go on showing one for
 * a while that is gone, so that nobody could tell whether it has to be made again.
 */
export async function removeServices(
  reach: Reach,
  appId: string,
  revision: number | undefined,
  grace: number,
  signal?: AbortSignal,
): Promise<void> {
  const { docker, gateway } = reach;
  const only = { [label.app]: appId, [label.revision]: revision };
  const services = await ask(
    async () => await docker.listServices({ filters: own(gateway, "service", only) }),
    {
      signal,
    },
  );
  await ask(
    async () => {
      for (const { ID } of services) await atMostOnce(async () => await docker.getService(ID).remove());
    },
    { signal },
  );
  const [tasks, runs] = await Promise.all([
    inspectOwn(reach, "task", only, signal),
    inspectOwn(reach, "run", only, signal),
  ]);
  await Promise.all([
    ...tasks.map(async ({ Id }) => await end(reach, Id, grace, signal)),
    ...runs.map(async ({ Id }) => await end(reach, Id, 0, signal)),
  ]);
  await ask(
    async () => {
      for (const { ID } of await docker.listConfigs({ filters: own(gateway, "config", only) }))
        await whereFree(async () => await docker.getConfig(ID).remove());
      for (const { Id } of await docker.listImages({ filters: own(gateway, "files", only) }))
        await whereFree(async () => await docker.getImage(Id).remove({ force: true }));
    },
    { signal },
  );
}
