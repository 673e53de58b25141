import { timestamp } from "#gateway/platform/clock.ts";
import type { AppReasonText, AppRow, UnderWay } from "#gateway/domains/hosting/apps/repository.ts";
import { because } from "#gateway/domains/hosting/apps/rules.ts";
import * as deployments from "#gateway/domains/hosting/deployments/repository.ts";
import type { DeploymentRow } from "#gateway/domains/hosting/deployments/repository.ts";
import { tell } from "#gateway/domains/hosting/deployments/rules.ts";
import { note } from "#gateway/domains/hosting/pods/rules.ts";
import type { Snapshot } from "#gateway/domains/hosting/specs/rules.ts";
import { resize, take } from "./metering.ts";
import { replacePods, type LookedAt } from "./podLooks.ts";
import { keepApp, type Working } from "./working.ts";

const order: readonly UnderWay[] = ["QUEUED", "PREPARING", "PULLING", "STARTING", "CHECKING"];

/** How much of a deployment is done when a step begins. */
const begun: Record<UnderWay, number> = { QUEUED: 0, PREPARING: 5, PULLING: 10, STARTING: 60, CHECKING: 80 };

/** The steps once one begins, or once all are over. */
function stepsAt(
  { steps }: DeploymentRow,
  at: string,
  next: UnderWay | null,
  failed: { message: string } | null = null,
): DeploymentRow["steps"] {
  const place = next === null ? order.length : order.indexOf(next);
  return steps.map((one) => {
    const own = order.indexOf(one.name);
    if (failed && one.status === "RUNNING")
      return { ...one, status: "FAILED", endedAt: at, message: failed.message.slice(0, 500) };
    if (failed) return one.status === "WAITING" ? { ...one, status: "SKIPPED" } : one;
    if (own < place && one.status !== "SUCCEEDED")
      return { ...one, status: "SUCCEEDED", startedAt: one.startedAt ?? at, endedAt: at };
    return own === place ? { ...one, status: "RUNNING", startedAt: at } : one;
  });
}

/** Lets a deployment come to its next step. */
export const goOn = async (work: Working, app: AppRow, row: DeploymentRow, status: UnderWay): Promise<void> =>
  await keepApp(work, app, async (within, now) => {
    const at = timestamp(within.clock);
    const changes = { status, steps: stepsAt(row, at, status), progress: begun[status] };
    const startedAt = row.startedAt ?? at;
    const changed = await deployments.change(within.home.db, row, { ...changes, startedAt });
    if (!changed) return;
    tell(within, row);
    await resize(within, now, { deploymentStatus: status });
  });

const over = { deploymentId: null, deploymentStatus: null } as const;

/** The version serves from now on, by pods that are kept with it. */
export const succeed = async (
  work: Working,
  app: AppRow,
  row: DeploymentRow,
  { snapshot: { spec }, pods }: { snapshot: Snapshot; pods: readonly LookedAt[] },
): Promise<void> =>
  await keepApp(work, app, async (within, now) => {
    await replacePods(within, app, pods);
    const at = timestamp(within.clock);
    const changes = {
      status: "SUCCEEDED",
      steps: stepsAt(row, at, null),
      progress: 100,
      endedAt: at,
    } as const;
    if (!(await deployments.change(within.home.db, row, changes))) return;
    tell(within, row);
    await note(within, { appId: app.id, what: "DEPLOYED", revision: row.revision });
    await take(within, now, "SUCCEED", ["SYSTEM"], {
      ...over,
      currentRevision: row.revision,
      spec,
      readyReplicas: now.replicas,
    });
  });

/** What served before goes on; where nothing did, the app has failed. */
export const fail = async (
  work: Working,
  app: AppRow,
  row: DeploymentRow,
  { code, message }: { code: AppReasonText; message: string },
): Promise<void> =>
  await keepApp(work, app, async (within, now) => {
    const at = timestamp(within.clock);
    const changed = await deployments.change(within.home.db, row, {
      status: "FAILED",
      steps: stepsAt(row, at, row.status === "FAILED" ? null : underWay(row), { message }),
      errorCode: code,
      errorMessage: message.slice(0, 500),
      endedAt: at,
    });
    if (!changed) return;
    tell(within, row);
    const event = { appId: app.id, revision: row.revision, type: "WARNING", reason: code } as const;
    await note(within, { ...event, what: "DEPLOY_FAILED", message: message.slice(0, 500) });
    const isServing = now.phase === "UPDATING" && now.runningSince !== null;
    if (isServing) await take(within, now, "FALL_BACK", ["SYSTEM"], over);
    else await take(within, now, "FAIL", ["SYSTEM"], { ...over, ...because(within, code, message) });
  });

const underWay = ({ status }: DeploymentRow): UnderWay => order.find((one) => one === status) ?? "QUEUED";

/** Says how much of the image is there. */
export async function pulled(work: Working, row: DeploymentRow, share: number): Promise<void> {
  const progress = Math.round(begun.PULLING + share * (begun.STARTING - begun.PULLING));
  await work.held.change(async (db) => {
    await deployments.change(db, { id: row.id, status: "PULLING" }, { progress });
  });
  tell({ homeLive: work.live, afterwards: (one) => one() }, row);
}
