import type { Kysely } from "kysely";
import { numericId } from "#gateway/platform/ids.ts";
import type { Db, TableName } from "./database.ts";

/** Another name that a row is asked for by, beside its key: those of the samples that the documented addresses lead to. */
export interface RowNameTable {
  table: string;
  name: string;
  key: number;
}

declare module "./database.ts" {
  interface Database {
    row_names: RowNameTable;
  }
}

/** Makes the table of the names. */
export async function createRowNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("row_names")
    .addColumn("table", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("key", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("row_names_name", ["table", "name"])
    .execute();
}

/** Gives a row a name; the row that had it loses it. */
export const nameRow = async (db: Db, table: TableName, name: string, key: number): Promise<void> => {
  await db
    .insertInto("row_names")
    .values({ table, name, key })
    .onConflict((c) => c.columns(["table", "name"]).doUpdateSet({ key }))
    .execute();
};

/** The key of the row that an identifier or another name stands for; undefined where there is none. */
export async function keyNamed(db: Db, table: TableName, name: string): Promise<number | undefined> {
  const key = numericId(name);
  if (key !== null || name.includes("\0")) return key ?? undefined;
  const named = db.selectFrom("row_names").select("key").where("table", "=", table).where("name", "=", name);
  return (await named.executeTakeFirst())?.key;
}
