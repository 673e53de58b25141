import type { V1ContainerStatus, V1Pod } from "@kubernetes/client-node";
import type { EngineEvent } from "#gateway/engine/engine.ts";
import { label } from "#gateway/engine/dockerApi/names.ts";
import { containerOf, isGoing } from "./pods.ts";
import { changes, type Change, type Snapshot } from "./watch.ts";
import type { Reach } from "./reach.ts";

type Happened = Pick<EngineEvent, "what" | "message"> & { at?: Date | string | undefined };

/** Which time of its container a state is of: its id, and how often it was started. */
const beginOf = (container: V1ContainerStatus | undefined): string =>
  container?.state?.running ? `${container.containerID} ${container.restartCount}` : "";

/** Which end of its container is told; a list brings instants as dates, and a watch as texts. */
const endKey = (container: V1ContainerStatus | undefined): string => {
  const end = container?.state?.terminated ?? container?.lastState?.terminated;
  return end ? `${end.containerID} ${new Date(end.finishedAt ?? 0).getTime()}` : "";
};

/** What has happened between two looks at a pod; what came and went between them is told too where its traces are left. */
export function happenedTo({ before, now }: Change): Happened[] {
  const pod = now ?? before;
  if (!pod) return [];
  const all: Happened[] = [];
  const [earlier, later] = [before && containerOf(before), containerOf(pod)];
  if (!before) all.push({ what: "CREATED", message: "", at: pod.metadata?.creationTimestamp });
  const lost = endKey(later) !== endKey(earlier);
  if (lost) {
    const end = later?.state?.terminated ?? later?.lastState?.terminated;
    // One that began and ended between two looks was not seen to begin.
    const wasSeen = beginOf(earlier) !== "" && beginOf(earlier).startsWith(`${end?.containerID} `);
    if (!wasSeen && end?.startedAt) all.push({ what: "STARTED", message: "", at: end.startedAt });
    if (end?.reason === "OOMKilled") all.push({ what: "OUT_OF_MEMORY", message: "", at: end.finishedAt });
    all.push({ what: "EXITED", message: `exit code ${end?.exitCode}`, at: end?.finishedAt });
  }
  const running = beginOf(later);
  if (running !== "" && running !== beginOf(earlier))
    all.push({ what: "STARTED", message: "", at: later?.state?.running?.startedAt });
  if (now && isGoing(now) && !(before && isGoing(before)))
    all.push({ what: "KILLED", message: "It is being ended.", at: now.metadata?.deletionTimestamp });
  if (!now) all.push({ what: "REMOVED", message: "" });
  return all;
}

/**
 * What happens to the gateway's own pods from a moment on: read off the pods themselves and not off the cluster's events, of
 * which a busy cluster leaves some out.
 */
export async function* happenings(
  reach: Reach,
  labelSelector: string,
  first: Snapshot,
  signal: AbortSignal,
): AsyncGenerator<EngineEvent> {
  for await (const change of changes(reach, { labelSelector }, first, signal)) {
    const pod: V1Pod | undefined = change.now ?? change.before;
    const labels = pod?.metadata?.labels ?? {};
    for (const { what, message, at } of happenedTo(change))
      yield {
        appId: labels[label.app] ?? "",
        revision: Number(labels[label.revision]),
        pod: pod?.metadata?.name ?? "",
        at: new Date(at ?? reach.clock.now()).toISOString(),
        what,
        message,
      };
  }
}
