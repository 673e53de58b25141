import { EngineError, type RunResult, type Workload } from "#gateway/engine/engine.ts";
import { bodyOf, imageOf } from "./body.ts";
import { tagged } from "./images.ts";
import { label } from "./names.ts";
import { ensureNetwork, type NetworkDriver } from "./network.ts";
import { wait, type Reach } from "./reach.ts";
import { runOnce } from "./run.ts";
import { ensureVolume } from "./volumes.ts";

/** How long after its time a run that nobody ends may stay, in milliseconds. */
const SPARE = 60_000;

/** How often a run is tried whose network went, and the time between, in milliseconds. */
const TRIES = 20;
const PAUSE = 250;

/** Whether it is the network that was not there: a node forgets one with the last container on it, while the next is started. */
const isNetworkGone = (error: unknown): boolean =>
  error instanceof EngineError && /network .* not found/i.test(error.message);

/**
 * Runs a command once in a container of this machine that is made as a pod of the workload would be, without its ports.
 * @param driver what makes the network of the owner where it is not there yet.
 */
export async function runWorkload(
  reach: Reach,
  workload: Workload,
  driver: NetworkDriver,
  { command, timeoutSeconds }: { command: readonly string[]; timeoutSeconds: number },
  signal?: AbortSignal,
): Promise<RunResult> {
  const { appId, ownerId, volumes, files } = workload;
  for (const volume of volumes) await ensureVolume(reach, appId, volume, signal);
  const image = await imageOf(reach, workload, signal);
  for (let tries = 1; ; tries += 1)
    try {
      const network = await ensureNetwork(reach, ownerId, driver, signal);
      const body = bodyOf(reach.gateway, { ...workload, command, args: [] }, { network, image });
      const until = reach.clock.now() + timeoutSeconds * 1_000 + SPARE;
      const labels = { ...body.Labels, [label.role]: "run", [label.until]: String(until) };
      return await runOnce(
        reach,
        { ...body, Labels: labels },
        { appId, files: image === tagged(workload.image) ? files : [], timeoutSeconds },
        signal,
      );
    } catch (error) {
      if (tries === TRIES || !isNetworkGone(error)) throw error;
      await wait(reach.timers, PAUSE, signal);
    }
}
