import type Dockerode from "dockerode";
import type { Workload } from "#gateway/engine/engine.ts";
import { limitsOf, mountsOf, processOf } from "./container.ts";
import { ask } from "./failures.ts";
import { tagged } from "./images.ts";
import { filesName, labelsOf } from "./names.ts";
import type { Reach } from "./reach.ts";
import { archiveOf } from "./tar.ts";

/** What a container is made of beside what all have. */
export interface Made {
  network: string;
  /** The image that it really runs. */
  image: string;
}

/** What makes a container of a workload, without a name of its own and without ports. */
export const bodyOf = (
  gateway: string,
  workload: Workload,
  { network, image }: Made,
): Dockerode.ContainerCreateOptions & { Labels: Record<string, string> } => ({
  Image: image,
  ...processOf(workload),
  Labels: labelsOf(gateway, "pod", workload),
  HostConfig: {
    ...limitsOf(workload),
    NetworkMode: network,
    Mounts: mountsOf(gateway, workload),
  },
});

/**
 * The image that a workload runs: its own, or where its root is read-only one with its files in it, since an engine puts
 * nothing into a container of that kind.
 */
export async function imageOf(
  { docker, gateway }: Reach,
  workload: Workload,
  signal?: AbortSignal,
): Promise<string> {
  const image = tagged(workload.image);
  if (!workload.isReadOnly || workload.files.length === 0) return image;
  const repo = filesName(gateway, workload.appId, workload.revision);
  const labels = { ...labelsOf(gateway, "files", workload) };
  await ask(
    async () => {
      const there = await docker.listImages({ filters: { reference: [`${repo}:1`] } });
      if (there.length > 0) return;
      const base = await docker.createContainer({ Image: image, Labels: labels, NetworkDisabled: true });
      try {
        await base.putArchive(archiveOf(workload.files), { path: "/" });
        await base.commit({
          repo,
          tag: "1",
          changes: Object.entries(labels)
            .map(([name, value]) => `LABEL ${name}=${JSON.stringify(value)}`)
            .join("\n"),
        });
      } finally {
        await base.remove({ force: true, v: true });
      }
    },
    { signal, otherwise: "START_FAILED", patience: 120_000 },
  );
  return `${repo}:1`;
}
