import type { ColumnType, Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

export interface DomainSuffixTable {
  suffix: string;
  isEnabled: number;
  minLength: number;
  maxLength: number;
  perUser: number;
  termDays: number;
  pointsCost: number;
  reserved: ColumnType<string[], string, string>;
  flagged: ColumnType<string[], string, string>;
  version: number;
}

export type DomainSuffixRow = Selectable<DomainSuffixTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    domains_suffixes: DomainSuffixTable;
  }
}

const table = "domains_suffixes";

export const migrations: Record<string, Step> = {
  "0620_domains_suffixes": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("suffix", text, (c) => c.primaryKey())
      .addColumn("isEnabled", "integer", (c) => c.notNull())
      .addColumn("minLength", "integer", (c) => c.notNull())
      .addColumn("maxLength", "integer", (c) => c.notNull())
      .addColumn("perUser", "integer", (c) => c.notNull())
      .addColumn("termDays", "integer", (c) => c.notNull())
      .addColumn("pointsCost", "integer", (c) => c.notNull())
      .addColumn("reserved", jsonType(dialect), (c) => c.notNull())
      .addColumn("flagged", jsonType(dialect), (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull())
      .execute();
  },
};

export const all = async (db: Db): Promise<DomainSuffixRow[]> =>
  await db.selectFrom(table).selectAll().orderBy("suffix").limit(100).execute();

export const bySuffix = async (db: Db, suffix: string): Promise<DomainSuffixRow | undefined> =>
  suffix.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("suffix", "=", suffix).executeTakeFirst();

const written = ({ reserved, flagged }: Pick<DomainSuffixRow, "reserved" | "flagged">) => ({
  reserved: JSON.stringify(reserved),
  flagged: JSON.stringify(flagged),
});

export const insert = async (db: Db, row: DomainSuffixRow): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...row, ...written(row) })
    .execute();
};

/** Writes the terms anew; undefined where they are not of the version any more. */
export const update = async (
  db: Db,
  { suffix, version, ...terms }: DomainSuffixRow,
): Promise<DomainSuffixRow | undefined> =>
  await db
    .updateTable(table)
    .set({ ...terms, ...written(terms), version: version + 1 })
    .where("suffix", "=", suffix)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
