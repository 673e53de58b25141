import type { WorkloadVolume } from "#gateway/engine/engine.ts";
import { isRecord } from "#gateway/platform/json.ts";
import { ask, statusOf, wordsOf } from "./failures.ts";
import { label, own, volumeName } from "./names.ts";
import { readJson, type Reach } from "./reach.ts";

/** Makes a volume of an app be there. Its size is kept by the driver where that can; else it is measured only. */
export async function ensureVolume(
  { docker, gateway, volumeOptions }: Reach,
  appId: string,
  { name, sizeGib }: WorkloadVolume,
  signal?: AbortSignal,
): Promise<void> {
  const make = async (options: Record<string, string>) =>
    await docker.createVolume({
      Name: volumeName(gateway, appId, name),
      Labels: {
        [label.gateway]: gateway,
        [label.role]: "volume",
        [label.app]: appId,
        [label.volume]: name,
      },
      DriverOpts: options,
    });
  await ask(
    async () => {
      const { Volumes } = await docker.listVolumes({
        filters: { ...own(gateway, "volume", { [label.app]: appId, [label.volume]: name }) },
      });
      if (Volumes.length > 0) return;
      if (volumeOptions) await make(volumeOptions);
      else {
        try {
          await make({ size: `${Math.ceil(sizeGib * 1024)}m` });
        } catch (error) {
          if (statusOf(error) === undefined || !/quota|size|option/i.test(wordsOf(error))) throw error;
          await make({});
        }
      }
    },
    { signal, otherwise: "START_FAILED" },
  );
}

const ownOf = (gateway: string, appId: string) => own(gateway, "volume", { [label.app]: appId });

/** Frees the volumes of an app on this machine. */
export async function removeVolumes(
  { docker, gateway }: Reach,
  appId: string,
  signal?: AbortSignal,
): Promise<void> {
  await ask(
    async () => {
      const { Volumes } = await docker.listVolumes({
        filters: ownOf(gateway, appId),
      });
      for (const { Name } of Volumes)
        try {
          await docker.getVolume(Name).remove();
        } catch (error) {
          if (statusOf(error) !== 404) throw error;
        }
    },
    { signal, otherwise: "START_FAILED" },
  );
}

interface Held {
  Name: string;
  UsageData?: { Size: number } | null;
}

const isDiskUse = (found: unknown): found is { Volumes?: Held[] | null } => isRecord(found);

/** What the volumes of an app hold; an engine does not measure those that are no plain folders (null). */
export async function readVolumes(
  { docker, gateway }: Reach,
  appId: string,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, number | null>> {
  const { Volumes: own } = await ask(
    async () => await docker.listVolumes({ filters: ownOf(gateway, appId) }),
    {
      signal,
    },
  );
  if (own.length === 0) return new Map();
  const use = await ask(async () => await readJson({ docker }, "/system/df", { type: "volume" }), {
    signal,
    patience: 120_000,
  });
  const sizes = new Map(
    ((isDiskUse(use) && use.Volumes) || []).map(({ Name, UsageData }) => [Name, UsageData?.Size ?? -1]),
  );
  return new Map(
    own.map(({ Name, Labels }) => {
      const size = sizes.get(Name) ?? -1;
      return [Labels[label.volume] ?? Name, size < 0 ? null : size];
    }),
  );
}
