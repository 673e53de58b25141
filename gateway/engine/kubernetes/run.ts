import { randomBytes } from "node:crypto";
import type { V1Pod } from "@kubernetes/client-node";
import { EngineError, type RunResult, type Workload } from "#gateway/engine/engine.ts";
import { label, readable } from "#gateway/engine/dockerApi/names.ts";
import { ask, unlessGone } from "./failures.ts";
import { CONTAINER, metaOf } from "./names.ts";
import { ensureNetwork } from "./network.ts";
import { specOf } from "./podBody.ts";
import { codeOfEnd, endOf, containerOf, listOwn, noImage, podOf } from "./pods.ts";
import { openStream, type Reach } from "./reach.ts";
import { endPods } from "./remove.ts";
import { ensureSecret } from "./secrets.ts";
import { ensureVolume } from "./volumes.ts";
import { untilPods } from "./watch.ts";

/** How much of what a command wrote is kept, in bytes. */
const KEPT = 64 * 1024;

/** How long after its time a run that nobody ends may stay, in milliseconds: it has to be put somewhere first. */
const SPARE = 120_000;

/** Removes what is left of runs whose time is over: their gateway ended before they did. */
async function sweep(reach: Reach, appId: string, signal?: AbortSignal): Promise<void> {
  const runs = await listOwn(reach, "run", { [label.app]: appId }, signal);
  const old = runs.filter(({ metadata }) => Number(metadata?.labels?.[label.until]) < reach.clock.now());
  await endPods(reach, old, 0, signal);
  await removeSecretsOf(
    reach,
    old.map(({ metadata }) => metadata?.name ?? ""),
    signal,
  );
}

async function removeSecretsOf({ core, namespace }: Reach, names: readonly string[], signal?: AbortSignal) {
  for (const name of names)
    await ask(async () => await unlessGone(async () => core.deleteNamespacedSecret({ namespace, name })), {
      signal,
    });
}

/** The end of what a container wrote. */
async function written(reach: Reach, pod: string, signal?: AbortSignal): Promise<string> {
  const path = `/api/v1/namespaces/${encodeURIComponent(reach.namespace)}/pods/${encodeURIComponent(pod)}/log`;
  return await ask(
    async () => {
      let kept = Buffer.alloc(0);
      for await (const part of await openStream(reach, path, { container: CONTAINER }, signal)) {
        const all = Buffer.concat([kept, part]);
        kept = all.subarray(Math.max(0, all.length - KEPT));
      }
      return kept.toString("utf8");
    },
    { signal },
  );
}

/** What became of a run; undefined while it goes on. */
function outcomeOf([pod]: readonly V1Pod[]): { exitCode: number | null; message: string | null } | undefined {
  if (!pod) return { exitCode: null, message: "" };
  const missing = noImage(pod);
  if (missing) throw new EngineError(missing.code, missing.message);
  const { phase, reason } = pod.status ?? {};
  if (phase !== "Failed" && phase !== "Succeeded") return undefined;
  if (reason === "DeadlineExceeded") return { exitCode: null, message: null };
  const end = endOf(containerOf(pod));
  if (!end) throw new EngineError("START_FAILED", podOf(pod).reason?.message ?? "It was not begun.");
  return { exitCode: codeOfEnd(end), message: codeOfEnd(end) === end.exitCode ? null : (end.message ?? "") };
}

/**
 * Runs a command once in a pod of its own that is made as a pod of the workload would be, without its ports, and removes it. The
 * cluster ends it at its time, so that it ends where its gateway does not live to see that.
 */
export async function runWorkload(
  reach: Reach,
  workload: Workload,
  { command, timeoutSeconds }: { command: readonly string[]; timeoutSeconds: number },
  signal?: AbortSignal,
): Promise<RunResult> {
  const { core, namespace, gateway, clock } = reach;
  const { appId, ownerId, volumes } = workload;
  await sweep(reach, appId, signal);
  const name = `${readable(workload.name)}-run-${randomBytes(5).toString("hex")}`;
  const patience = timeoutSeconds * 1_000 + SPARE;
  const more = { [label.until]: clock.now() + patience };
  const own = { ...workload, command, args: [], ports: [] };
  const body: V1Pod = {
    metadata: { name, ...metaOf(gateway, "run", workload, more) },
    spec: {
      ...specOf(gateway, own, name),
      restartPolicy: "Never",
      activeDeadlineSeconds: Math.max(1, Math.ceil(timeoutSeconds)),
    },
  };
  let made: V1Pod | undefined;
  try {
    await ask(
      async () => {
        await ensureNetwork(reach, ownerId);
        for (const volume of volumes) await ensureVolume(reach, appId, volume);
        await ensureSecret(reach, own, { name, more });
        made = await core.createNamespacedPod({ namespace, body });
      },
      { signal, otherwise: "START_FAILED", patience: 60_000 },
    );
    const outcome = await ask(
      async () => await untilPods(reach, { fieldSelector: `metadata.name=${name}` }, outcomeOf, signal),
      { signal, patience },
    );
    const { exitCode = null, message = null } = outcome ?? {};
    return { exitCode, output: message ?? (await written(reach, name, signal)) };
  } finally {
    if (made) await endPods(reach, [made], 0);
    await removeSecretsOf(reach, [name]);
  }
}
