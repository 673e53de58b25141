import type { Selectable } from "kysely";
import { addRows } from "#gateway/platform/store/addRows.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export const kinds = ["cpuMilli", "memoryBytes", "received", "sent", "read", "written"] as const;
export type Kind = (typeof kinds)[number];

export interface MetricTable extends Record<Kind, number> {
  machineId: string;
  /** How far apart the samples stand. */
  seconds: number;
  at: string;
}

export type MetricRow = Selectable<MetricTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    machines_metrics: MetricTable;
  }
}

const table = "machines_metrics";

export const migrations: Record<string, Step> = {
  "0646_machines_metrics": async (db, dialect) => {
    const text = textType(dialect);
    let columns = db.schema
      .createTable(table)
      .addColumn("machineId", text, (c) => c.notNull().references("machines_machines.id").onDelete("cascade"))
      .addColumn("seconds", "integer", (c) => c.notNull())
      .addColumn("at", text, (c) => c.notNull());
    for (const kind of kinds) columns = columns.addColumn(kind, "double precision", (c) => c.notNull());
    await columns.addPrimaryKeyConstraint("machines_metrics_key", ["machineId", "seconds", "at"]).execute();
    await db.schema.createIndex("machines_metrics_at").on(table).columns(["seconds", "at"]).execute();
  },
};

/** Writes rows; what was measured at the same time already stays. */
export const insert = async (store: Store, rows: readonly MetricRow[]): Promise<void> =>
  await addRows(store, table, rows);

export const ofMachine = async (
  db: Db,
  machineId: string,
  seconds: number,
  { from, to }: { from: string; to: string },
): Promise<MetricRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("machineId", "=", machineId)
    .where("seconds", "=", seconds)
    .where("at", ">=", from)
    .where("at", "<", to)
    .orderBy("at")
    .execute();

/** What was measured last of a machine. */
export const newest = async (db: Db, machineId: string): Promise<MetricRow | undefined> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("machineId", "=", machineId)
    .where("seconds", "=", 15)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();

/** What all used within a time. */
export const within = async (
  db: Db,
  seconds: number,
  { from, to }: { from: string; to: string },
): Promise<MetricRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("seconds", "=", seconds)
    .where("at", ">=", from)
    .where("at", "<", to)
    .execute();

/** Forgets what was measured before a time. */
export const forget = async (db: Db, seconds: number, before: string): Promise<void> => {
  await db.deleteFrom(table).where("seconds", "=", seconds).where("at", "<", before).execute();
};
