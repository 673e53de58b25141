import { existsSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import type { z } from "zod";
import { DAY, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";
import { root } from "#gateway/platform/root.ts";
import type { Fixture, SampleSource } from "./sampleRows.ts";
import { forgetSampleKeys } from "./idempotencyKeys.ts";
import type { Db, Store } from "./database.ts";
import { holdTable } from "./transaction.ts";
import { forgetUndo } from "./undoEntries.ts";

const fixtures = new URL("fixtures/", root);

/** The sample rows of an entity (`ecommerce/products`), as they stand in `fixtures/`. */
export function readFixture(name: string): Fixture {
  const file = new URL(`${name}.json`, fixtures);
  if (!existsSync(file)) return [];
  const rows: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(rows)) throw new TypeError(`The fixture ${name} is not a list of rows.`);
  return rows;
}

/**
 * What a fixture holds that nobody changes, such as `pages/faq`: read and checked when it is first used.
 * @param schema makes what checks it.
 */
export const fixedRows = <T>(name: string, schema: () => z.ZodType<T>): (() => T) =>
  onFirstUse(() => schema().parse(readFixture(name), { jitless: true }));

/** Sample rows are dated from the start of the day (UTC), so that a reset brings the same answers all day long. */
const startOfDay = (clock: Clock): Clock => ({ now: () => Math.floor(clock.now() / DAY) * DAY });

/**
 * Puts sample rows in, once for each entity: rows that were removed later stay away until a reset. All are there or none.
 * @param options.accounts whether the sample accounts are wanted too.
 * @param options.reset replaces all rows of the sample tables by the sample rows; accounts are never replaced.
 */
export async function seed(
  store: Store,
  entities: readonly SampleSource[],
  clock: Clock,
  { accounts, reset = false }: { accounts: boolean; reset?: boolean },
): Promise<void> {
  const wanted = entities.flatMap(({ name, sample }) =>
    sample && (accounts || sample.kind === "rows") ? [{ name, sample }] : [],
  );
  const filledIn = async (db: Db) =>
    new Set((await db.selectFrom("sample_fills").select("name").execute()).map(({ name }) => name));
  const before = await filledIn(store.db);
  if (!reset && wanted.every(({ name }) => before.has(name))) return;
  await store.db.transaction().execute(async (db) => {
    // Another process may have filled some meanwhile.
    await holdTable({ ...store, db }, "sample_fills");
    const done = await filledIn(db);
    if (reset) await forgetSampleKeys(db);
    for (const { name, sample } of wanted) {
      const again = reset && sample.kind === "rows";
      if (done.has(name) && !again) continue;
      const tables = [sample.table, ...(sample.furtherTables ?? [])];
      if (again)
        for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
      await sample.fill(
        { ...store, db },
        readFixture(name),
        sample.kind === "rows" ? startOfDay(clock) : clock,
      );
      await db
        .insertInto("sample_fills")
        .values({ name, filledAt: timestamp(clock) })
        .onConflict((c) => c.column("name").doUpdateSet({ filledAt: timestamp(clock) }))
        .execute();
    }
    if (reset) await forgetUndo(db);
  });
}
