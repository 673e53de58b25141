import type Client from "dockerode";
import { label } from "#gateway/engine/dockerApi/names.ts";
import { client, dockerHost } from "./dockerKit.ts";

const own = { filters: { label: [label.gateway] } };

/** Of which installations an engine holds something, by what it is. */
async function held(docker: Client) {
  const of = <T>(id: string, found: Record<string, string> | undefined, remove: () => Promise<T>) => ({
    id,
    installation: found?.[label.gateway] ?? "",
    remove,
  });
  const { Swarm } = (await docker.info()) as { Swarm?: { LocalNodeState?: string } };
  const services = Swarm?.LocalNodeState === "active" ? await docker.listServices(own) : [];
  const containers = await docker.listContainers({ ...own, all: true });
  const networks = await docker.listNetworks(own);
  return [
    ...services.map((one) => of(one.ID, one.Spec?.Labels, () => docker.getService(one.ID).remove())),
    ...containers.map((one) =>
      of(one.Id, one.Labels, () => docker.getContainer(one.Id).remove({ force: true, v: true })),
    ),
    ...networks.map((one) => of(one.Id, one.Labels, () => docker.getNetwork(one.Id).remove())),
  ];
}

/** Remembers what a Docker Engine holds now; the answer removes all that gateways brought there since whose stores are gone. */
export async function rememberEngine(): Promise<() => Promise<void>> {
  if (!dockerHost) return () => Promise.resolve();
  const docker = client();
  const before = new Set((await held(docker)).map(({ installation }) => installation));
  return async () => {
    for (const { installation, remove } of await held(docker))
      if (!before.has(installation)) await remove().catch(() => undefined);
  };
}
