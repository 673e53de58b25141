import { EngineError } from "#gateway/engine/engine.ts";
import { MINUTE } from "#gateway/platform/clock.ts";
import { because } from "#gateway/domains/hosting/apps/rules.ts";
import { byId, remove, type AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { lookAtDeployment, type Look, type Pulls } from "./deployLook.ts";
import { take, why } from "./metering.ts";
import { keepPods } from "./podLooks.ts";
import { FAILED_KEPT, lookAtServing } from "./servingLook.ts";
import { keep } from "#gateway/platform/jobs/keep.ts";
import { keepApp, type Working } from "./working.ts";

/** How long an app may take to stop before it is said, in milliseconds. */
const STOPPING = MINUTE;

/** Ends all pods of an app. */
async function clear(work: Working, app: AppRow): Promise<void> {
  const { engine, signal } = work;
  if ((await engine.pods(app.id, signal)).length > 0) await engine.remove(app.id, {}, signal);
  await keepPods(work, app, []);
}

const step = async (
  work: Working,
  app: AppRow,
  action: Parameters<typeof take>[2],
  changes: Parameters<typeof take>[4] = {},
): Promise<Look> => {
  await keepApp(work, app, async (within, now) => await take(within, now, action, ["SYSTEM"], changes));
  return "AGAIN";
};

async function stop(work: Working, app: AppRow): Promise<Look> {
  try {
    await clear(work, app);
  } catch (error) {
    const isSlow = work.clock.now() - Date.parse(app.phaseAt) > STOPPING;
    if (!(error instanceof EngineError) || error.code === "ENGINE_UNREACHABLE" || !isSlow) throw error;
    await keepApp(
      work,
      app,
      async (within, now) =>
        await take(within, now, "FAIL", ["SYSTEM"], because(within, "STOP_FAILED", error.message)),
    );
    return "AGAIN";
  }
  return await step(work, app, "STOPPED");
}

/** Lets go of all that an app had, and then of the app. */
async function forget(work: Working, app: AppRow): Promise<Look> {
  await clear(work, app);
  await work.engine.removeVolumes(app.id, work.signal);
  await keep(work, async ({ home }) => await remove(home.db, app.id));
  return "DONE";
}

async function look(work: Working, app: AppRow, pulls: Pulls, wake: () => void): Promise<Look> {
  switch (app.phase) {
    case "CREATING":
      return app.deploymentId === null ? "DONE" : await step(work, app, "BEGIN");
    case "STARTING":
    case "UPDATING":
      if (app.deploymentId === null) return await step(work, app, "STOPPED");
      return await lookAtDeployment(work, app, pulls, wake);
    case "RUNNING":
    case "DEGRADED":
      return await lookAtServing(work, app);
    case "STOPPING":
      return await stop(work, app);
    case "FAILED":
      if (work.clock.now() - Date.parse(app.phaseAt) > FAILED_KEPT) await clear(work, app);
      return "DONE";
    case "DELETING":
      await clear(work, app);
      return await step(work, app, "RECYCLE", why(app));
    case "DELETED":
      return await forget(work, app);
    default:
      await clear(work, app);
      return "DONE";
  }
}

/** So many looks in a row at most; whatever is left comes with the next one. */
const IN_A_ROW = 30;

/** Looks at an app until there is nothing more to do at once; answers whether there is later. */
export async function lookAtApp(
  work: Working,
  id: string,
  pulls: Pulls,
  wake: () => void,
): Promise<"LATER" | "DONE"> {
  for (let count = 0; count < IN_A_ROW && !work.signal.aborted; count += 1) {
    const app = await byId(work.home.db, id);
    if (!app) return "DONE";
    // What is brought for a deployment that is over is no longer wanted.
    for (const [deploymentId, { end }] of pulls)
      if (deploymentId !== app.deploymentId) {
        end.abort();
        pulls.delete(deploymentId);
      }
    const came = await look(work, app, pulls, wake);
    if (came !== "AGAIN") return came;
  }
  return "LATER";
}
