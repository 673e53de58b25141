import type Dockerode from "dockerode";
import { EngineError, type EngineReason, type Pod } from "#gateway/engine/engine.ts";
import { portKey } from "./container.ts";
import { ask, codeOf, unlessGone } from "./failures.ts";
import { label, own, type Role } from "./names.ts";
import type { Reach } from "./reach.ts";

/** What the engine says of a container. */
export type Inspected = Dockerode.ContainerInspectInfo;

/** How many containers are asked for at once. */
const AT_ONCE = 16;

const isStart = (code: string | undefined): code is EngineReason =>
  code === "COMMAND_FAILED" || code === "PORT_TAKEN" || code === "IMAGE_PULL_FAILED";

/** Why something did not start, by the engine's words. */
export function startReason(words: string): NonNullable<Pod["reason"]> {
  const code = codeOf(words);
  return { code: isStart(code) ? code : "START_FAILED", message: words };
}

/** An instant of the engine; null for the one that stands for none. */
const instant = (iso: string | undefined): string | null =>
  !iso || iso.startsWith("0001") ? null : new Date(iso).toISOString();

function phaseOf({ Status, ExitCode, Error }: Inspected["State"]): Pod["phase"] {
  if (Status === "running") return "RUNNING";
  if (Status === "created") return Error ? "FAILED" : "PENDING";
  if (Status === "restarting" || Status === "dead") return "FAILED";
  if (Status === "exited") return ExitCode === 0 && !Error ? "SUCCEEDED" : "FAILED";
  return "UNKNOWN";
}

function reasonOf({ Status, OOMKilled, ExitCode, Error }: Inspected["State"]): Pod["reason"] {
  if (Status === "running" || Status === "paused" || Status === "removing") return null;
  if (OOMKilled) return { code: "OUT_OF_MEMORY", message: "It took more memory than it may." };
  if (Error) return startReason(Error);
  if (Status === "created") return null;
  return { code: "EXITED", message: `It ended with exit code ${ExitCode}.` };
}

const addressOf = ({ Networks: all }: Inspected["NetworkSettings"]): string | undefined =>
  Object.values(all).find(({ IPAddress }) => IPAddress)?.IPAddress;

/** A pod that is a container of this machine. */
export function podOf(node: string, found: Inspected): Pod {
  const { State: state, Config: config, NetworkSettings: networks } = found;
  const labels = config.Labels;
  const ip = addressOf(networks);
  const isOver = state.Status === "exited" || state.Status === "restarting" || state.Status === "dead";
  const failedToStart = state.Status === "created" && Boolean(state.Error);
  return {
    name: labels[label.pod] ?? "",
    appId: labels[label.app] ?? "",
    revision: Number(labels[label.revision]),
    phase: phaseOf(state),
    slot: Number(labels[label.slot]),
    restarts: found.RestartCount,
    node,
    ip: ip ?? null,
    image: labels[label.image] ?? config.Image,
    createdAt: new Date(found.Created).toISOString(),
    startedAt: instant(state.StartedAt),
    exitCode: isOver || failedToStart ? state.ExitCode : null,
    reason: reasonOf(state),
  };
}

/** What the engine says of containers of the gateway's own; those that are gone meanwhile are left out. */
export async function inspectOwn(
  { docker, gateway }: Reach,
  role: Role,
  only: Record<string, string | number | undefined>,
  signal?: AbortSignal,
): Promise<Inspected[]> {
  return await ask(
    async () => {
      const list = await docker.listContainers({ all: true, filters: own(gateway, role, only) });
      const found: Inspected[] = [];
      for (let from = 0; from < list.length; from += AT_ONCE) {
        const some = await Promise.all(
          list
            .slice(from, from + AT_ONCE)
            .map(async ({ Id }) => await unlessGone(async () => await docker.getContainer(Id).inspect())),
        );
        found.push(...some.filter((one) => one !== undefined));
      }
      return found.filter(({ State }) => State.Status !== "removing");
    },
    { signal },
  );
}

/**
 * The container of a pod.
 * @throws {EngineError} `POD_NOT_FOUND` also where a container has the name that is none of the gateway's own.
 */
export async function inspectPod(
  { docker, gateway }: Reach,
  pod: string,
  signal?: AbortSignal,
): Promise<{ container: Dockerode.Container; found: Inspected }> {
  const none = new EngineError("POD_NOT_FOUND", `There is no pod ${pod}.`);
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(pod)) throw none;
  const found = await ask(
    async () => await unlessGone(async () => await docker.getContainer(pod).inspect()),
    { signal },
  );
  const labels = found?.Config.Labels;
  if (!found || labels?.[label.gateway] !== gateway || labels[label.pod] !== pod) throw none;
  return { container: docker.getContainer(found.Id), found };
}

/** Where a port of a pod is reached: where it is published on this machine, or else at the pod's own address. */
export function reachedAt(
  { NetworkSettings: networks, State: state, Config: config }: Inspected,
  port: number,
) {
  if (!state.Running) return null;
  const keys = [portKey(port), portKey(port, "UDP")];
  const [at] = keys.flatMap((key) => networks.Ports?.[key] ?? []);
  if (at?.HostPort) return { host: "127.0.0.1", port: Number(at.HostPort) };
  const unpublished = config.Labels[label.unpublished]?.split(",") ?? [];
  const ip = addressOf(networks);
  return ip && keys.some((key) => unpublished.includes(key)) ? { host: ip, port } : null;
}
