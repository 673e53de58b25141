import type { V1Pod } from "@kubernetes/client-node";
import { usageOf } from "#gateway/engine/simulated/figures.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import type { ClusterObjects } from "./cluster.ts";
import type { Kubelet } from "./kubelet.ts";
import { workloadOf } from "./workloads.ts";

/** What the metrics API says of pods. */
export function metricsOf(objects: ClusterObjects, kubelet: Kubelet, clock: Clock, pods: readonly V1Pod[]) {
  const items = pods.flatMap((pod) => {
    const run = kubelet.runOf(pod);
    if (!run || run.isOver) return [];
    const name = pod.metadata?.name ?? "";
    const span = { from: run.startedAt.getTime(), to: null, exitCode: null, isOutOfMemory: false };
    const { memoryBytes } = usageOf(name, workloadOf(objects, pod), span, clock.now());
    const usage = { cpu: "25000000n", memory: `${Math.round(memoryBytes / 1024)}Ki` };
    const containers = [{ name: "app", usage }];
    return [
      { metadata: { name }, timestamp: new Date(clock.now()).toISOString(), window: "15s", containers },
    ];
  });
  return { kind: "PodMetricsList", apiVersion: "metrics.k8s.io/v1beta1", metadata: {}, items };
}
