import type { Engine, LogRange } from "#gateway/engine/engine.ts";
import { ask, untilEnded } from "#gateway/engine/dockerApi/failures.ts";
import { pullImage, readImage, readImages } from "#gateway/engine/dockerApi/images.ts";
import { reacher, type DockerOptions } from "#gateway/engine/dockerApi/reach.ts";
import { inspectPod, inspectOwn, podOf, reachedAt } from "#gateway/engine/dockerApi/pods.ts";
import { isWellAt } from "#gateway/engine/dockerApi/wellness.ts";
import { eventOf, toldEvents } from "#gateway/engine/dockerApi/events.ts";
import { label } from "#gateway/engine/dockerApi/names.ts";
import { networkRanges } from "#gateway/engine/dockerApi/network.ts";
import { openTerminal } from "#gateway/engine/dockerApi/terminal.ts";
import { readUsage } from "#gateway/engine/dockerApi/usage.ts";
import { readVolumes, removeVolumes } from "#gateway/engine/dockerApi/volumes.ts";
import { runWorkload } from "#gateway/engine/dockerApi/runWorkload.ts";
import { readLogs } from "#gateway/engine/dockerApi/logs.ts";
import { containerLog } from "#gateway/engine/dockerApi/containerLog.ts";
import { applyWorkload, bridgeOf, GRACE } from "./apply.ts";
import { removeApp } from "./remove.ts";
import { replacePod } from "./replace.ts";

/**
 * Runs apps as containers of one Docker Engine on the gateway's own machine. A pod is a container: its name is the pod's, and
 * its labels say whose it is. Where the bridges of its networks are the machine's own, pods are reached at their own addresses
 * and no port is published; elsewhere ports are published on 127.0.0.1 only, each at a free port of the machine.
 *
 * What a container cannot do: reach the engine's socket (nothing of the host is mounted, and an engine on a UNIX socket
 * listens nowhere else); gain privileges; reach the pods of another owner (bridges do not reach each other), or the published
 * ports of any pod and a gateway that listens on 127.0.0.1; ask a gateway that listens on all addresses, which refuses what
 * comes from these networks. What no call of the engine can prevent: that a container speaks to what else listens on ALL
 * addresses of the host, by the address of its bridge (an engine on tcp://, a database), and to the network that the host is
 * in, where a cloud tells machines of themselves. Where that matters, rules of the host's firewall close it for all of Berth's
 * bridges at once, which are named for that: `iptables -I INPUT -i berth-+ -m conntrack --ctstate NEW -j REJECT` and
 * `iptables -I DOCKER-USER -i berth-+ -d 169.254.0.0/16 -j REJECT`.
 */
export function createDockerEngine(options: DockerOptions): Engine {
  const reach = reacher(options);
  const { clock } = options;
  async function* lines(pod: string, range: LogRange, signal?: AbortSignal) {
    const here = await reach();
    const { container } = await inspectPod(here, pod, signal);
    yield* readLogs(containerLog(here, container, pod, signal), range, signal);
  }
  async function* events(since: number, signal?: AbortSignal) {
    for await (const told of toldEvents(await reach(), "pod", since, signal)) {
      const event = eventOf(told);
      if (event) yield event;
    }
  }
  return {
    kind: "DOCKER",
    ping: async (signal) => {
      const { docker } = await reach();
      const { Version } = await ask(async () => await docker.version(), { signal });
      return { version: Version };
    },
    image: async (reference, signal) => await readImage(await reach(), reference, signal),
    images: async (signal) => await readImages(await reach(), signal),
    pull: async (reference, told, signal) => await pullImage(await reach(), reference, told, signal),
    apply: async (workload, signal) => await applyWorkload(await reach(), workload, signal),
    remove: async (appId, { revision, graceSeconds = GRACE } = {}, signal) =>
      await removeApp(await reach(), appId, revision, graceSeconds, signal),
    removePod: async (pod, signal) => {
      const here = await reach();
      const { container, found } = await inspectPod(here, pod, signal);
      await replacePod(here, container, found, signal);
    },
    removeVolumes: async (appId, signal) => await removeVolumes(await reach(), appId, signal),
    volumes: async (appId, signal) => await readVolumes(await reach(), appId, signal),
    pods: async (appId, signal) => {
      const here = await reach();
      const all = await inspectOwn(here, "pod", { [label.app]: appId }, signal);
      return all.map((one) => podOf(here.node, one)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
    address: async (pod, port, signal) =>
      reachedAt((await inspectPod(await reach(), pod, signal)).found, port),
    isWell: async (pod, check, signal) => {
      const at = reachedAt((await inspectPod(await reach(), pod, signal)).found, check.port);
      return at !== null && (await isWellAt(at, check.path, signal));
    },
    logs: (pod, range, signal) => untilEnded(lines(pod, range, signal), signal),
    usage: async (appId, signal) => {
      const here = await reach();
      const all = await inspectOwn(here, "pod", { [label.app]: appId }, signal);
      const found = await Promise.all(
        all
          .filter(({ State }) => State.Running)
          .map(async ({ Id, Config }) =>
            readUsage(here.docker.getContainer(Id), Config.Labels[label.pod] ?? "", signal),
          ),
      );
      return found.filter((one) => one !== undefined);
    },
    exec: async (pod, terminal, signal) => {
      const here = await reach();
      const { container } = await inspectPod(here, pod, signal);
      return await openTerminal(here, container, terminal, signal);
    },
    run: async (workload, { command, timeoutSeconds }, signal) => {
      const here = await reach();
      const driver = bridgeOf(here.gateway, workload.ownerId);
      return await runWorkload(here, workload, driver, { command, timeoutSeconds }, signal);
    },
    speakers: async (signal) => await networkRanges(await reach(), signal),
    events: (signal) => {
      const since = clock.now();
      return untilEnded(events(since, signal), signal);
    },
    close: async () => {},
  };
}
