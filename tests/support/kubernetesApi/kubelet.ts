import { randomBytes } from "node:crypto";
import type { V1Pod } from "@kubernetes/client-node";
import { behaviourOf } from "#gateway/engine/simulated/behaviour.ts";
import { knownImage } from "#gateway/engine/simulated/images.ts";
import { runSimulated, shellState } from "#gateway/engine/simulated/session.ts";
import { addVolumes } from "#gateway/engine/simulated/volumeRepository.ts";
import type { Workload } from "#gateway/engine/engine.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { ClusterObjects } from "./cluster.ts";
import { begin, finish, talk, write, type Run } from "./containers.ts";
import { createCollecting } from "./collecting.ts";
import { createPodStates } from "./podStates.ts";
import { CLAIMS, KUBELET, workloadOf } from "./workloads.ts";

/** How many processors the node has to give, in thousandths. */
const ROOM = 64_000;

/** How a pod was ended: by itself when it was told to, or by force after its grace. */
export interface Ending {
  pod: string;
  grace: number;
  by: "TERM" | "KILL";
}

interface Held {
  current: Run | undefined;
  previous: Run | undefined;
}

/**
 * The scheduler, the node and the controllers of the stand-in: pods come up as soon as they are made, what crashed is started
 * again whenever the time of the test passes, and the time of a grace passes at once, since nothing else could end it.
 */
export function createKubelet(objects: ClusterObjects, store: Store, clock: Clock) {
  const { pods } = objects;
  const held = new Map<string, Held>();
  const endings: Ending[] = [];
  let addresses = 0;
  const keyOf = ({ metadata }: V1Pod) => metadata?.uid ?? "";
  const nameOf = ({ metadata }: V1Pod) => metadata?.name ?? "";
  const heldOf = (pod: V1Pod): Held => {
    const one = held.get(keyOf(pod)) ?? { current: undefined, previous: undefined };
    held.set(keyOf(pod), one);
    return one;
  };

  const { statusOf, waits, ended } = createPodStates(pods);
  const runOf = (pod: V1Pod): Run | undefined => held.get(keyOf(pod))?.current;

  function end(
    pod: V1Pod,
    exitCode: number,
    reason = exitCode === 0 ? "Completed" : "Error",
    message = "",
  ): void {
    const run = runOf(pod);
    if (!run || run.isOver) return;
    finish(run);
    const finishedAt = new Date(clock.now());
    ended(pod, { exitCode, reason, message, containerID: run.id, startedAt: run.startedAt, finishedAt });
  }

  /** Runs what runs once to its end, as long as it may. */
  async function runOnce(pod: V1Pod, run: Run, workload: Workload): Promise<void> {
    const seconds = pod.spec?.activeDeadlineSeconds ?? Infinity;
    const state = shellState({ store, clock }, KUBELET, nameOf(pod), workload, { columns: 80, rows: 24 });
    const { exitCode, output } = await runSimulated(
      state,
      [...(workload.command ?? []), ...(workload.args ?? [])],
      seconds,
    );
    const lines = output.split("\n");
    lines.pop();
    for (const line of lines) write(run, clock.now(), line);
    if (exitCode !== null) return end(pod, exitCode);
    const { status } = statusOf(pod);
    finish(run);
    Object.assign(status, {
      phase: "Failed",
      reason: "DeadlineExceeded",
      message: "Pod was active on the node too long",
    });
    pods.changed(pod);
  }

  async function start(pod: V1Pod): Promise<void> {
    const { status, container } = statusOf(pod);
    const image = container.image;
    if (!knownImage(image))
      return waits(pod, {
        reason: "ErrImagePull",
        message: `failed to pull and unpack image "${image}": not found`,
      });
    container.imageID = `docker.io/${image}@${knownImage(image)?.digest}`;
    let workload: Workload;
    try {
      workload = workloadOf(objects, pod);
    } catch (error) {
      return waits(pod, { reason: "CreateContainerConfigError", message: String(error) });
    }
    await addVolumes(store.db, KUBELET, CLAIMS, workload.volumes);
    const own = heldOf(pod);
    const id = `containerd://${randomBytes(8).toString("hex")}`;
    const run = await begin(id, nameOf(pod), workload, status.podIP ?? "", clock.now());
    if (pods.find(nameOf(pod)) !== pod || pod.metadata?.deletionTimestamp) return finish(run);
    if (own.current) {
      container.restartCount += 1;
      own.previous = own.current;
    }
    own.current = run;
    container.containerID = id;
    const { refusal, exit } = behaviourOf(workload);
    if (refusal) return end(pod, 128, "StartError", `failed to create containerd task: ${refusal.message}`);
    status.phase = "Running";
    container.ready = true;
    container.state = { running: { startedAt: run.startedAt } };
    pods.changed(pod);
    if (pod.spec?.restartPolicy === "Never") await runOnce(pod, run, workload);
    else if (exit) end(pod, exit.code, exit.isOutOfMemory ? "OOMKilled" : undefined);
  }

  /** Gives a pod a place, where there is room, and starts it. */
  async function place(pod: V1Pod): Promise<void> {
    const cpu = Number.parseInt(pod.spec?.containers[0]?.resources?.requests?.["cpu"] ?? "0", 10);
    pod.status = { phase: "Pending" };
    if (cpu > ROOM) {
      const message = "0/1 nodes are available: 1 Insufficient cpu.";
      pod.status.conditions = [{ type: "PodScheduled", status: "False", reason: "Unschedulable", message }];
      return pods.changed(pod);
    }
    addresses += 1;
    if (pod.spec) pod.spec.nodeName = "node-1";
    Object.assign(pod.status, {
      hostIP: "127.0.0.1",
      podIP: `127.77.${(addresses >> 7) & 255}.${(addresses & 127) + 1}`,
      startTime: new Date(clock.now()),
    });
    waits(pod, { reason: "ContainerCreating" });
    await start(pod);
  }

  const { collect, dropClaim } = createCollecting(objects, store, clock);

  return {
    endings,
    runOf,
    previousOf: (pod: V1Pod) => held.get(keyOf(pod))?.previous,
    place,
    dropClaim,
    /** Ends a pod with a grace, and forgets it. */
    remove: async (pod: V1Pod, grace: number): Promise<void> => {
      pod.metadata = {
        ...pod.metadata,
        deletionTimestamp: new Date(clock.now()),
        deletionGracePeriodSeconds: grace,
      };
      pods.changed(pod);
      const run = runOf(pod);
      if (run && !run.isOver) {
        const isPolite = run.workload.command?.some((part) => part.includes("TERM")) ?? false;
        endings.push({ pod: nameOf(pod), grace, by: isPolite ? "TERM" : "KILL" });
        end(pod, isPolite ? 0 : 137);
      }
      pods.drop(pod);
      await collect(pod);
    },
    /** Kills the container of a pod. */
    kill: (name: string) => end(pods.get(name), 137),
    /** Lets time pass in what runs, after the clock was moved. */
    pass: async (ms: number): Promise<void> => {
      for (const pod of pods.all()) {
        const run = runOf(pod);
        if (run && !run.isOver) talk(run, clock.now(), ms);
        const reason = pod.status?.containerStatuses?.[0]?.state?.waiting?.reason;
        if (reason === "CrashLoopBackOff" || reason === "CreateContainerConfigError") await start(pod);
      }
    },
    close: () => {
      for (const { current } of held.values()) if (current) finish(current);
    },
  };
}

/** What runs the pods of the stand-in. */
export type Kubelet = ReturnType<typeof createKubelet>;
