import type { ColumnType, Selectable } from "kysely";
import { addRows } from "#gateway/platform/store/addRows.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { jsonType, textType, type Step as Migration } from "#gateway/platform/store/migrate.ts";

/** How far apart samples stand, in seconds. */
export type Seconds = 15 | 60 | 3_600;

/** What was used: thousandths of a processor, bytes, and bytes in a second. */
export interface Usage {
  cpuMilli: number;
  memoryBytes: number;
  received: number;
  sent: number;
}

interface MetricTable extends Usage {
  appId: string;
  seconds: number;
  /** When it was measured, or the time began that it is the mean of. */
  at: string;
  /** The same of each pod, by name. */
  pods: ColumnType<Record<string, Usage>, string, string>;
}

/** What an app used at a time, all of its pods together and each. */
export type MetricRow = Selectable<MetricTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    hosting_metrics: MetricTable;
  }
}

const table = "hosting_metrics";

export const migrations: Record<string, Migration> = {
  "0564_hosting_metrics": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("appId", text, (c) => c.notNull().references("hosting_apps.id").onDelete("cascade"))
      .addColumn("seconds", "integer", (c) => c.notNull())
      .addColumn("at", text, (c) => c.notNull())
      .addColumn("cpuMilli", "double precision", (c) => c.notNull())
      .addColumn("memoryBytes", "double precision", (c) => c.notNull())
      .addColumn("received", "double precision", (c) => c.notNull())
      .addColumn("sent", "double precision", (c) => c.notNull())
      .addColumn("pods", jsonType(dialect), (c) => c.notNull())
      .addPrimaryKeyConstraint("hosting_metrics_key", ["appId", "seconds", "at"])
      .execute();
    await db.schema.createIndex("hosting_metrics_at").on(table).columns(["seconds", "at"]).execute();
  },
};

/** Writes rows; what was measured at the same time already stays. */
export const insert = async (store: Store, rows: readonly MetricRow[]): Promise<void> =>
  await addRows(store, table, rows);

/** What one app used from a time on and before another, the oldest first. */
export const ofApp = async (
  db: Db,
  appId: string,
  seconds: Seconds,
  { from, to }: { from: string; to: string },
): Promise<MetricRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("appId", "=", appId)
    .where("seconds", "=", seconds)
    .where("at", ">=", from)
    .where("at", "<", to)
    .orderBy("at")
    .execute();

/** What was measured last of an app. */
export const newest = async (db: Db, appId: string): Promise<MetricRow | undefined> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("appId", "=", appId)
    .where("seconds", "=", 15)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();

/** What all apps used within a time. */
export const within = async (
  db: Db,
  seconds: Seconds,
  { from, to }: { from: string; to: string },
): Promise<MetricRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("seconds", "=", seconds)
    .where("at", ">=", from)
    .where("at", "<", to)
    .execute();

/** What several apps used of the processor since a time, the oldest first. */
export const trends = async (
  db: Db,
  appIds: readonly string[],
  from: string,
): Promise<Pick<MetricRow, "appId" | "cpuMilli">[]> =>
  await db
    .selectFrom(table)
    .select(["appId", "cpuMilli"])
    .where("appId", "in", appIds)
    .where("seconds", "=", 15)
    .where("at", ">=", from)
    .orderBy("at")
    .execute();

/** Forgets what was measured before a time. */
export const forget = async (db: Db, seconds: Seconds, before: string): Promise<void> => {
  await db.deleteFrom(table).where("seconds", "=", seconds).where("at", "<", before).execute();
};
