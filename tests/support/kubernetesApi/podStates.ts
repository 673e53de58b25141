import type { V1ContainerStateTerminated, V1ContainerStateWaiting, V1Pod } from "@kubernetes/client-node";
import type { Collection } from "./objects.ts";

/** Writes into pods what becomes of their containers. */
export function createPodStates(pods: Collection<V1Pod>) {
  const statusOf = (pod: V1Pod) => {
    const status = (pod.status ??= {});
    const image = pod.spec?.containers[0]?.image ?? "";
    const [container = { name: "app", image, imageID: "", ready: false, restartCount: 0 }] =
      status.containerStatuses ?? [];
    status.containerStatuses = [container];
    return { status, container };
  };
  const waits = (pod: V1Pod, waiting: V1ContainerStateWaiting) => {
    const { container } = statusOf(pod);
    container.ready = false;
    container.state = { waiting };
    pods.changed(pod);
  };

  /** Notes how a container ended, and what the pod does then. */
  function ended(pod: V1Pod, terminated: V1ContainerStateTerminated): void {
    const { status, container } = statusOf(pod);
    container.ready = false;
    if (pod.spec?.restartPolicy === "Never") {
      container.state = { terminated };
      status.phase = terminated.exitCode === 0 ? "Succeeded" : "Failed";
    } else {
      container.lastState = { terminated };
      container.state = {
        waiting: { reason: "CrashLoopBackOff", message: "back-off restarting failed container" },
      };
    }
    pods.changed(pod);
  }

  return { statusOf, waits, ended };
}
