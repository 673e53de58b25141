import type { ColumnType, Kysely, Selectable } from "kysely";
import type { Db, Dialect, Store } from "./database.ts";

/** Work that is to be done once, by whichever process comes first. */
export interface JobTable {
  id: string;
  kind: string;
  /** What the work is about, under `value`. */
  payload: ColumnType<{ value: unknown }, string, never>;
  /** When it is to be begun; while a process does it, when another may begin it again. */
  dueAt: string;
  /** How often it was begun. */
  attempts: number;
  /** Why it failed last. */
  failure: string | null;
  /** When it was given up; null while it is to be done. */
  failedAt: string | null;
}

/** A job as it is read. */
export type JobRow = Selectable<JobTable>;

declare module "./database.ts" {
  interface Database {
    jobs: JobTable;
  }
}

/** Makes the table of jobs. */
export async function createJobTable(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable("jobs")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("payload", dialect === "postgres" ? "jsonb" : "json", (c) => c.notNull())
    .addColumn("dueAt", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("failure", "text")
    .addColumn("failedAt", "text")
    .execute();
  await db.schema.createIndex("jobs_due").on("jobs").columns(["failedAt", "dueAt"]).execute();
}

/** Adds a job. */
export const insertJob = async (
  db: Db,
  job: Pick<JobRow, "id" | "kind" | "dueAt">,
  value: unknown,
): Promise<void> => {
  const rest = { attempts: 0, failure: null, failedAt: null };
  await db
    .insertInto("jobs")
    .values({ ...job, ...rest, payload: JSON.stringify({ value }) })
    .execute();
};

/** Takes the job that is due first: it counts as begun, and is due again at `until` for whoever comes then. */
export const claimJob = async (
  { db, dialect }: Store,
  now: string,
  until: string,
): Promise<JobRow | undefined> => {
  const first = db
    .selectFrom("jobs")
    .select("id")
    .where("failedAt", "is", null)
    .where("dueAt", "<=", now)
    .orderBy("dueAt")
    .orderBy("id")
    .limit(1)
    .$if(dialect === "postgres", (query) => query.forUpdate().skipLocked());
  return await db
    .updateTable("jobs")
    .set((row) => ({ dueAt: until, attempts: row("attempts", "+", 1) }))
    .where("id", "=", first)
    .returningAll()
    .executeTakeFirst();
};

/** Whose the job is: it was not begun again since. */
type Claimed = Pick<JobRow, "id" | "attempts">;

/** Removes a job that is done; false where somebody else has begun it since. */
export const finishJob = async (db: Db, { id, attempts }: Claimed): Promise<boolean> =>
  (await db
    .deleteFrom("jobs")
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .returning("id")
    .executeTakeFirst()) !== undefined;

/** Puts a job that failed off, or gives it up; nothing where somebody else has begun it since. */
export const putOffJob = async (
  db: Db,
  { id, attempts }: Claimed,
  changes: Pick<JobRow, "dueAt" | "failure" | "failedAt">,
): Promise<void> => {
  await db.updateTable("jobs").set(changes).where("id", "=", id).where("attempts", "=", attempts).execute();
};

/** Removes what was given up before an instant. */
export const forgetFailedJobs = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom("jobs").where("failedAt", "<", before).execute();
};

/** When the next job can be begun; null where there is none. */
export const nextJobAt = async (db: Db): Promise<string | null> => {
  const found = await db
    .selectFrom("jobs")
    .select((row) => row.fn.min<string | null>("dueAt").as("at"))
    .where("failedAt", "is", null)
    .executeTakeFirst();
  return found?.at ?? null;
};

/** What waits of one kind of job. */
export interface JobQueue {
  kind: string;
  /** How many are due and not begun. */
  waiting: number;
  /** How many failed and are tried again later. */
  failing: number;
  /** How many were given up and are still kept. */
  givenUp: number;
  /** How often one of them was tried that failed within the last hour, or is tried again. */
  attempts: number;
  /** How long the one has waited that is due first, in seconds; 0 where none waits. */
  ageSeconds: number;
  /** When the next one is due; null for none. */
  nextAt: string | null;
}

const HOUR = 3_600_000;

/** What waits, by the kind of job; kinds of which there is none are left out. */
export const jobQueues = async (db: Db, now: number): Promise<JobQueue[]> => {
  const at = new Date(now).toISOString();
  const hourAgo = new Date(now - HOUR).toISOString();
  const rows = await db
    .selectFrom("jobs")
    .select((row) => [
      "kind",
      row.fn.countAll().filterWhere("failedAt", "is", null).filterWhere("dueAt", "<=", at).as("waiting"),
      row.fn
        .countAll()
        .filterWhere("failedAt", "is", null)
        .filterWhere("failure", "is not", null)
        .as("failing"),
      row.fn.countAll().filterWhere("failedAt", "is not", null).as("givenUp"),
      row.fn
        .max("attempts")
        .filterWhere("failure", "is not", null)
        .filterWhere((one) => one.or([one("failedAt", "is", null), one("failedAt", ">", hourAgo)]))
        .as("attempts"),
      row.fn.min<string | null>("dueAt").filterWhere("failedAt", "is", null).as("nextAt"),
    ])
    .groupBy("kind")
    .orderBy("kind")
    .execute();
  return rows.map(({ kind, nextAt, ...counted }) => ({
    kind,
    nextAt,
    waiting: Number(counted.waiting),
    failing: Number(counted.failing),
    givenUp: Number(counted.givenUp),
    attempts: counted.attempts ?? 0,
    ageSeconds: nextAt === null ? 0 : Math.max(now - Date.parse(nextAt), 0) / 1_000,
  }));
};
