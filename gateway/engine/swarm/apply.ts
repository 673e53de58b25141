import type { Workload } from "#gateway/engine/engine.ts";
import { ask, statusOf, unlessGone } from "#gateway/engine/dockerApi/failures.ts";
import { configName, label, labelsOf, own, serviceName } from "#gateway/engine/dockerApi/names.ts";
import { ensureNetwork } from "#gateway/engine/dockerApi/network.ts";
import type { Reach } from "#gateway/engine/dockerApi/reach.ts";
import { serviceOf, type ServiceFile } from "./service.ts";

/** The network of an owner over all nodes; a command that runs once joins it too. */
export const overlay = { Driver: "overlay", Attachable: true };

/** How often a service that somebody else changes at the same moment is read again. */
const TRIES = 5;

async function ensureFiles({ docker, gateway }: Reach, workload: Workload): Promise<ServiceFile[]> {
  const { appId, revision, files } = workload;
  const found = await docker.listConfigs({
    filters: own(gateway, "config", { [label.app]: appId, [label.revision]: revision }),
  });
  const known = new Map(found.map(({ ID, Spec }) => [Spec?.Name ?? "", ID]));
  return await Promise.all(
    files.map(async ({ path, content }) => {
      const name = configName(gateway, appId, revision, path);
      const there = known.get(name);
      if (there !== undefined) return { id: there, name, path };
      try {
        const made = await docker.createConfig({
          Name: name,
          Labels: labelsOf(gateway, "config", workload),
          Data: Buffer.from(content).toString("base64"),
        });
        return { id: made.id, name, path };
      } catch (error) {
        if (statusOf(error) !== 409) throw error;
        const again = await docker.getConfig(name).inspect();
        return { id: again.ID, name, path };
      }
    }),
  );
}

/** Makes the service of a revision be there with so many replicas. */
export async function applyService(reach: Reach, workload: Workload, signal?: AbortSignal): Promise<void> {
  const { docker, gateway } = reach;
  const network = await ensureNetwork(reach, workload.ownerId, overlay, signal);
  await ask(
    async () => {
      const files = await ensureFiles(reach, workload);
      const name = serviceName(gateway, workload);
      for (let tries = 1; ; tries += 1) {
        const there = await unlessGone(async () => await docker.getService(name).inspect());
        try {
          if (!there)
            await docker.createService(serviceOf(gateway, workload, network, files, reach.volumeOptions));
          else if (there.Spec.Mode?.Replicated?.Replicas !== workload.replicas)
            await docker.getService(name).update({
              ...there.Spec,
              version: there.Version.Index,
              Mode: { Replicated: { Replicas: workload.replicas } },
            });
          return;
        } catch (error) {
          // Somebody else has made it, or changed it since it was read.
          const isMeanwhile = statusOf(error) === 409 || /out of sequence/i.test(String(error));
          if (!isMeanwhile || tries === TRIES) throw error;
        }
      }
    },
    { signal, otherwise: "START_FAILED", patience: 60_000 },
  );
}
