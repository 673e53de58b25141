import type { V1ContainerState, V1ContainerStatus, V1Pod } from "@kubernetes/client-node";
import { EngineError, type Pod } from "#gateway/engine/engine.ts";
import { label, type Role } from "#gateway/engine/dockerApi/names.ts";
import { ask, isNoCommand, unlessGone } from "./failures.ts";
import { isOwn, ownSelector } from "./names.ts";
import type { Reach } from "./reach.ts";

type Reason = NonNullable<Pod["reason"]>;

/** Why a container waits whose image is not to be had. */
const NO_IMAGE = new Set([
  "ErrImagePull",
  "ImagePullBackOff",
  "InvalidImageName",
  "ErrImageNeverPull",
  "ImageInspectError",
  "RegistryUnavailable",
]);

/** Why a container waits that cannot be made. */
const NOT_MADE = new Set([
  "CreateContainerConfigError",
  "CreateContainerError",
  "RunContainerError",
  "PreCreateHookError",
  "PreStartHookError",
]);

/** Why a container ended that never began. */
const NOT_BEGUN = new Set(["StartError", "ContainerCannotRun"]);

/** The only container of a pod. */
export const containerOf = ({ status }: V1Pod): V1ContainerStatus | undefined =>
  status?.containerStatuses?.[0];

/** How a container ended, where it does not run now. */
export const endOf = (state: V1ContainerStatus | undefined): V1ContainerState["terminated"] =>
  state?.state?.running ? undefined : (state?.state?.terminated ?? state?.lastState?.terminated);

/** Why the image of a pod is not to be had; undefined where it is, or that is not known yet. */
export function noImage(pod: V1Pod): Reason | undefined {
  const waiting = containerOf(pod)?.state?.waiting;
  if (!waiting || !NO_IMAGE.has(waiting.reason ?? "")) return undefined;
  return { code: "IMAGE_PULL_FAILED", message: waiting.message ?? waiting.reason ?? "" };
}

const started = (message: string): Reason => ({
  code: isNoCommand(message) ? "COMMAND_FAILED" : "START_FAILED",
  message,
});

function endReason(terminated: NonNullable<V1ContainerState["terminated"]>): Reason {
  const { reason = "", message = "", exitCode } = terminated;
  if (reason === "OOMKilled") return { code: "OUT_OF_MEMORY", message: "It took more memory than it may." };
  if (NOT_BEGUN.has(reason)) return started(message);
  return { code: "EXITED", message: `It ended with exit code ${exitCode}.` };
}

/** Why a pod does not run; null where it does, or may yet. */
function reasonOf(pod: V1Pod): Reason | null {
  const { status } = pod;
  const container = containerOf(pod);
  if (container?.state?.running) return null;
  const missing = noImage(pod);
  if (missing) return missing;
  const waiting = container?.state?.waiting;
  if (waiting && NOT_MADE.has(waiting.reason ?? "")) return started(waiting.message ?? waiting.reason ?? "");
  const terminated = endOf(container);
  if (terminated) return endReason(terminated);
  // A node that is short of something ends pods, and says so of them alone.
  if (status?.phase === "Failed")
    return { code: "START_FAILED", message: status.message ?? status.reason ?? "It was ended by its node." };
  const placed = status?.conditions?.find(({ type }) => type === "PodScheduled");
  return placed?.status === "False" && placed.reason === "Unschedulable"
    ? { code: "START_FAILED", message: placed.message ?? "No node has room for it." }
    : null;
}

function phaseOf(pod: V1Pod, reason: Reason | null): Pod["phase"] {
  const { status } = pod;
  if (status?.phase === "Unknown") return "UNKNOWN";
  if (status?.phase === "Succeeded") return "SUCCEEDED";
  if (containerOf(pod)?.state?.running) return "RUNNING";
  // What no node has room for may find it yet.
  const isPlaced = status?.conditions?.every(({ reason }) => reason !== "Unschedulable") ?? true;
  return reason && isPlaced ? "FAILED" : "PENDING";
}

const instant = (at: Date | string | undefined): string | null =>
  at === undefined ? null : new Date(at).toISOString();

/** The exit code of how a container ended: one that never began is told as a shell tells it. */
export const codeOfEnd = ({
  exitCode,
  reason = "",
  message = "",
}: NonNullable<V1ContainerState["terminated"]>): number =>
  NOT_BEGUN.has(reason) && isNoCommand(message) ? 127 : exitCode;

/** A pod as the gateway knows it. */
export function podOf(pod: V1Pod): Pod {
  const { metadata, spec, status } = pod;
  const container = containerOf(pod);
  const terminated = endOf(container);
  const reason = reasonOf(pod);
  const createdAt = instant(metadata?.creationTimestamp) ?? "";
  return {
    name: metadata?.name ?? "",
    appId: metadata?.labels?.[label.app] ?? "",
    revision: Number(metadata?.labels?.[label.revision]),
    phase: phaseOf(pod, reason),
    slot: Number(metadata?.labels?.[label.slot]),
    restarts: container?.restartCount ?? 0,
    node: spec?.nodeName ?? null,
    ip: status?.podIP ?? null,
    image: metadata?.annotations?.[label.image] ?? spec?.containers[0]?.image ?? "",
    createdAt,
    startedAt: instant(container?.state?.running?.startedAt ?? terminated?.startedAt),
    exitCode: terminated ? codeOfEnd(terminated) : null,
    reason,
  };
}

/** Whether a pod is being ended. */
export const isGoing = ({ metadata }: V1Pod): boolean => metadata?.deletionTimestamp !== undefined;

/** Pods of the gateway's own, by name. */
export async function listOwn(
  { core, namespace, gateway }: Reach,
  roles: Role | readonly Role[],
  only: Record<string, string | number | undefined>,
  signal?: AbortSignal,
): Promise<V1Pod[]> {
  const labelSelector = ownSelector(gateway, roles, only);
  const { items } = await ask(async () => await core.listNamespacedPod({ namespace, labelSelector }), {
    signal,
  });
  const nameOf = ({ metadata }: V1Pod) => metadata?.name ?? "";
  return items.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

/**
 * One pod.
 * @throws {EngineError} `POD_NOT_FOUND` also where a pod has the name that is none of the gateway's own.
 */
export async function readPod(
  { core, namespace, gateway }: Reach,
  name: string,
  signal?: AbortSignal,
): Promise<V1Pod> {
  const isName = /^[a-z0-9][a-z0-9-]{0,62}$/.test(name);
  // An engine that is away says so whatever it is asked for.
  const found = await ask(
    async () =>
      await unlessGone(async () => core.readNamespacedPod({ namespace, name: isName ? name : "none" })),
    { signal },
  );
  if (!isName || !found || !isOwn(gateway, found.metadata) || found.metadata?.labels?.[label.role] !== "pod")
    throw new EngineError("POD_NOT_FOUND", `There is no pod ${name}.`);
  return found;
}
