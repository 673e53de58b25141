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

/** Frees the volumes of an app on this machine. */
export async function removeVolumes(
  { docker, gateway }: Reach,
  appId: string,
  signal?: AbortSignal,
): Promise<void> {
  await ask(
    async () => {
      const { Volumes } = await docker.listVolumes({
        filters: own(gateway, "volume", { [label.app]: appId }),
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
  Labels?: Record<string, string> | null;
  UsageData?: { Size: number } | null;
}

const isDiskUse = (found: unknown): found is { Volumes?: Held[] | null } => isRecord(found);

/** What the volumes of an app hold. */
export async function readVolumes(
  { docker, gateway }: Reach,
  appId: string,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, number | null>> {
  const found = await ask(async () => await readJson({ docker }, "/system/df", { type: "volume" }), {
    signal,
    patience: 120_000,
  });
  const Volumes = isDiskUse(found) ? found.Volumes : null;
  const held = (Volumes ?? []).flatMap(({ Labels, UsageData }) => {
    const name = Labels?.[label.volume];
    const isOwn = Labels?.[label.gateway] === gateway && Labels[label.app] === appId;
    const size = UsageData?.Size ?? -1;
    return isOwn && name !== undefined ? [[name, size < 0 ? null : size] as const] : [];
  });
  return new Map(held);
}
