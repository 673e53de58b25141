import type { Engine, LogRange } from "#gateway/engine/engine.ts";
import { untilEnded } from "#gateway/engine/dockerApi/failures.ts";
import { readLogs } from "#gateway/engine/dockerApi/logs.ts";
import { label } from "#gateway/engine/dockerApi/names.ts";
import { isWellAt } from "#gateway/engine/dockerApi/wellness.ts";
import { addressOf } from "./address.ts";
import { applyWorkload, replacePod } from "./apply.ts";
import { happenings } from "./events.ts";
import { ask } from "./failures.ts";
import { pullImage, readImage, readImages } from "./images.ts";
import { podLog } from "./logs.ts";
import { ownSelector } from "./names.ts";
import { GRACE } from "./podBody.ts";
import { isGoing, listOwn, podOf, readPod } from "./pods.ts";
import { reacher, type KubernetesOptions } from "./reach.ts";
import { removeApp } from "./remove.ts";
import { runWorkload } from "./run.ts";
import { openTerminal } from "./terminal.ts";
import { createUsage } from "./usage.ts";
import { readVolumes, removeVolumes } from "./volumes.ts";
import { snapshotOf, type Snapshot } from "./watch.ts";

/**
 * Runs apps as pods of one namespace of a Kubernetes cluster. They are bare pods, named by their slots as on the Docker engine:
 * two gateways that make one make the same, a revision never rolls, and what a quota or a policy refuses is told at once. The
 * node starts again what ended; a pod that is lost with its node is made anew by the next `apply`, since a gateway that is away
 * leads nobody to it either. (`kubectl drain` asks for `--force` where pods are bare.)
 *
 * What a pod cannot do: speak to the API server (no token is mounted, and its network keeps it from private addresses), gain
 * privileges, or be reached by another owner's: a network policy for each owner says so, where the cluster's network keeps
 * policies. What Kubernetes has no call for: how far an image is, what is in one (the registry tells, where the settings name it),
 * what a pod sends and receives. Apps of one owner reach each other by address and not by name.
 */
export function createKubernetesEngine(options: KubernetesOptions): Engine {
  const reach = reacher(options);
  const usage = createUsage();

  async function* lines(pod: string, range: LogRange, signal?: AbortSignal) {
    const here = await reach();
    await readPod(here, pod, signal);
    yield* readLogs(podLog(here, pod, signal), range, signal);
  }
  const selectorOf = (gateway: string) => ownSelector(gateway, "pod");
  const first = async (signal?: AbortSignal): Promise<Snapshot> => {
    const here = await reach();
    return await snapshotOf(here, { labelSelector: selectorOf(here.gateway) }, signal);
  };
  async function* events(begun: Promise<Snapshot>, signal?: AbortSignal) {
    const over = new AbortController();
    try {
      const here = await reach();
      const end = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
      yield* happenings(here, selectorOf(here.gateway), await begun, end);
    } finally {
      over.abort();
    }
  }

  return {
    kind: "KUBERNETES",
    ping: async (signal) => {
      const { kube } = await reach();
      const { VersionApi } = await import("@kubernetes/client-node");
      const api = kube.makeApiClient(VersionApi);
      const { gitVersion } = await ask(async () => await api.getCode(), { signal });
      return { version: gitVersion };
    },
    image: async (reference, signal) => await readImage(await reach(), reference, signal),
    images: async (signal) => await readImages(await reach(), signal),
    pull: async (reference, told, signal) => await pullImage(await reach(), reference, told, signal),
    apply: async (workload, signal) => await applyWorkload(await reach(), workload, signal),
    remove: async (appId, { revision, graceSeconds = GRACE } = {}, signal) =>
      await removeApp(await reach(), appId, revision, graceSeconds, signal),
    removePod: async (pod, signal) => {
      const here = await reach();
      await replacePod(here, await readPod(here, pod, signal), signal);
    },
    removeVolumes: async (appId, signal) => await removeVolumes(await reach(), appId, signal),
    volumes: async (appId, signal) => await readVolumes(await reach(), appId, signal),
    pods: async (appId, signal) => {
      const all = await listOwn(await reach(), "pod", { [label.app]: appId }, signal);
      return all.filter((pod) => !isGoing(pod)).map(podOf);
    },
    address: async (pod, port, signal) => {
      const here = await reach();
      return await addressOf(here, await readPod(here, pod, signal), port, signal);
    },
    isWell: async (pod, check, signal) => {
      const here = await reach();
      const at = await addressOf(here, await readPod(here, pod, signal), check.port, signal);
      return at !== null && (await isWellAt(at, check.path, signal));
    },
    logs: (pod, range, signal) => untilEnded(lines(pod, range, signal), signal),
    usage: async (appId, signal) => await usage(await reach(), appId, signal),
    exec: async (pod, terminal, signal) => {
      const here = await reach();
      await readPod(here, pod, signal);
      return await openTerminal(here, pod, terminal, signal);
    },
    run: async (workload, command, signal) => await runWorkload(await reach(), workload, command, signal),
    // Network policies keep pods from the gateway.
    speakers: () => Promise.resolve([]),
    events: (signal) => {
      const begun = first(signal);
      begun.catch(() => undefined);
      return untilEnded(events(begun, signal), signal);
    },
    close: async () => {},
  };
}
