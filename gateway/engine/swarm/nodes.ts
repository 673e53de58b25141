import type Dockerode from "dockerode";
import { ask, unlessGone } from "#gateway/engine/dockerApi/failures.ts";
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
