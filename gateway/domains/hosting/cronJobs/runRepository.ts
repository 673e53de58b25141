import type { Db } from "#gateway/platform/store/database.ts";
import type { CronJobRow, CronRunRow, CronRunStatusText } from "./repository.ts";

const runs = "hosting_cron_runs";

/** How many runs of a job are kept. */
const KEPT = 100;

/** Adds a run that waits, and lets the oldest go. */
export async function insertRun(
  db: Db,
  run: Pick<CronRunRow, "id" | "jobId" | "attempt" | "isManual" | "startedAt">,
): Promise<CronRunRow> {
  const oldest = await db
    .selectFrom(runs)
    .select("id")
    .where("jobId", "=", run.jobId)
    .orderBy("id", "desc")
    .offset(KEPT - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldest) await db.deleteFrom(runs).where("jobId", "=", run.jobId).where("id", "<=", oldest.id).execute();
  const status: CronRunStatusText = "QUEUED";
  return await db
    .insertInto(runs)
    .values({ ...run, status, exitCode: null, durationMs: null, log: "", endedAt: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a run that is still where it was; undefined where it is elsewhere by now. */
export const changeRun = async (
  db: Db,
  { id, status }: Pick<CronRunRow, "id" | "status">,
  changes: Partial<Omit<CronRunRow, "id" | "jobId">>,
): Promise<CronRunRow | undefined> =>
  await db
    .updateTable(runs)
    .set(changes)
    .where("id", "=", id)
    .where("status", "=", status)
    .returningAll()
    .executeTakeFirst();

export const runsIn = async (db: Db, statuses: readonly CronRunStatusText[]): Promise<CronRunRow[]> =>
  await db.selectFrom(runs).selectAll().where("status", "in", statuses).orderBy("id").limit(100).execute();

/** Jobs that are due. */
export const dueJobs = async (db: Db, at: string): Promise<CronJobRow[]> =>
  await db
    .selectFrom("hosting_cron_jobs")
    .selectAll()
    .where("nextRunAt", "<=", at)
    .orderBy("nextRunAt")
    .limit(100)
    .execute();

/** Plans the next run of a job that was due then; whether nobody else has. */
export const planNext = async (
  db: Db,
  { id, nextRunAt }: Pick<CronJobRow, "id" | "nextRunAt">,
  next: string | null,
): Promise<boolean> =>
  (
    await db
      .updateTable("hosting_cron_jobs")
      .set({ nextRunAt: next })
      .where("id", "=", id)
      .where("nextRunAt", "=", nextRunAt)
      .returning("id")
      .execute()
  ).length > 0;
