import { buffer } from "node:stream/consumers";
import { posix } from "node:path";
import type Dockerode from "dockerode";
import { ask, statusOf } from "#gateway/engine/dockerApi/failures.ts";
import { label, podName } from "#gateway/engine/dockerApi/names.ts";
import type { Inspected } from "#gateway/engine/dockerApi/pods.ts";
import type { Reach } from "#gateway/engine/dockerApi/reach.ts";
import { end } from "#gateway/engine/dockerApi/ending.ts";
import { GRACE } from "./apply.ts";

/** The files that were put into a container, as archives by folder. */
async function filesOf(container: Dockerode.Container, found: Inspected) {
  const paths: unknown = JSON.parse(found.Config.Labels[label.files] ?? "[]");
  const all = Array.isArray(paths) ? paths.map(String) : [];
  return await Promise.all(
    all.map(async (path) => ({
      path: posix.dirname(path),
      archive: await buffer(await container.getArchive({ path })),
    })),
  );
}

/** Makes a container like another, under the name of the slot's next generation. */
async function twin({ docker, gateway }: Reach, found: Inspected): Promise<Dockerode.Container> {
  const { Config: config, HostConfig: host, NetworkSettings: networks } = found;
  const generation = Number(config.Labels[label.generation]) + 1;
  const [appId = "", revision = "0", slot = "0"] = [label.app, label.revision, label.slot].map(
    (name) => config.Labels[name],
  );
  const [network = "bridge"] = Object.keys(networks.Networks);
  const aliases = networks.Networks[network]?.Aliases ?? [];
  const name = podName(
    gateway,
    { appId, revision: Number(revision), name: aliases[0] ?? "app" },
    Number(slot),
    generation,
  );
  return await docker.createContainer({
    name,
    Hostname: name,
    Image: config.Image,
    Env: config.Env,
    Cmd: config.Cmd,
    ...(config.Entrypoint && { Entrypoint: config.Entrypoint }),
    ExposedPorts: config.ExposedPorts ?? {},
    Labels: { ...config.Labels, [label.pod]: name, [label.generation]: String(generation) },
    HostConfig: host,
    NetworkingConfig: { EndpointsConfig: { [network]: { Aliases: aliases.slice(0, 1) } } },
  });
}

/** Ends a pod and puts another in its place, made as it was. Where this is broken off, the next `apply` does the rest. */
export async function replacePod(
  reach: Reach,
  container: Dockerode.Container,
  found: Inspected,
  signal?: AbortSignal,
): Promise<void> {
  const next = await ask(
    async () => {
      const files = await filesOf(container, found);
      const made = await twin(reach, found).catch((error: unknown) => {
        if (statusOf(error) === 409) return undefined;
        throw error;
      });
      for (const { path, archive } of files) await made?.putArchive(archive, { path });
      return made;
    },
    { signal, otherwise: "START_FAILED", patience: 60_000 },
  );
  await end(reach, container.id, GRACE, signal);
  await ask(
    async () => {
      try {
        await next?.start();
      } catch (error) {
        if (statusOf(error) === undefined) throw error;
      }
    },
    { signal, otherwise: "START_FAILED" },
  );
}
