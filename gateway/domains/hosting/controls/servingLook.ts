import { MINUTE } from "#gateway/platform/clock.ts";
import { EngineError, type EngineReason, type Pod } from "#gateway/engine/engine.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { because } from "#gateway/domains/hosting/apps/rules.ts";
import { lastOf, revisionBy } from "#gateway/domains/hosting/deployments/rules.ts";
import * as podRows from "#gateway/domains/hosting/pods/repository.ts";
import type { Look } from "./deployLook.ts";
import { isDrained } from "./draining.ts";
import { resize, take } from "./metering.ts";
import { isSurplus, keepPods, lookedAt, type LookedAt } from "./podLooks.ts";
import { keepApp, type Working } from "./working.ts";
import { workloadOf } from "./workload.ts";

/** How long the pods of what failed stay, so that their lines can be read, in milliseconds. */
export const FAILED_KEPT = 10 * MINUTE;

/** How long a new pod may take before its app counts as one that does not run whole, in milliseconds. */
const GRACE = 15_000;

const isThere = ({ phase }: Pod): boolean =>
  phase === "RUNNING" || phase === "PENDING" || phase === "UNKNOWN";

/** The version that failed last, while its lines can still be read; null where there is none. */
async function failedLately({ home, clock }: Working, app: AppRow): Promise<number | null> {
  const last = await lastOf(home.db, app.id);
  if (last?.status !== "FAILED" || last.revision === app.currentRevision || last.endedAt === null)
    return null;
  return clock.now() - Date.parse(last.endedAt) < FAILED_KEPT ? last.revision : null;
}

/** Ends what is there beside the version that serves, once nothing comes in to it any more. */
async function endOthers(work: Working, app: AppRow, pods: readonly Pod[]): Promise<Look> {
  const others = pods.filter(({ revision }) => revision !== app.currentRevision);
  if (others.length === 0) return "DONE";
  const failed = await failedLately(work, app);
  if (others.every(({ revision }) => revision === failed)) return "DONE";
  if (!isDrained(work, app.phaseAt, others)) return "LATER";
  for (const { revision } of others) if (revision !== failed) work.endBeside(app.id, revision);
  return "DONE";
}

/** Ends pods that their owner wants ended; others come in their place. */
async function endUnwanted({ home, engine, signal }: Working, app: AppRow): Promise<boolean> {
  const unwanted = (await podRows.ofApp(home.db, app.id)).filter(({ isUnwanted }) => isUnwanted !== 0);
  for (const { name } of unwanted) await engine.removePod(name, signal);
  return unwanted.length > 0;
}

/** Whether pods were made or ended; `LATER` where some are to be. */
type Filled = boolean | "LATER";

/** Why the engine does not bring up what should serve. @throws what says nothing of that */
function refusalOf(error: unknown): { code: EngineReason; message: string } {
  if (!(error instanceof EngineError) || error.code === "ENGINE_UNREACHABLE") throw error;
  return { code: error.code === "POD_NOT_FOUND" ? "START_FAILED" : error.code, message: error.message };
}

/** Whether pods of which there are too many have been left by all that came in to them. */
async function areLeft(work: Working, app: AppRow, surplus: readonly Pod[]): Promise<boolean> {
  const rows = await podRows.ofApp(work.home.db, app.id);
  return surplus.every((pod) => {
    const leavingAt = rows.find(({ name }) => name === pod.name)?.leavingAt ?? null;
    return leavingAt !== null && isDrained(work, leavingAt, [pod]);
  });
}

/** Makes what serves be as many pods as it should be; those of which there are too many go once nothing comes in to them. */
async function fill(work: Working, app: AppRow, pods: readonly Pod[]): Promise<Filled> {
  const own = pods.filter(({ revision }) => revision === app.currentRevision);
  const surplus = own.filter((pod) => isSurplus(pod, app));
  if (own.length - surplus.length === app.replicas && own.every(isThere)) {
    if (surplus.length === 0) return false;
    if (!(await areLeft(work, app, surplus))) return "LATER";
  }
  const revision = await revisionBy(work.home.db, app.id, app.currentRevision ?? 0);
  if (!revision) return false;
  await work.engine.apply(workloadOf(work, app, revision.number, revision.snapshot), work.signal);
  return true;
}

/** Whether some pods of an app have not been well for longer than they may take. */
function isLame({ clock }: Working, app: AppRow, own: readonly LookedAt[]): boolean {
  const ready = own.filter(({ isReady }) => isReady).length;
  if (ready >= app.replicas) return false;
  const now = clock.now();
  return own.some(
    ({ isReady, createdAt, restarts, phase }) =>
      !isReady &&
      (now - Date.parse(createdAt) > GRACE || restarts > 0 || phase === "FAILED" || phase === "SUCCEEDED"),
  );
}

/** Keeps what serves as it should be, and says how it is. @throws {EngineError} ENGINE_UNREACHABLE */
export async function lookAtServing(work: Working, app: AppRow): Promise<Look> {
  const { engine, signal } = work;
  let pods = await engine.pods(app.id, signal);
  const others = await endOthers(work, app, pods);
  const unwanted = await endUnwanted(work, app);
  const filled = await fill(work, app, pods).catch(refusalOf);
  if (unwanted || filled === true) pods = await engine.pods(app.id, signal);
  const looked = await lookedAt(work, pods, app.spec);
  await keepPods(work, app, looked);
  const own = looked.filter((pod) => pod.revision === app.currentRevision && !isSurplus(pod, app));
  const readyReplicas = own.filter(({ isReady }) => isReady).length;
  const refusal = typeof filled === "object" ? filled : null;
  const lame = refusal !== null || isLame(work, app, own);
  if (lame && app.phase === "RUNNING")
    await keepApp(work, app, async (within, now) => {
      const said = refusal ?? own.find(({ reason }) => reason !== null)?.reason;
      const reason = because(within, said?.code ?? null, said?.message);
      await take(within, now, "DEGRADE", ["SYSTEM"], { readyReplicas, ...reason });
    });
  else if (!lame && readyReplicas >= app.replicas && app.phase === "DEGRADED")
    await keepApp(work, app, (within, now) => take(within, now, "RECOVER", ["SYSTEM"], { readyReplicas }));
  else if (readyReplicas !== app.readyReplicas)
    await keepApp(work, app, (within, now) => resize(within, now, { readyReplicas }));
  return filled === "LATER" ? "LATER" : others;
}
