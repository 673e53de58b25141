import type Dockerode from "dockerode";
import { ask, unlessGone } from "#gateway/engine/dockerApi/failures.ts";
import { label } from "#gateway/engine/dockerApi/names.ts";
import type { Reach } from "#gateway/engine/dockerApi/reach.ts";
import type { Task } from "./tasks.ts";

/** The names of the swarm's nodes, by their ids. */
export async function nodeNames(
  { docker }: Reach,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  interface Node {
    ID: string;
    Description?: { Hostname?: string };
  }
  const nodes: Node[] = await ask(async () => await docker.listNodes(), { signal });
  return new Map(nodes.map(({ ID, Description }) => [ID, Description?.Hostname ?? ID]));
}

/** The container of a task on the node that the gateway speaks to; null where it is on another, or not made yet. */
export function localContainer(
  { docker, nodeId }: Reach,
  { NodeID, Status }: Task,
): Dockerode.Container | null {
  const id = Status.ContainerStatus?.ContainerID;
  return NodeID === nodeId && id ? docker.getContainer(id) : null;
}

/** Whether a task ended for its memory: its container knows, where it is here. */
export async function ranOutOfMemory(reach: Reach, task: Task, signal?: AbortSignal): Promise<boolean> {
  const container = localContainer(reach, task);
  if (task.Status.State !== "failed" || !container) return false;
  const found = await ask(async () => await unlessGone(async () => await container.inspect()), { signal });
  return found?.State.OOMKilled ?? false;
}

/** Where a port of a task is reached: at its node's address, or this node's own. */
export async function reachedAt(
  { docker, nodeId }: Reach,
  { NodeID, Status }: Task,
  port: number,
  signal?: AbortSignal,
): Promise<{ host: string; port: number } | null> {
  const published = Status.PortStatus?.Ports?.find(({ TargetPort }) => TargetPort === port)?.PublishedPort;
  if (Status.State !== "running" || !published || NodeID === undefined) return null;
  if (NodeID === nodeId) return { host: "127.0.0.1", port: published };
  const node: { Status?: { Addr?: string } } = await ask(async () => await docker.getNode(NodeID).inspect(), {
    signal,
  });
  return node.Status?.Addr ? { host: node.Status.Addr, port: published } : null;
}

/** The network by which containers of this node speak to what is not in a network of the swarm. */
const GATE = "docker_gwbridge";

/** The addresses that the gateway's own containers on this node have there; those of others pass through it too. */
export async function gateAddresses({ docker, gateway }: Reach, signal?: AbortSignal): Promise<string[]> {
  return await ask(
    async () => {
      const [own, there] = await Promise.all([
        docker.listContainers({ filters: { label: [`${label.gateway}=${gateway}`] } }),
        unlessGone(async () => await docker.getNetwork(GATE).inspect()),
      ]);
      return own.flatMap(({ Id }) => {
        const address = there?.Containers?.[Id]?.IPv4Address.split("/")[0];
        return address ? `${address}/32` : [];
      });
    },
    { signal },
  );
}
