import { timestamp } from "#gateway/platform/clock.ts";
import type { Pod } from "#gateway/engine/engine.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import type { Changing } from "#gateway/domains/hosting/apps/rules.ts";
import * as podRows from "#gateway/domains/hosting/pods/repository.ts";
import { note, tellPods } from "#gateway/domains/hosting/pods/rules.ts";
import type { AppSpecRow } from "#gateway/domains/hosting/specs/rules.ts";
import { keep } from "#gateway/platform/jobs/keep.ts";
import { type Working } from "./working.ts";

/** A pod and whether it is well now. */
export interface LookedAt extends Pod {
  isReady: boolean;
}

/** How long a pod runs before it counts as well where nothing else tells, in milliseconds. */
const STEADY = 2_000;

/** Whether a pod is well: it answers its health check, or runs for a while. */
async function isWell(
  { engine, clock, signal }: Pick<Working, "engine" | "clock" | "signal">,
  pod: Pod,
  { health }: Pick<AppSpecRow, "health">,
): Promise<boolean> {
  if (pod.phase !== "RUNNING") return false;
  if (health) return await engine.isWell(pod.name, health, signal);
  return pod.startedAt !== null && clock.now() - Date.parse(pod.startedAt) >= STEADY;
}

/** Looks whether each of some pods is well. */
export const lookedAt = async (
  work: Pick<Working, "engine" | "clock" | "signal">,
  pods: readonly Pod[],
  spec: Pick<AppSpecRow, "health">,
): Promise<LookedAt[]> =>
  await Promise.all(pods.map(async (pod) => ({ ...pod, isReady: await isWell(work, pod, spec) })));

/** Whether a pod is one of more than its app should have. */
export const isSurplus = (
  { slot, revision }: Pick<Pod, "slot" | "revision">,
  app: Pick<AppRow, "currentRevision" | "replicas">,
): boolean => slot !== null && revision === app.currentRevision && slot >= app.replicas;

const rowOf = (
  pod: LookedAt,
  before: podRows.PodRow | undefined,
  leavingAt: string | null,
): podRows.PodRow => ({
  name: pod.name,
  appId: pod.appId,
  revision: pod.revision,
  phase: pod.phase,
  isReady: pod.isReady ? 1 : 0,
  restarts: pod.restarts,
  isUnwanted: before?.isUnwanted ?? 0,
  leavingAt,
  node: pod.node,
  ip: pod.ip,
  image: pod.image,
  exitCode: pod.exitCode,
  reason: pod.reason?.code ?? null,
  message: pod.reason?.message ?? "",
  createdAt: pod.createdAt,
  startedAt: pod.startedAt,
});

const told = (row: podRows.PodRow): string =>
  JSON.stringify(
    Object.entries(row)
      .filter(([name]) => name !== "isUnwanted")
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

type Keeper = Pick<AppRow, "id" | "currentRevision" | "replicas">;

/** The rows of an app's pods as they are, beside those that are kept; null where nothing is new. */
async function newRows(
  { home, clock }: Pick<Working, "home" | "clock">,
  app: Keeper,
  pods: readonly LookedAt[],
) {
  const before = await podRows.ofApp(home.db, app.id);
  const known = new Map(before.map((row) => [row.name, row]));
  const after = pods.map((pod) => {
    const was = known.get(pod.name);
    return rowOf(pod, was, isSurplus(pod, app) ? (was?.leavingAt ?? timestamp(clock)) : null);
  });
  return before.map(told).join() === after.map(told).join() ? null : { known, after };
}

/** Keeps the pods of an app as they are, and notes those that died, within a transaction. */
export async function replacePods(within: Changing, app: Keeper, pods: readonly LookedAt[]): Promise<void> {
  const rows = await newRows(within, app, pods);
  if (!rows) return;
  await podRows.replace(within.home.db, app.id, rows.after);
  for (const row of rows.after)
    if (rows.known.get(row.name)?.isReady === 1 && row.isReady === 0)
      await note(within, {
        appId: app.id,
        pod: row.name,
        revision: row.revision,
        type: "WARNING",
        what: "UNHEALTHY",
        reason: row.reason,
        message: row.message,
      });
  tellPods(within, app.id);
}

/** Keeps the pods of an app as they are, where something of them is new. */
export async function keepPods(work: Working, app: Keeper, pods: readonly LookedAt[]): Promise<void> {
  if (await newRows(work, app, pods)) await keep(work, (within) => replacePods(within, app, pods));
}
