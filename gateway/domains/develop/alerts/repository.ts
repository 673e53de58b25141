import type { Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

/** What is watched, what its limit is counted in, how far that can be set, and what it is at first. */
export const alertRules = {
  ERROR_SHARE: { unit: "PERCENT", threshold: 5, least: 0.1, most: 100, forSeconds: 300 },
  SLOW: { unit: "MILLISECONDS", threshold: 1_000, least: 10, most: 60_000, forSeconds: 300 },
  WORK_FAILED: { unit: "TIMES", threshold: 3, least: 1, most: 100, forSeconds: 0 },
  BEHIND: { unit: "SECONDS", threshold: 60, least: 10, most: 3_600, forSeconds: 60 },
  QUEUE_OLD: { unit: "SECONDS", threshold: 600, least: 30, most: 86_400, forSeconds: 60 },
  EVENT_LOOP: { unit: "MILLISECONDS", threshold: 200, least: 10, most: 10_000, forSeconds: 120 },
  STORE_SIZE: { unit: "GIB", threshold: 10, least: 0.1, most: 10_000, forSeconds: 0 },
} as const;
export type AlertName = keyof typeof alertRules;

/** Where a warning stands. */
export interface AlertState {
  /** Since when the value is above the limit. */
  breachedSince: string | null;
  /** Since when administrators know. */
  firedAt: string | null;
  /** Since when the value is well below the limit again. */
  clearSince: string | null;
}

export interface AlertTable extends AlertState {
  name: AlertName;
  isEnabled: boolean;
  threshold: number;
  forSeconds: number;
  version: number;
}

export type AlertRow = Selectable<AlertTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    develop_alerts: AlertTable;
  }
}

const table = "develop_alerts";

export const migrations: Record<string, Step> = {
  "0680_develop_alerts": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("name", text, (c) => c.primaryKey())
      .addColumn("isEnabled", "boolean", (c) => c.notNull())
      .addColumn("threshold", "double precision", (c) => c.notNull())
      .addColumn("forSeconds", "integer", (c) => c.notNull())
      .addColumn("breachedSince", "text")
      .addColumn("firedAt", "text")
      .addColumn("clearSince", "text")
      .addColumn("version", "integer", (c) => c.notNull())
      .execute();
  },
};

const isName = (name: string): name is AlertName => Object.hasOwn(alertRules, name);
const names = Object.keys(alertRules).filter(isName);

/** A warning as it is before anybody sets it. */
const untouched = (name: AlertName): AlertRow => ({
  name,
  isEnabled: true,
  threshold: alertRules[name].threshold,
  forSeconds: alertRules[name].forSeconds,
  breachedSince: null,
  firedAt: null,
  clearSince: null,
  version: 1,
});

/** All warnings, also those that nobody has set. */
export async function list(db: Db): Promise<AlertRow[]> {
  const rows = await db.selectFrom(table).selectAll().execute();
  return names.map((name) => rows.find((row) => row.name === name) ?? untouched(name));
}

/** Keeps a warning as it was read and changed; false where somebody was faster. */
export async function keepRow(db: Db, before: AlertRow, changes: Partial<AlertRow>): Promise<boolean> {
  const row = { ...before, ...changes };
  await db
    .insertInto(table)
    .values(before)
    .onConflict((c) => c.column("name").doNothing())
    .execute();
  const kept = await db
    .updateTable(table)
    .set(row)
    .where("name", "=", before.name)
    .where("version", "=", before.version)
    .returning("name")
    .executeTakeFirst();
  return kept !== undefined;
}
