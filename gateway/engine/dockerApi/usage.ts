import type Dockerode from "dockerode";
import type { PodUsage } from "#gateway/engine/engine.ts";
import { ask, unlessGone } from "./failures.ts";

interface Counters {
  read: string;
  cpu_stats?: { cpu_usage?: { total_usage?: number } };
  memory_stats?: { usage?: number; stats?: Record<string, number> };
  networks?: Record<string, { rx_bytes?: number; tx_bytes?: number }>;
}

/** Memory without what the kernel keeps of files and gives back at once, as `docker stats` counts it. */
const held = ({ usage = 0, stats = {} }: NonNullable<Counters["memory_stats"]>): number =>
  Math.max(0, usage - (stats["total_inactive_file"] ?? stats["inactive_file"] ?? 0));

/** What a container uses; undefined where it does not run. Asked once, without the second that an engine else compares with. */
export async function readUsage(
  container: Dockerode.Container,
  pod: string,
  signal?: AbortSignal,
): Promise<PodUsage | undefined> {
  const found = await ask(
    async (): Promise<Counters | undefined> =>
      await unlessGone(async () => await container.stats({ stream: false, "one-shot": true })),
    { signal },
  );
  const cpu = found?.cpu_stats?.cpu_usage?.total_usage;
  if (!found || cpu === undefined || found.memory_stats?.usage === undefined) return undefined;
  const networks = Object.values(found.networks ?? {});
  return {
    pod,
    at: new Date(found.read).toISOString(),
    cpuMs: Math.round(cpu / 1_000_000),
    memoryBytes: held(found.memory_stats),
    receivedBytes: networks.reduce((sum, one) => sum + (one.rx_bytes ?? 0), 0),
    sentBytes: networks.reduce((sum, one) => sum + (one.tx_bytes ?? 0), 0),
  };
}
