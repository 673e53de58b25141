import type { ColumnType, Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

export type CronConcurrencyText = "FORBID" | "REPLACE";
export type CronRunStatusText = "QUEUED" | "RUNNING" | "SUCCEEDED" | "FAILED" | "TIMED_OUT" | "CANCELLED";

export interface CronJobTable {
  id: string;
  appId: string;
  name: string;
  cron: string;
  timezone: string;
  command: ColumnType<string[], string, string>;
  timeoutSeconds: number;
  retries: number;
  concurrency: CronConcurrencyText;
  isEnabled: number;
  nextRunAt: string | null;
  version: number;
  createdAt: string;
}

export interface CronRunTable {
  id: string;
  jobId: string;
  status: CronRunStatusText;
  attempt: number;
  isManual: number;
  exitCode: number | null;
  durationMs: number | null;
  log: string;
  startedAt: string;
  endedAt: string | null;
}

export type CronJobRow = Selectable<CronJobTable>;
export type CronRunRow = Selectable<CronRunTable>;

const jobs = "hosting_cron_jobs";
const runs = "hosting_cron_runs";

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    hosting_cron_jobs: CronJobTable;
    hosting_cron_runs: CronRunTable;
  }
}

export const migrations: Record<string, Step> = {
  "0563_hosting_cronJobs": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(jobs)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("appId", text, (c) => c.notNull().references("hosting_apps.id").onDelete("cascade"))
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("cron", text, (c) => c.notNull())
      .addColumn("timezone", text, (c) => c.notNull())
      .addColumn("command", jsonType(dialect), (c) => c.notNull())
      .addColumn("timeoutSeconds", "integer", (c) => c.notNull())
      .addColumn("retries", "integer", (c) => c.notNull())
      .addColumn("concurrency", text, (c) => c.notNull())
      .addColumn("isEnabled", "integer", (c) => c.notNull())
      .addColumn("nextRunAt", text)
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex(`${jobs}_app`).on(jobs).columns(["appId", "name"]).execute();
    await db.schema.createIndex(`${jobs}_next`).on(jobs).column("nextRunAt").execute();
    await db.schema
      .createTable(runs)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("jobId", text, (c) => c.notNull().references(`${jobs}.id`).onDelete("cascade"))
      .addColumn("status", text, (c) => c.notNull())
      .addColumn("attempt", "integer", (c) => c.notNull())
      .addColumn("isManual", "integer", (c) => c.notNull())
      .addColumn("exitCode", "integer")
      .addColumn("durationMs", "integer")
      .addColumn("log", text, (c) => c.notNull())
      .addColumn("startedAt", text, (c) => c.notNull())
      .addColumn("endedAt", text)
      .execute();
    await db.schema.createIndex(`${runs}_job`).on(runs).columns(["jobId", "id"]).execute();
    await db.schema.createIndex(`${runs}_status`).on(runs).column("status").execute();
  },
};

export const ofApp = async (db: Db, appId: string): Promise<CronJobRow[]> =>
  await db.selectFrom(jobs).selectAll().where("appId", "=", appId).orderBy("name").orderBy("id").execute();

export const byId = async (db: Db, id: string): Promise<CronJobRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(jobs).selectAll().where("id", "=", id).executeTakeFirst();

export const insert = async (db: Db, { command, ...row }: CronJobRow): Promise<void> => {
  await db
    .insertInto(jobs)
    .values({ ...row, command: JSON.stringify(command) })
    .execute();
};

/** Changes a job as it was read; undefined when somebody else was faster. */
export const update = async (
  db: Db,
  { id, version }: Pick<CronJobRow, "id" | "version">,
  { command, ...changes }: Partial<Omit<CronJobRow, "id" | "version">>,
): Promise<CronJobRow | undefined> =>
  await db
    .updateTable(jobs)
    .set({ ...changes, ...(command && { command: JSON.stringify(command) }), version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();

export const remove = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom(jobs).where("id", "=", id).execute();
};

export async function newestRuns(
  db: Db,
  jobId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<CronRunRow[]> {
  let rows = db.selectFrom(runs).where("jobId", "=", jobId);
  if (before !== null) rows = rows.where("id", "<", before);
  return await rows.selectAll().orderBy("id", "desc").limit(limit).execute();
}
