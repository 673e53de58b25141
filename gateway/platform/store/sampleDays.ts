import { sql, type Kysely } from "kysely";
import { DAY, dayNow, type Clock } from "#gateway/platform/clock.ts";
import type { Dialect, Store, TableName } from "./database.ts";
import { cachedByVersion, tableCount } from "./listCounts.ts";
import { readFrom } from "./reading.ts";

/** The column of a table whose sample rows are always current: the day (since 1970, UTC) that the row's times were written for; null once somebody changed the row. */
export interface SampleDay {
  sampleDay: number | null;
}

/** The day it is, as `sampleDay` holds it. */
export const dayOf = (instant: string): number => Math.floor(Date.parse(instant) / DAY);

/** Makes the index that untouched rows of other days are found by; the table has the column `sampleDay`. */
export async function createSampleDayIndex(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema.createIndex(`${table}_sampleDay`).on(table).column("sampleDay").execute();
}

const moved = (dialect: Dialect, column: string, today: number) => {
  const [name, days] = [sql.ref(column), sql`(cast(${today} as integer) - "sampleDay")`];
  return dialect === "sqlite"
    ? sql`${name} = strftime('%Y-%m-%dT%H:%M:%fZ', ${name}, ${days} || ' days')`
    : sql`${name} = to_char((${name}::timestamptz at time zone 'UTC') + ${days} * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
};

/**
 * Moves the sample rows that nobody changed to today, so that a store of last week still has events of this week; rows
 * that were changed stay where they are. It costs next to nothing when it is still the same day: call it before each use.
 * @param columns the columns that hold times, as RFC 3339 texts.
 */
export async function keepCurrent(
  store: Store,
  clock: Clock,
  table: TableName,
  columns: readonly string[],
): Promise<void> {
  const today = dayNow(clock);
  const { version } = await readFrom(store, () => tableCount(store, table));
  await cachedByVersion(store, table, version, `current on day ${today}`, async () => {
    const set = ["createdAt", "updatedAt", ...columns].map((column) => moved(store.dialect, column, today));
    await sql`update ${sql.table(table)} set ${sql.join(set)}, "sampleDay" = ${today} where "sampleDay" < ${today} or "sampleDay" > ${today}`.execute(
      store.db,
    );
  });
}
