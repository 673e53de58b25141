import type { Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import type { AppReasonText } from "#gateway/domains/hosting/apps/repository.ts";

export type PodPhaseText = "PENDING" | "RUNNING" | "SUCCEEDED" | "FAILED" | "UNKNOWN";

export interface PodTable {
  name: string;
  appId: string;
  revision: number;
  phase: PodPhaseText;
  isReady: number;
  restarts: number;
  node: string | null;
  ip: string | null;
  image: string;
  exitCode: number | null;
  reason: AppReasonText | null;
  message: string;
  createdAt: string;
  startedAt: string | null;
  /** Whether its owner wants it ended. */
  isUnwanted: number;
  /** Since when nothing is led to it any more, because its app has fewer replicas; null where it stays. */
  leavingAt: string | null;
}

export interface AppEventTable {
  id: string;
  appId: string;
  pod: string | null;
  revision: number | null;
  type: "NORMAL" | "WARNING";
  what: string;
  reason: AppReasonText | null;
  message: string;
  count: number;
  firstAt: string;
  lastAt: string;
}

/** Whether what runs apps is reached; one row. */
export interface EngineStateTable {
  id: number;
  lostAt: string | null;
}

export type PodRow = Selectable<PodTable>;
export type AppEventRow = Selectable<AppEventTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    hosting_pods: PodTable;
    hosting_events: AppEventTable;
    hosting_engine: EngineStateTable;
  }
}

export const ofApp = async (db: Db, appId: string): Promise<PodRow[]> =>
  await db.selectFrom("hosting_pods").selectAll().where("appId", "=", appId).orderBy("name").execute();

export const byName = async (db: Db, name: string): Promise<PodRow | undefined> =>
  name.includes("\0")
    ? undefined
    : await db.selectFrom("hosting_pods").selectAll().where("name", "=", name).executeTakeFirst();

export const wantRemoved = async (db: Db, name: string): Promise<void> => {
  await db.updateTable("hosting_pods").set({ isUnwanted: 1 }).where("name", "=", name).execute();
};

/** Keeps exactly these pods of an app. */
export async function replace(db: Db, appId: string, rows: readonly PodRow[]): Promise<void> {
  await db.deleteFrom("hosting_pods").where("appId", "=", appId).execute();
  if (rows.length > 0) await db.insertInto("hosting_pods").values(rows).execute();
}

/** How many events of an app are kept. */
const KEPT = 500;

const lastOf = async (db: Db, appId: string) =>
  await db
    .selectFrom("hosting_events")
    .selectAll()
    .where("appId", "=", appId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** Notes something that happened; the same thing in a row is counted. */
export async function noteEvent(db: Db, event: Omit<AppEventRow, "count" | "firstAt">): Promise<AppEventRow> {
  const last = await lastOf(db, event.appId);
  const isAgain =
    last !== undefined &&
    last.pod === event.pod &&
    last.what === event.what &&
    last.reason === event.reason &&
    last.message === event.message &&
    last.revision === event.revision;
  if (isAgain) {
    const again = { ...last, count: last.count + 1, lastAt: event.lastAt };
    await db
      .updateTable("hosting_events")
      .set({ count: again.count, lastAt: again.lastAt })
      .where("id", "=", last.id)
      .execute();
    return again;
  }
  const row = { ...event, count: 1, firstAt: event.lastAt };
  await db.insertInto("hosting_events").values(row).execute();
  const oldest = await db
    .selectFrom("hosting_events")
    .select("id")
    .where("appId", "=", event.appId)
    .orderBy("id", "desc")
    .offset(KEPT)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    await db
      .deleteFrom("hosting_events")
      .where("appId", "=", event.appId)
      .where("id", "<=", oldest.id)
      .execute();
  return row;
}

export const eventBy = async (db: Db, id: string): Promise<AppEventRow | undefined> =>
  await db.selectFrom("hosting_events").selectAll().where("id", "=", id).executeTakeFirst();

export async function newestEvents(
  db: Db,
  appId: string,
  { before, pod, limit }: { before: string | null; pod: string | null; limit: number },
): Promise<AppEventRow[]> {
  let rows = db.selectFrom("hosting_events").where("appId", "=", appId);
  if (before !== null) rows = rows.where("id", "<", before);
  if (pod !== null) rows = rows.where("pod", "=", pod);
  return await rows.selectAll().orderBy("id", "desc").limit(limit).execute();
}

export const lostAt = async (db: Db): Promise<string | null> =>
  (await db.selectFrom("hosting_engine").select("lostAt").where("id", "=", 1).executeTakeFirst())?.lostAt ??
  null;

export const setLost = async (db: Db, at: string | null): Promise<void> => {
  await db
    .insertInto("hosting_engine")
    .values({ id: 1, lostAt: at })
    .onConflict((c) => c.column("id").doUpdateSet({ lostAt: at }))
    .execute();
};
