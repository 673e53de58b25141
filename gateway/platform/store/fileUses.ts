import { sql, type Kysely } from "kysely";
import type { Db, TableName } from "./database.ts";
import { batches } from "./statements.ts";

/** Rows that named a kept file when they were written; whether they still do is looked at when it is asked. */
export interface FileUseTable {
  fileId: string;
  tableName: TableName;
  rowId: number;
}

declare module "./database.ts" {
  interface Database {
    file_uses: FileUseTable;
  }
}

const fileId = /file_[0-9a-f]{32}/g;

const namedIn = (value: unknown): readonly string[] =>
  typeof value === "string" || (typeof value === "object" && value !== null)
    ? ((typeof value === "string" ? value : JSON.stringify(value)).match(fileId) ?? [])
    : [];

/** The kept files that a row names, in whatever column: by their addresses or their identifiers. */
const filesIn = (row: object): Set<string> => new Set(Object.values(row).flatMap(namedIn));

/** Makes the table of the uses, and notes those of rows that are there already. */
export async function createFileUses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("file_uses")
    .addColumn("fileId", "text", (c) => c.notNull())
    .addColumn("tableName", "text", (c) => c.notNull())
    .addColumn("rowId", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("file_uses_key", ["fileId", "tableName", "rowId"])
    .execute();
  const inside = db.withTables<{ file_uses: Omit<FileUseTable, "tableName"> & { tableName: string } }>();
  for (const { name, columns } of await db.introspection.getTables()) {
    const names = columns.map((column) => column.name);
    if (!names.includes("id") || !names.includes("version")) continue;
    const named = names.map((column) => sql`cast(${sql.ref(column)} as text) like '%file\\_%' escape '\\'`);
    const { rows } = await sql<{
      id: number;
    }>`select * from ${sql.table(name)} where ${sql.join(named, sql` or `)}`.execute(db);
    // Accounts and what belongs to them are not rows of a list: their keys are texts.
    const numbered = rows.filter(({ id }) => Number.isInteger(id));
    for (const part of batches(usesOf(name, numbered)))
      await inside.insertInto("file_uses").values(part).execute();
  }
}

const usesOf = <Name extends string>(tableName: Name, rows: readonly { id: number }[]) =>
  rows.flatMap((row) => [...filesIn(row)].map((file) => ({ fileId: file, tableName, rowId: row.id })));

/** Notes which kept files these rows of a table name; every row that is written through `defineRows` is noted. */
export async function noteFileUses(
  db: Db,
  tableName: TableName,
  rows: readonly { id: number }[],
): Promise<void> {
  for (const part of batches(usesOf(tableName, rows)))
    await db
      .insertInto("file_uses")
      .values(part)
      .onConflict((c) => c.doNothing())
      .execute();
}

/** Whether a row of the store names the kept file. */
export async function isFileUsed(db: Db, id: string): Promise<boolean> {
  const uses = await db.selectFrom("file_uses").selectAll().where("fileId", "=", id).execute();
  for (const { tableName, rowId } of uses) {
    const { rows } = await sql<object>`select * from ${sql.table(tableName)} where id = ${rowId}`.execute(db);
    if (rows.some((row) => filesIn(row).has(id))) return true;
  }
  return false;
}
