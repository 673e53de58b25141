import { EngineError, type Engine, type LogRange } from "#gateway/engine/engine.ts";
import { containerLog } from "#gateway/engine/dockerApi/containerLog.ts";
import { eventOf, toldEvents } from "#gateway/engine/dockerApi/events.ts";
import { ask, untilEnded } from "#gateway/engine/dockerApi/failures.ts";
import { pullImage, readImage, readImages } from "#gateway/engine/dockerApi/images.ts";
import { readLogs, type LogSource } from "#gateway/engine/dockerApi/logs.ts";
import { openStream, reacher, type DockerOptions, type Reach } from "#gateway/engine/dockerApi/reach.ts";
import { runWorkload } from "#gateway/engine/dockerApi/runWorkload.ts";
import { openTerminal } from "#gateway/engine/dockerApi/terminal.ts";
import { readUsage } from "#gateway/engine/dockerApi/usage.ts";
import { readVolumes, removeVolumes } from "#gateway/engine/dockerApi/volumes.ts";
import { isWellAt } from "#gateway/engine/dockerApi/wellness.ts";
import { applyService, overlay } from "./apply.ts";
import { gateAddresses, localContainer, nodeNames, ranOutOfMemory, reachedAt } from "./nodes.ts";
import { removeServices } from "./remove.ts";
import { placedTasks, podOfTask, taskOf, type Task } from "./tasks.ts";

const GRACE = 10;

/**
 * Runs apps as services of a Docker Swarm that the gateway speaks to at one manager. A revision is a service, a pod is a task
 * of it; one that ends is followed by another of another name. Names are answered with the tasks' own addresses and ports are
 * published by the nodes themselves (host mode), since that needs no IPVS of the kernel; so they are open to the outside at
 * ports that the nodes choose, and a firewall belongs before these. What holds of containers on the Docker engine (limits,
 * capabilities, nothing of the host mounted) holds here; that programs gain no privilege an engine keeps from API 1.44 on.
 *
 * The swarm has no call for some things on another node than the manager that is spoken to: terminals, usage, events and the
 * sizes of volumes are told of this node's tasks only, and a volume is each node's own unless its driver shares it.
 */
export function createSwarmEngine(options: DockerOptions): Engine {
  const reach = reacher(options);
  const { clock } = options;

  async function logOf(here: Reach, pod: string, signal?: AbortSignal): Promise<LogSource> {
    const task = await taskOf(here, pod, signal);
    const container = localContainer(here, task);
    if (container) return containerLog(here, container, pod, signal);
    const open = async (query: Record<string, string | number | boolean>) =>
      await ask(async () => await openStream(here, `/tasks/${task.ID}/logs`, query), { signal });
    return { pod, open, goesOn: () => Promise.resolve(false) };
  }
  async function* lines(pod: string, range: LogRange, signal?: AbortSignal) {
    yield* readLogs(await logOf(await reach(), pod, signal), range, signal);
  }
  async function* events(since: number, signal?: AbortSignal) {
    for await (const told of toldEvents(await reach(), "task", since, signal)) {
      const named = told.Actor?.Attributes ?? {};
      const pod = `${named["com.docker.swarm.service.name"]}-${named["com.docker.swarm.task.id"]}`;
      const event = eventOf(told, pod);
      if (event) yield event;
    }
  }
  const local = async (here: Reach, pod: string, signal?: AbortSignal) => {
    const task = await taskOf(here, pod, signal);
    const container = localContainer(here, task);
    if (!container)
      throw new EngineError("COMMAND_FAILED", `${pod} is not on the node that the gateway speaks to.`);
    return container;
  };
  const publishedAt = async (here: Reach, task: Task, port: number, signal?: AbortSignal) =>
    await reachedAt(here, task, port, signal);

  return {
    kind: "SWARM",
    ping: async (signal) => {
      const { docker } = await reach();
      await ask(async () => await docker.swarmInspect(), { signal });
      const { Version } = await ask(async () => await docker.version(), { signal });
      return { version: Version };
    },
    image: async (reference, signal) => await readImage(await reach(), reference, signal),
    images: async (signal) => await readImages(await reach(), signal),
    pull: async (reference, told, signal) => await pullImage(await reach(), reference, told, signal),
    apply: async (workload, signal) => await applyService(await reach(), workload, signal),
    remove: async (appId, { revision, graceSeconds = GRACE } = {}, signal) =>
      await removeServices(await reach(), appId, revision, graceSeconds, signal),
    removePod: async (pod, signal) => {
      const container = await local(await reach(), pod, signal);
      await ask(async () => await container.stop({ t: GRACE }), {
        signal,
        patience: GRACE * 1_000 + 60_000,
      });
    },
    removeVolumes: async (appId, signal) => await removeVolumes(await reach(), appId, signal),
    volumes: async (appId, signal) => await readVolumes(await reach(), appId, signal),
    pods: async (appId, signal) => {
      const here = await reach();
      const [all, nodes] = await Promise.all([placedTasks(here, appId, signal), nodeNames(here, signal)]);
      const pods = await Promise.all(
        all.map(async (one) => podOfTask(one, nodes, await ranOutOfMemory(here, one.task, signal))),
      );
      return pods.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
    address: async (pod, port, signal) => {
      const here = await reach();
      return await publishedAt(here, await taskOf(here, pod, signal), port, signal);
    },
    isWell: async (pod, check, signal) => {
      const here = await reach();
      const at = await publishedAt(here, await taskOf(here, pod, signal), check.port, signal);
      return at !== null && (await isWellAt(at, check.path, signal));
    },
    logs: (pod, range, signal) => untilEnded(lines(pod, range, signal), signal),
    usage: async (appId, signal) => {
      const here = await reach();
      const all = await placedTasks(here, appId, signal);
      const found = await Promise.all(
        all.map(async ({ task, pod }) => {
          const container = task.Status.State === "running" ? localContainer(here, task) : null;
          return container ? await readUsage(container, pod, signal) : undefined;
        }),
      );
      return found.filter((one) => one !== undefined);
    },
    exec: async (pod, terminal, signal) => {
      const here = await reach();
      return await openTerminal(here, await local(here, pod, signal), terminal, signal);
    },
    run: async (workload, command, signal) => {
      return await runWorkload(await reach(), workload, overlay, command, signal);
    },
    speakers: async (signal) => await gateAddresses(await reach(), signal),
    events: (signal) => untilEnded(events(clock.now(), signal), signal),
    close: async () => {},
  };
}
