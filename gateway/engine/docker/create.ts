import type Dockerode from "dockerode";
import { EngineError, type Workload } from "#gateway/engine/engine.ts";
import { bodyOf, type Made } from "#gateway/engine/dockerApi/body.ts";
import { portKey } from "#gateway/engine/dockerApi/container.ts";
import { ask, statusOf, unlessGone, wordsOf } from "#gateway/engine/dockerApi/failures.ts";
import { label, podName, readable } from "#gateway/engine/dockerApi/names.ts";
import { wait, type Reach } from "#gateway/engine/dockerApi/reach.ts";
import { archiveOf } from "#gateway/engine/dockerApi/tar.ts";
import { tagged } from "#gateway/engine/dockerApi/images.ts";

/** How often a name that a stranger's container has is passed over. */
const TRIES = 5;

/** How long until a name is looked at again, in milliseconds. */
const PAUSE = 50;

/**
 * Makes the container of a slot, with its files and not started. Its name is the same for everybody who makes it, so that two
 * who do so at once, or one that is done twice, make one.
 */
export async function createPod(
  { docker, gateway, timers, isNear }: Reach,
  workload: Workload,
  slot: { slot: number; generation: number },
  made: Made,
  signal?: AbortSignal,
): Promise<Dockerode.Container> {
  const body = bodyOf(gateway, workload, made);
  const inImage = made.image !== tagged(workload.image);
  const { files } = workload;
  const keys = workload.ports.map(({ port, protocol }) => portKey(port, protocol));
  const isReached = isNear(made.network);
  const create = async (generation: number): Promise<Dockerode.Container> => {
    const name = podName(gateway, workload, slot.slot, generation);
    try {
      return await docker.createContainer({
        ...body,
        name,
        Hostname: name,
        ExposedPorts: Object.fromEntries(keys.map((key) => [key, {}])),
        Labels: {
          ...body.Labels,
          [label.pod]: name,
          [label.slot]: String(slot.slot),
          [label.generation]: String(generation),
          ...(files.length > 0 &&
            !inImage && { [label.files]: JSON.stringify(files.map(({ path }) => path)) }),
          ...(isReached && { [label.unpublished]: keys.join(",") }),
        },
        HostConfig: {
          ...body.HostConfig,
          RestartPolicy: { Name: "unless-stopped" },
          ...(!isReached && {
            PortBindings: Object.fromEntries(
              keys.map((key) => [key, [{ HostIp: "127.0.0.1", HostPort: "" }]]),
            ),
          }),
        },
        NetworkingConfig: {
          EndpointsConfig: { [made.network]: { Aliases: [readable(workload.name)] } },
        },
      });
    } catch (error) {
      if (statusOf(error) !== 409 || !/name/i.test(wordsOf(error))) throw error;
      const there = await unlessGone(async () => await docker.getContainer(name).inspect());
      // The name is taken a moment before the container can be asked for, and some time before it is gone.
      if (!there) {
        await wait(timers, PAUSE, signal);
        return await create(generation);
      }
      if (there.Config.Labels[label.gateway] === gateway) return docker.getContainer(there.Id);
      if (generation >= slot.generation + TRIES)
        throw new EngineError("START_FAILED", `A container that is none of Berth's has the name ${name}.`);
      return await create(generation + 1);
    }
  };
  return await ask(
    async () => {
      const container = await create(slot.generation);
      if (!inImage && files.length > 0) await container.putArchive(archiveOf(files), { path: "/" });
      return container;
    },
    { signal, otherwise: "START_FAILED", patience: 60_000 },
  );
}
