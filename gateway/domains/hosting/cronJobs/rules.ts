import { notFound } from "#gateway/platform/errors.ts";
import { strictFirst } from "#gateway/platform/list/strictList.ts";
import { mapSome } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { appOf, find as findApp } from "#gateway/domains/hosting/apps/rules.ts";
import * as crons from "./repository.ts";
import type { CronJobRow, CronRunRow } from "./repository.ts";

/** The live topic of the cron jobs of an app. */
export const topicOf = (appId: string): string => `hosting_cron:${appId}`;

/** @throws {AppError} NOT_FOUND */
export async function ofApp(context: RequestContext, appId: string): Promise<CronJobRow[]> {
  const app = await appOf(context, appId);
  return await crons.ofApp(context.home.db, app.id);
}

/** A job of an app that the viewer sees. @throws {AppError} NOT_FOUND */
export async function jobOf(context: RequestContext, id: string): Promise<CronJobRow> {
  const row = await crons.byId(context.home.db, id);
  if (!row || !(await findApp(context, row.appId))) throw notFound("Cron job");
  return row;
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT. */
export async function runsOf(
  context: RequestContext,
  { jobId, first, before }: { jobId: string; first: number; before?: string | null },
) {
  const job = await jobOf(context, jobId);
  const limit = strictFirst(first);
  const given = before && !before.includes("\0") ? before : null;
  const rows = await crons.newestRuns(context.home.db, job.id, { before: given, limit: limit + 1 });
  return { items: rows.slice(0, limit), hasMore: rows.length > limit };
}

export const lastRun = async ({ home }: RequestContext, { id }: CronJobRow): Promise<CronRunRow | null> =>
  (await crons.newestRuns(home.db, id, { before: null, limit: 1 }))[0] ?? null;

export const changed = (context: RequestContext, appId: string) =>
  mapSome(context.homeLive.subscribe(topicOf(appId)), async () => {
    const app = await findApp(context, appId);
    return app && { cronJobsChanged: await crons.ofApp(context.home.db, app.id) };
  });
