import { sql, type Selectable } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";
import { declaredPrices, type DeclaredPrice, type PriceKey } from "./priceList.ts";

export interface PriceTable {
  id: PriceKey;
  /** Millionths of one CNY, hundredths of a percent, or a whole number. */
  value: StoredMicros;
  version: number;
  changedAt: string | null;
}

/** A change of a price; it is written once. */
export interface PriceChangeTable {
  id: string;
  priceId: PriceKey;
  former: StoredMicros;
  value: StoredMicros;
  at: string;
  actorId: string;
}

export type PriceRow = DeclaredPrice & Pick<PriceTable, "version" | "changedAt">;
export type PriceChangeRow = Selectable<PriceChangeTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    catalogue_prices: PriceTable;
    catalogue_price_changes: PriceChangeTable;
  }
}

const table = "catalogue_prices";
const changes = "catalogue_price_changes";
const KEPT = "The history of prices is only added to.";

export const migrations: Record<string, Step> = {
  "0430_catalogue_prices": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("value", "bigint", (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("changedAt", text)
      .execute();
    await db.schema
      .createTable(changes)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("priceId", text, (c) => c.notNull().references(`${table}.id`))
      .addColumn("former", "bigint", (c) => c.notNull())
      .addColumn("value", "bigint", (c) => c.notNull())
      .addColumn("at", text, (c) => c.notNull())
      .addColumn("actorId", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("catalogue_price_changes_price")
      .on(changes)
      .columns(["priceId", "id"])
      .execute();
    const run = (statement: string) => sql.raw(statement).execute(db);
    if (dialect === "sqlite") {
      for (const work of ["update", "delete"])
        await run(
          `create trigger ${changes}_no_${work} before ${work} on ${changes} begin select raise(abort, '${KEPT}'); end`,
        );
    } else {
      await run(
        `create function ${changes}_kept() returns trigger language plpgsql as $$ begin raise exception '${KEPT}'; end $$`,
      );
      await run(
        `create trigger ${changes}_kept before update or delete or truncate on ${changes} for each statement execute function ${changes}_kept()`,
      );
    }
    // The list is the product's, not sample data: every store begins with it.
    for (const { id, value } of declaredPrices)
      await sql`insert into ${sql.table(table)} (id, value, version) values (${id}, ${value.toString()}, 1)`.execute(
        db,
      );
  },
  "0500_catalogue_prices_agents": async (db) => {
    for (const { id, value } of declaredPrices)
      await sql`insert into ${sql.table(table)} (id, value, version) values (${id}, ${value.toString()}, 1) on conflict (id) do nothing`.execute(
        db,
      );
  },
};

export async function all(db: Db): Promise<PriceRow[]> {
  const rows = await db.selectFrom(table).selectAll().execute();
  const kept = new Map(rows.map((row) => [row.id, row]));
  return declaredPrices.flatMap((declared) => {
    const row = kept.get(declared.id);
    return row
      ? [{ ...declared, value: micros(row.value), version: row.version, changedAt: row.changedAt }]
      : [];
  });
}

/** Changes a price as it was read; false when somebody else was faster. */
export async function change(
  db: Db,
  { id, version }: Pick<PriceRow, "id" | "version">,
  value: bigint,
  changedAt: string,
): Promise<boolean> {
  const changed = await db
    .updateTable(table)
    .set({ value: value.toString(), version: version + 1, changedAt })
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

export const noteChange = async (
  db: Db,
  { former, value, ...row }: Omit<PriceChangeRow, "former" | "value"> & Record<"former" | "value", bigint>,
): Promise<void> => {
  await db
    .insertInto(changes)
    .values({ ...row, former: former.toString(), value: value.toString() })
    .execute();
};

/** The changes of a price, the newest first. */
export const changesOf = async (db: Db, priceId: PriceKey, limit: number): Promise<PriceChangeRow[]> =>
  await db
    .selectFrom(changes)
    .selectAll()
    .where("priceId", "=", priceId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
