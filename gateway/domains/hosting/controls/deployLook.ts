import { EngineError, type Pod } from "#gateway/engine/engine.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { AppReasonText, AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import * as deployments from "#gateway/domains/hosting/deployments/repository.ts";
import type { DeploymentRow } from "#gateway/domains/hosting/deployments/repository.ts";
import { revisionBy } from "#gateway/domains/hosting/deployments/rules.ts";
import type { Snapshot } from "#gateway/domains/hosting/specs/rules.ts";
import { fail, goOn, pulled, succeed } from "./deploySteps.ts";
import { keepPods, lookedAt } from "./podLooks.ts";
import type { Working } from "./working.ts";
import { workloadOf } from "./workload.ts";

/** How long a version may take to be well, in milliseconds. */
const DEADLINE = 120_000;
/** So many starts in a row, and a pod counts as one that does not run. */
const RESTARTS = 3;

/** What comes of a look: whether there is more to do at once, or later. */
export type Look = "AGAIN" | "LATER" | "DONE";

/** Images that are brought beside everything else, by deployment. */
export type Pulls = Map<string, { isOver: boolean; failure: EngineError | null; end: AbortController }>;

/** Why pods do not run; null where they do, or may yet. */
function deathOf(pods: readonly Pod[]): { code: AppReasonText; message: string } | null {
  const dead = pods.find(
    ({ phase, restarts }) => phase === "FAILED" || phase === "SUCCEEDED" || restarts >= RESTARTS,
  );
  if (!dead) return null;
  const said = dead.exitCode === null ? "" : `The command ended with ${dead.exitCode}.`;
  return dead.reason ?? { code: "EXITED", message: said };
}

/** Brings the image; the look goes on once it is there. */
function pull(work: Working, pulls: Pulls, row: DeploymentRow, image: string, wake: () => void): void {
  const end = new AbortController();
  const one: NonNullable<ReturnType<Pulls["get"]>> = { isOver: false, failure: null, end };
  pulls.set(row.id, one);
  let told = 0;
  let telling = Promise.resolve();
  const tell = ({ doneBytes, totalBytes }: { doneBytes: number; totalBytes: number }) => {
    const share = totalBytes === 0 ? 0 : Math.min(doneBytes / totalBytes, 1);
    if (share - told < 0.05) return;
    told = share;
    telling = telling.then(() => pulled(work, row, share)).catch(() => undefined);
  };
  const signal = AbortSignal.any([work.signal, end.signal]);
  void work.engine
    .pull(image, tell, signal)
    .catch((error: unknown) => {
      one.failure =
        error instanceof EngineError ? error : new EngineError("IMAGE_PULL_FAILED", String(error));
    })
    .then(() => telling)
    .then(() => {
      one.isOver = true;
      wake();
    });
}

async function bringImage(
  work: Working,
  { app, row, snapshot }: Deploying,
  pulls: Pulls,
  wake: () => void,
): Promise<Look> {
  const { image } = snapshot.spec;
  const under = pulls.get(row.id);
  if (!under) {
    if (await work.engine.image(image, work.signal))
      return await next(work, { app, row, snapshot }, "STARTING");
    pull(work, pulls, row, image, wake);
    return "LATER";
  }
  if (!under.isOver) return "LATER";
  pulls.delete(row.id);
  if (under.failure) throw under.failure;
  return await next(work, { app, row, snapshot }, "STARTING");
}

interface Deploying {
  app: AppRow;
  row: DeploymentRow;
  snapshot: Snapshot;
}

async function next(
  work: Working,
  { app, row }: Deploying,
  status: Parameters<typeof goOn>[3],
): Promise<Look> {
  await goOn(work, app, row, status);
  return "AGAIN";
}

/** Puts away what is left of other versions, and of this one where it is to begin anew. */
async function prepare(work: Working, { app, row }: Deploying): Promise<void> {
  const { engine, signal, endBeside } = work;
  const pods = await engine.pods(app.id, signal);
  for (const revision of new Set(pods.map((pod) => pod.revision))) {
    const isServing = app.phase === "UPDATING" && revision === app.currentRevision;
    const isOwn = revision === row.revision;
    if (isServing || (isOwn && row.kind !== "RESTART")) continue;
    if (isOwn) await engine.remove(app.id, { revision }, signal);
    else endBeside(app.id, revision);
  }
}

/** Makes room for a version, and goes on to what it lacks. */
async function begin(work: Working, now: Deploying): Promise<Look> {
  const [isHere] = await Promise.all([
    work.engine.image(now.snapshot.spec.image, work.signal),
    prepare(work, now),
  ]);
  return await next(work, now, isHere ? "STARTING" : "PULLING");
}

async function look(work: Working, now: Deploying, pulls: Pulls, wake: () => void): Promise<Look> {
  const { app, row, snapshot } = now;
  const { engine, signal } = work;
  switch (row.status) {
    case "QUEUED":
      // What is ended first may take its time, and is seen to.
      return await (row.kind === "RESTART" ? next(work, now, "PREPARING") : begin(work, now));
    case "PREPARING":
      return await begin(work, now);
    case "PULLING":
      return await bringImage(work, now, pulls, wake);
    case "STARTING":
    case "CHECKING": {
      await engine.apply(workloadOf(work, app, row.revision, snapshot), signal);
      const all = await engine.pods(app.id, signal);
      const pods = await lookedAt(work, all, snapshot.spec);
      const own = pods.filter(({ revision }) => revision === row.revision);
      const death = deathOf(own);
      const isThere = own.length >= app.replicas && own.every(({ phase }) => phase === "RUNNING");
      if (!death && isThere && own.every(({ isReady }) => isReady)) {
        await succeed(work, app, row, { snapshot, pods });
        return "AGAIN";
      }
      await keepPods(work, app, pods);
      if (death) throw new EngineError(engineCode(death.code), death.message);
      if (row.status === "STARTING" && isThere) return await next(work, now, "CHECKING");
      const since = row.steps.find(({ name }) => name === "STARTING")?.startedAt ?? row.createdAt;
      if (work.clock.now() - Date.parse(since) > DEADLINE)
        throw new EngineError("HEALTH_CHECK_FAILED", "It was not well within two minutes.");
      return "LATER";
    }
    default:
      return "DONE";
  }
}

const known = [
  "COMMAND_FAILED",
  "EXITED",
  "HEALTH_CHECK_FAILED",
  "IMAGE_PULL_FAILED",
  "OUT_OF_MEMORY",
  "PORT_TAKEN",
  "START_FAILED",
] as const;
const engineCode = (code: string) => known.find((one) => one === code) ?? "START_FAILED";

/** Takes a deployment as far as it goes now; what cannot be brought up fails. @throws {EngineError} ENGINE_UNREACHABLE */
export async function lookAtDeployment(
  work: Working,
  app: AppRow,
  pulls: Pulls,
  wake: () => void,
): Promise<Look> {
  const { db } = work.home;
  const row = app.deploymentId === null ? undefined : await deployments.byId(db, app.deploymentId);
  if (!row) return "DONE";
  const revision = await revisionBy(db, app.id, row.revision);
  if (!revision) {
    await fail(work, app, row, { code: "START_FAILED", message: "This version is not kept any more." });
    return "AGAIN";
  }
  try {
    return await look(work, { app, row, snapshot: revision.snapshot }, pulls, wake);
  } catch (error) {
    if (error instanceof AppError && error.code === "UNAVAILABLE") {
      await fail(work, app, row, { code: "SECRET_UNREADABLE", message: error.message });
      return "AGAIN";
    }
    if (!(error instanceof EngineError) || error.code === "ENGINE_UNREACHABLE") throw error;
    await fail(work, app, row, { code: engineCode(error.code), message: error.message });
    return "AGAIN";
  }
}
