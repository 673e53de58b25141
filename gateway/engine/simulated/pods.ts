import { EngineError, type Pod, type Workload } from "#gateway/engine/engine.ts";
import { podName } from "#gateway/engine/dockerApi/names.ts";
import { seedOf, within } from "#gateway/platform/mock/seed.ts";
import { lifeOf, type Life } from "./life.ts";
import type { Plan, PodRow } from "./repository.ts";

/** A simulated pod with all that is known of it. */
export interface Known {
  pod: PodRow;
  workload: Workload;
  life: Life;
}

/** The row of a slot's pod, of a name that is the same for everybody who makes it. */
export function rowOf(
  gateway: string,
  workload: Workload,
  slot: number,
  generation: number,
  at: string,
): PodRow {
  return {
    name: podName(gateway, workload, slot, generation),
    gateway,
    appId: workload.appId,
    revision: workload.revision,
    slot,
    generation,
    createdAt: at,
    killedAt: null,
    removedAt: null,
  };
}

/** What makes exactly so many pods of a workload be there: killed ones are replaced, those above are removed. */
export const planFor =
  (gateway: string, workload: Workload, at: string): Plan =>
  (pods) => {
    const live = pods.filter(({ removedAt }) => removedAt === null);
    const kept = live.filter(({ slot, killedAt }) => slot < workload.replicas && killedAt === null);
    const gone = live.filter((pod) => !kept.includes(pod)).map(({ name }) => name);
    const filled = new Set(kept.map(({ slot }) => slot));
    const come = Array.from({ length: workload.replicas }, (_, slot) => slot)
      .filter((slot) => !filled.has(slot))
      .map((slot) => {
        const before = pods.filter((pod) => pod.slot === slot).map(({ generation }) => generation);
        return rowOf(gateway, workload, slot, Math.max(-1, ...before) + 1, at);
      });
    return { gone, come };
  };

/** A row with what is worked out of it. */
export const known = ({ pod, workload }: { pod: PodRow; workload: Workload }): Known => ({
  pod,
  workload,
  life: lifeOf(pod, workload),
});

const instant = (ms: number): string => new Date(ms).toISOString();

/** The span in which a pod runs now, if it does. */
export const runningSpan = ({ life }: Known, now: number) => {
  const last = life.spans(now).at(-1);
  return last && last.to === null ? last : undefined;
};

/** A pod as it is now. */
export function shownPod({ pod, workload, life }: Known, now: number): Pod {
  const seed = seedOf("pod", pod.name);
  const last = life.spans(now).at(-1);
  const refusal = life.refusal && life.refusal.at <= now ? life.refusal : null;
  const hasEnded = last !== undefined && last.to !== null;
  const reason = refusal
    ? { code: refusal.code, message: refusal.message }
    : !hasEnded
      ? null
      : last.isOutOfMemory
        ? { code: "OUT_OF_MEMORY" as const, message: "It took more memory than it may." }
        : { code: "EXITED" as const, message: `It ended with exit code ${last.exitCode}.` };
  return {
    name: pod.name,
    appId: pod.appId,
    revision: pod.revision,
    phase: reason ? "FAILED" : last ? "RUNNING" : "PENDING",
    slot: pod.slot,
    restarts: life.restarts(now),
    node: now < life.createdAt ? null : `node-${within(1, 3, seed)}`,
    ip: last
      ? `10.${within(40, 60, seedOf("net", workload.ownerId))}.${seed % 250}.${(seed >>> 8) % 250}`
      : null,
    image: workload.image,
    createdAt: pod.createdAt,
    startedAt: last ? instant(last.from) : null,
    exitCode: refusal ? 127 : (last?.exitCode ?? null),
    reason,
  };
}

/** The failure of a call for a pod that is not there. */
export const noPod = (name: string): EngineError =>
  new EngineError("POD_NOT_FOUND", `There is no pod ${name}.`);
