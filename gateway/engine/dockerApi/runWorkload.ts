import type { RunResult, Workload } from "#gateway/engine/engine.ts";
import { bodyOf, imageOf } from "./body.ts";
import { tagged } from "./images.ts";
import { label } from "./names.ts";
import type { Reach } from "./reach.ts";
import { runOnce } from "./run.ts";
import { ensureVolume } from "./volumes.ts";

/** How long after its time a run that nobody ends may stay, in milliseconds. */
const SPARE = 60_000;

/** Runs a command once in a container of this machine that is made as a pod of the workload would be, without its ports. */
export async function runWorkload(
  reach: Reach,
  workload: Workload,
  network: string,
  { command, timeoutSeconds }: { command: readonly string[]; timeoutSeconds: number },
  signal?: AbortSignal,
): Promise<RunResult> {
  const { appId, volumes, files } = workload;
  for (const volume of volumes) await ensureVolume(reach, appId, volume, signal);
  const image = await imageOf(reach, workload, signal);
  const body = bodyOf(reach.gateway, { ...workload, command, args: [] }, { network, image });
  const until = reach.clock.now() + timeoutSeconds * 1_000 + SPARE;
  const labels = { ...body.Labels, [label.role]: "run", [label.until]: String(until) };
  return await runOnce(
    reach,
    { ...body, Labels: labels },
    { appId, files: image === tagged(workload.image) ? files : [], timeoutSeconds },
    signal,
  );
}
