import { EngineError, type Pod } from "#gateway/engine/engine.ts";
import { ask, codeOf, unlessGone } from "#gateway/engine/dockerApi/failures.ts";
import { label, own } from "#gateway/engine/dockerApi/names.ts";
import { startReason } from "#gateway/engine/dockerApi/pods.ts";
import { readJson, type Reach } from "#gateway/engine/dockerApi/reach.ts";

/** A task as the swarm tells it. */
export interface Task {
  ID: string;
  ServiceID: string;
  NodeID?: string;
  Slot?: number;
  CreatedAt: string;
  DesiredState: string;
  Status: {
    State: string;
    Timestamp: string;
    Err?: string;
    ContainerStatus?: { ContainerID?: string; ExitCode?: number };
    PortStatus?: { Ports?: { TargetPort: number; PublishedPort: number; Protocol: string }[] };
  };
  NetworksAttachments?: { Network: { Spec: { Labels?: Record<string, string> } }; Addresses?: string[] }[];
}

/** A task with what its service says of it. */
export interface Placed {
  task: Task;
  pod: string;
  labels: Record<string, string>;
  /** How many tasks were in its place before. */
  restarts: number;
}

const isOver = ({ DesiredState }: Task): boolean => DesiredState === "shutdown" || DesiredState === "remove";
const ended = new Set(["complete", "failed", "rejected", "orphaned", "shutdown"]);

/** The task of a slot that is told: the newest, or while that has not begun, the one before that failed. */
function told(tasks: readonly Task[]): { task: Task; restarts: number } | undefined {
  const sorted = tasks.toSorted((a, b) => (a.CreatedAt < b.CreatedAt ? 1 : -1));
  const [newest, before] = sorted;
  if (!newest || sorted.every(isOver)) return undefined;
  const hasBegun = newest.Status.State === "running" || ended.has(newest.Status.State);
  const task = !hasBegun && before && ended.has(before.Status.State) ? before : newest;
  return { task, restarts: sorted.length - 1 };
}

const isTasks = (found: unknown): found is Task[] => Array.isArray(found);

/** The tasks of the gateway's own services, one for each slot. */
export async function placedTasks(
  reach: Reach,
  appId?: string,
  signal?: AbortSignal,
): Promise<readonly Placed[]> {
  const { docker, gateway } = reach;
  return await ask(
    async () => {
      const services = await docker.listServices({
        filters: own(gateway, "service", { [label.app]: appId }),
      });
      if (services.length === 0) return [];
      const filters = JSON.stringify({ service: services.map(({ ID }) => ID) });
      const found = await readJson(reach, "/tasks", { filters });
      const bySlot = new Map<string, Task[]>();
      for (const task of isTasks(found) ? found : []) {
        const slot = `${task.ServiceID} ${task.Slot}`;
        bySlot.set(slot, [...(bySlot.get(slot) ?? []), task]);
      }
      return [...bySlot.values()].flatMap((tasks) => {
        const one = told(tasks);
        const service = services.find(({ ID }) => ID === one?.task.ServiceID);
        if (!one || !service?.Spec) return [];
        const labels = service.Spec.Labels ?? {};
        return [{ ...one, labels, pod: `${service.Spec.Name}-${one.task.ID}` }];
      });
    },
    { signal },
  );
}

const known: Record<string, Pod["phase"]> = {
  running: "RUNNING",
  complete: "SUCCEEDED",
  failed: "FAILED",
  rejected: "FAILED",
  orphaned: "UNKNOWN",
  shutdown: "FAILED",
};

function reasonOf({ Status: { State, Err, ContainerStatus } }: Task, isOutOfMemory: boolean): Pod["reason"] {
  if (isOutOfMemory) return { code: "OUT_OF_MEMORY", message: "It took more memory than it may." };
  if (State === "running" || State === "orphaned") return null;
  const code = ContainerStatus?.ExitCode ?? 0;
  if (Err && codeOf(Err) !== undefined) return startReason(Err);
  if (State === "complete" || State === "shutdown" || (State === "failed" && /exit/.test(Err ?? "")))
    return { code: "EXITED", message: `It ended with exit code ${code}.` };
  return Err ? startReason(Err) : null;
}

/** A pod that is a task. */
export function podOfTask(
  { task, pod, labels, restarts }: Placed,
  nodes: ReadonlyMap<string, string>,
  isOutOfMemory: boolean,
): Pod {
  const { Status: status } = task;
  const hasEnded = ended.has(status.State);
  const address = task.NetworksAttachments?.find(
    ({ Network }) => Network.Spec.Labels?.[label.gateway] === labels[label.gateway],
  )?.Addresses?.[0];
  return {
    name: pod,
    appId: labels[label.app] ?? "",
    revision: Number(labels[label.revision]),
    slot: null,
    phase: known[status.State] ?? "PENDING",
    restarts,
    node: task.NodeID === undefined ? null : (nodes.get(task.NodeID) ?? task.NodeID),
    ip: address?.split("/")[0] ?? null,
    image: labels[label.image] ?? "",
    createdAt: new Date(task.CreatedAt).toISOString(),
    startedAt: status.State === "running" ? new Date(status.Timestamp).toISOString() : null,
    exitCode: hasEnded && status.ContainerStatus ? (status.ContainerStatus.ExitCode ?? 0) : null,
    reason: reasonOf(task, isOutOfMemory),
  };
}

/**
 * The task of a pod.
 * @throws {EngineError} `POD_NOT_FOUND` also where it is none of the gateway's own.
 */
export async function taskOf(reach: Reach, pod: string, signal?: AbortSignal): Promise<Task> {
  const none = new EngineError("POD_NOT_FOUND", `There is no pod ${pod}.`);
  const [, service = "", id = ""] = /^([a-z0-9-]{1,37})-([a-z0-9]{25})$/.exec(pod) ?? [];
  if (id === "") throw none;
  const found = await ask(
    async () => {
      const there = await unlessGone(async () => await reach.docker.getService(service).inspect());
      if (there?.Spec.Labels?.[label.gateway] !== reach.gateway) return undefined;
      const tasks = await readJson(reach, "/tasks", { filters: JSON.stringify({ id: [id] }) });
      const task = isTasks(tasks) ? tasks[0] : undefined;
      return task?.ServiceID === there.ID ? task : undefined;
    },
    { signal },
  );
  if (!found) throw none;
  return found;
}
